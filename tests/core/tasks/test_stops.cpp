// What a stop at each stage of the tasks leaves.
#include <QTest>

#include "core/models/embed_texts.h"
#include "core/pairs/store/pair_store.h"
#include "core/tasks/corpora/embed_text.h"
#include "core/tasks/corpora/score_pairs.h"
#include "core/tasks/data/browse_pairs.h"
#include "core/tasks/evaluation/evaluate_model.h"
#include "core/tasks/filtering/compute_statistics.h"
#include "core/tasks/training/train_model.h"
#include "tests/support/training_sample.h"
#include "tests/support/word_model.h"

using namespace paragram;
namespace fs = std::filesystem;

class TestStops : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    fs::path path(const std::string& name) const { return test::pathIn(folder_, name); }
    const Model model_ = test::wordModel({"the dog", "el perro"});

  private slots:
    void initTestCase() { test::makeTrainingSample(folder_, 2000); }

    void aStopAtEveryStageLeavesNothingHalfWritten_data() {
        QTest::addColumn<QString>("stage");
        for (const char* stage : {"Reading pairs", "Counting", "Reading text", "Learning the vocabulary",
                                  "Tokenising", "Training", "Evaluating", "Embedding", "Scoring"}) {
            QTest::newRow(stage) << stage;
        }
    }
    void aStopAtEveryStageLeavesNothingHalfWritten() {
        QFETCH(QString, stage);
        std::stop_source stop;
        JobContext job;
        job.stop = stop.get_token();
        bool reached = false;
        job.onProgress = [&](const Progress& progress) {
            if (QString::fromStdString(progress.stage) != stage) return;
            reached = true;
            stop.request_stop();
        };
        const fs::path out = path("stop");
        fs::remove_all(out);
        fs::create_directories(out);
        if (stage == "Reading pairs") {
            ImportRequest request;
            request.input.first = path("sample/train.en-es.tsv");
            request.output = out / "p.h5";
            const auto done = importPairs(request, job);
            VERIFY_OK(done);
            QVERIFY(done.stopped());
            QCOMPARE((*describePairs(out / "p.h5")).pairs, (*done).pairsKept);  // what was read is kept
        } else if (stage == "Counting") {
            PairStoreWriter writer(out / "many.h5");  // the first report follows the first batch
            for (int i = 0; i < 20'000; ++i) writer.add({std::to_string(i), std::to_string(i), 0});
            writer.commit({0, "en", "es", "made", "", false});
            QVERIFY(computeStatistics(out / "many.h5", job).stopped());
        } else if (stage == "Reading text" || stage == "Learning the vocabulary") {
            TokenizerRequest request;
            request.pairs = {path("p.h5")};
            request.settings.tokenizer.vocabulary = 500;
            request.output = out / "t.model";
            const auto done = trainTokenizer(request, job);
            QVERIFY(done.stopped());
            QVERIFY(fs::is_empty(out));
        } else if (stage == "Tokenising" || stage == "Training") {
            TrainRequest request;
            request.pairs = {path("p.h5")};
            request.tokenizers = {path("t.model")};
            request.settings.encoder.dimension = 32;
            request.output = out / "run";
            const auto done = trainModel(request, {}, job);
            QVERIFY(done.stopped());
        } else if (stage == "Evaluating") {
            const auto report = evaluateModel(model_, {path("sample")}, job);
            VERIFY_OK(report);
            QVERIFY(report.stopped() && (*report).sets.empty());
        } else if (stage == "Embedding") {
            const auto done = embedText(model_, {path("sample/train.en-es.tsv"), out / "v.npy", false}, job);
            QVERIFY(done.stopped());
            QVERIFY(fs::is_empty(out));
        } else {
            PairInput input;
            input.first = path("sample/train.en-es.tsv");
            input.columns = {0, 1};
            const auto done = scorePairs(model_, {input, out / "s.tsv", {}}, job);
            QVERIFY(done.stopped());
        }
        QVERIFY(reached);
        for (const auto& entry : fs::recursive_directory_iterator(out))
            QVERIFY(entry.path().extension() != ".part");
    }

    void theEmbeddingOfADataSetIsStopped() {
        const std::vector<std::string> texts(1500, "the dog");
        Workers workers(1);
        JobContext job;
        const auto all = embedTexts(model_, texts, workers, job);
        VERIFY_OK(all);
        const Matrix whole = model_.embed(texts, workers);
        QCOMPARE(all->rows(), whole.rows());
        QVERIFY(std::equal(whole.data(), whole.data() + whole.rows() * whole.cols(), all->data()));
        std::stop_source stop;
        stop.request_stop();
        job.stop = stop.get_token();
        QVERIFY(embedTexts(model_, texts, workers, job).stopped());
    }
};

QTEST_GUILESS_MAIN(TestStops)
#include "test_stops.moc"
