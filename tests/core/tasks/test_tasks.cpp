// The task functions on the sample: their results, and what a stop at each stage leaves.
#include <QTest>
#include <cmath>

#include "core/base/files/atomic_file.h"
#include "core/exchange/formats/npy.h"
#include "core/models/load_model.h"
#include "core/pairs/store/pair_store.h"
#include "core/runs/history.h"
#include "core/tasks/corpora/embed_text.h"
#include "core/tasks/corpora/score_pairs.h"
#include "core/tasks/data/browse_pairs.h"
#include "core/tasks/data/import_pairs.h"
#include "core/tasks/data/write_sample.h"
#include "core/tasks/evaluation/evaluate_model.h"
#include "core/tasks/filtering/compute_statistics.h"
#include "core/tasks/training/list_runs.h"
#include "core/tasks/training/train_model.h"
#include "core/tasks/training/train_tokenizer.h"
#include "tests/support/test_support.h"

using namespace paragram;
namespace fs = std::filesystem;

namespace {

// The first two columns of a tab-separated file.
ScoreRequest scoring(const fs::path& input, const fs::path& output) {
    ScoreRequest request;
    request.input.first = input;
    request.input.format = "tsv";
    request.input.header = "no";
    request.input.columns = {0, 1};
    request.output = output;
    return request;
}

}  // namespace

class TestTasks : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    fs::path path(const std::string& name) const { return test::pathIn(folder_, name); }

    TrainRequest trainRequest(const std::string& run) const {
        TrainRequest request;
        request.pairs = {path("p.h5")};
        request.tokenizers = {path("t.model")};
        request.development = {path("sample/development.en-es.tsv")};
        request.settings.encoder.dimension = 32;
        request.settings.encoder.dropout = 0.1;
        request.settings.train.steps = 60;
        request.settings.train.evaluateEvery = 20;
        request.settings.train.megaBatch = 5;
        request.settings.train.anneal = 10;
        request.settings.train.learningRate = 0.01;
        request.output = path(run);
        return request;
    }
    EvaluationReport evaluate(const fs::path& run) const {
        JobContext job;
        const auto model = loadModel(run);
        return *evaluateModel(**model, {path("sample/test.en-es.tsv")}, job);
    }

  private slots:
    void initTestCase() {
        VERIFY_OK(writeSample(path("sample")));
        JobContext job;
        ImportRequest import;
        import.input.first = path("sample/train.en-es.tsv");
        import.output = path("p.h5");
        const auto imported = importPairs(import, job);
        VERIFY_OK(imported);
        QVERIFY((*imported).pairsKept >= 20000);
        TokenizerRequest tokenizer;
        tokenizer.pairs = {path("p.h5")};
        tokenizer.settings.tokenizer.vocabulary = 2000;
        tokenizer.output = path("t.model");
        const auto learned = trainTokenizer(tokenizer, job);
        VERIFY_OK(learned);
        QVERIFY((*learned).pieces > 1000 && (*learned).pieces <= 2000);
        QVERIFY((*learned).piecesPerWord > 1 && (*learned).unknownShare < 0.1);
        VERIFY_OK(trainModel(trainRequest("run"), {}, job));
    }

    void languagesComeFromTheNameOfTheFile() {
        const auto info = describePairs(path("p.h5"));
        VERIFY_OK(info);
        QCOMPARE((*info).sourceLanguage + (*info).targetLanguage, std::string("enes"));
    }

    void trainingRaisesTheDevelopmentScoreAndIsRecorded() {
        const auto run = readRun(path("run"));
        VERIFY_OK(run);
        QVERIFY((*run).state == RunState::finished && (*run).hasModel && !(*run).canResume);
        QVERIFY((*run).summary.bestPearson > (*run).summary.untrainedPearson + 0.05);
        const auto history = readHistory(path("run/history.csv"));
        VERIFY_OK(history);
        QCOMPARE((*history).steps.size(), 60U);
        QCOMPARE((*history).evaluations.size(), 4U);  // untrained, 20, 40, 60
        QCOMPARE((*history).steps.back().step, 60);
        QVERIFY(std::abs((*history).evaluations.back().meanPearson - (*run).summary.bestPearson) < 1e-5);
        QCOMPARE(listRuns(path("")).size(), 1U);
    }

    void theModelScoresTestPairsBetterThanAnUntrainedTable() {
        JobContext job;
        const auto model = loadModel(path("run"));
        VERIFY_OK(model);
        const auto trained = evaluate(path("run"));
        const auto random =
            evaluateModel(untrainedModelLike(**model, 1), {path("sample/test.en-es.tsv")}, job);
        VERIFY_OK(random);
        QVERIFY(trained.sets[0].pearson > (*random).sets[0].pearson + 0.05);
        QVERIFY(trained.sets[0].pearsonLow < trained.sets[0].pearson &&
                trained.sets[0].pearson < trained.sets[0].pearsonHigh);
    }

    void aTrainingStoppedAndResumedEndsInTheSameFiles_data() {
        QTest::addColumn<int>("stopAt");
        QTest::newRow("before the first step") << 0;
        QTest::newRow("within a mega-batch") << 13;
        QTest::newRow("after an evaluation") << 40;
    }
    void aTrainingStoppedAndResumedEndsInTheSameFiles() {
        QFETCH(int, stopAt);
        const std::string name = "stopped" + std::to_string(stopAt);
        TrainRequest request = trainRequest(name);
        std::stop_source stop;
        JobContext job;
        job.stop = stop.get_token();
        TrainObserver observer;
        observer.onStep = [&](const StepRecord& step) {
            if (step.step == 1) {
                const auto running = readRun(request.output);
                QVERIFY((*running).state == RunState::unfinished && (*running).pairsName == "p.h5");
            }
            if (step.step == stopAt) stop.request_stop();
        };
        observer.onEvaluation = [&](const EvaluationRecord& record) {
            if (record.step == 0 && stopAt == 0) stop.request_stop();
        };
        const auto stopped = trainModel(request, observer, job);
        VERIFY_OK(stopped);
        QVERIFY(stopped.stopped());
        QCOMPARE((*stopped).steps, stopAt);
        QVERIFY((*readRun(path(name))).canResume);
        request.resume = true;
        JobContext again;
        const auto resumed = trainModel(request, {}, again);
        VERIFY_OK(resumed);
        QVERIFY(*readFile(path(name) / "model.h5") == *readFile(path("run/model.h5")));
        const auto history = readHistory(path(name) / "history.csv");
        QCOMPARE((*history).steps.size(), 60U);
        QCOMPARE((*history).evaluations.size(), 4U);
    }

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
        const auto model = loadModel(path("run"));
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
            TrainRequest request = trainRequest("stop/run");
            const auto done = trainModel(request, {}, job);
            QVERIFY(done.stopped());
        } else if (stage == "Evaluating") {
            const auto report = evaluateModel(**model, {path("sample")}, job);
            VERIFY_OK(report);
            QVERIFY(report.stopped() && (*report).sets.empty());
        } else if (stage == "Embedding") {
            const auto done = embedText(**model, {path("sample/train.en-es.tsv"), out / "v.npy", false}, job);
            QVERIFY(done.stopped());
            QVERIFY(fs::is_empty(out));
        } else {
            const auto done =
                scorePairs(**model, scoring(path("sample/train.en-es.tsv"), out / "s.tsv"), job);
            QVERIFY(done.stopped());
        }
        QVERIFY(reached);
        for (const auto& entry : fs::recursive_directory_iterator(out))
            QVERIFY(entry.path().extension() != ".part");
    }

    void scoresKeepTheInputsColumnsAndAppendTheCosine() {
        JobContext job;
        const auto model = loadModel(path("run"));
        const auto input =
            test::writeText(path("in.tsv"), "the dog\tel perro\textra\nthe cat\tel gato\tmore\n");
        const auto done = scorePairs(**model, scoring(input, path("out.tsv")), job);
        VERIFY_OK(done);
        QCOMPARE((*done).pairs, 2);
        const QStringList lines = QString::fromStdString(*readFile(path("out.tsv"))).split('\n');
        QVERIFY(lines[0].startsWith("the dog\tel perro\textra\t"));
        QVERIFY(std::abs(lines[0].section('\t', 3).toDouble() - (*model)->cosine("the dog", "el perro")) <
                1e-6);
    }

    // A spreadsheet with a header, other columns before the sentences, and quotes: read like an import
    // reads it.
    void filesOfAnyFormatAreScored() {
        JobContext job;
        const auto model = loadModel(path("run"));
        PairInput input;
        input.first = test::writeText(path("graded.csv"),
                                      "id,grade,English,Spanish\n7,5,\"the dog, a big one\",el perro grande\n"
                                      "9,0,the cat,\"el \"\"gato\"\"\"\n");
        auto columns = sentenceColumns(input);
        VERIFY_OK(columns);
        QCOMPARE(columns->columns, (std::vector<int>{2, 3}));
        QCOMPARE(columns->names[3], std::string("Spanish"));
        columns->applyTo(input);
        std::vector<ScoredPair> seen;
        const auto keep = [&](const std::vector<ScoredPair>& pairs) { seen = pairs; };
        const auto done = scorePairs(**model, {input, {}, keep}, job);
        VERIFY_OK(done);
        QCOMPARE(done->pairs, 2);
        QCOMPARE(seen[0].source, std::string("the dog, a big one"));
        QCOMPARE(seen[1].target, std::string("el \"gato\""));
        QVERIFY(std::abs(seen[1].cosine - (*model)->cosine("the cat", "el \"gato\"")) < 1e-9);

        PairInput objects;
        objects.first = test::writeText(path("pairs.jsonl"),
                                        "{\"n\": 1, \"left\": \"the dog\", \"right\": \"el perro\"}\n");
        columns = sentenceColumns(objects);
        VERIFY_OK(columns);
        QVERIFY(columns->byName);
        columns->columns = {1, 2};
        columns->applyTo(objects);
        VERIFY_OK(scorePairs(**model, {objects, {}, keep}, job));
        QCOMPARE(seen[0].target, std::string("el perro"));
    }

    void embeddingWritesOneRowPerLine() {
        JobContext job;
        const auto model = loadModel(path("run"));
        const auto input = test::writeText(path("lines.txt"), "the dog\n\nel gato\n");
        const auto done = embedText(**model, {input, path("v.npy"), true}, job);
        VERIFY_OK(done);
        const auto vectors = readNpy(path("v.npy"));
        VERIFY_OK(vectors);
        QCOMPARE((*vectors).rows(), 3U);
        QCOMPARE((*vectors).cols(), 32U);
        QVERIFY(std::abs(cosine((*vectors).row(0), (*vectors).row(2)) -
                         (*model)->cosine("the dog", "el gato")) < 1e-6);
        double squares = 0;
        for (const float v : (*vectors).row(0)) squares += static_cast<double>(v) * v;
        QVERIFY(std::abs(squares - 1) < 1e-5);
    }

    void everyEncoderKindTrains_data() {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("pooling");
        QTest::newRow("sp") << "sp"
                            << "mean";
        QTest::newRow("word") << "word"
                              << "mean";
        QTest::newRow("trigram") << "trigram"
                                 << "mean";
        QTest::newRow("word, maximum") << "word"
                                       << "max";
    }
    void everyEncoderKindTrains() {
        QFETCH(QString, kind);
        QFETCH(QString, pooling);
        TrainRequest request = trainRequest(("kind-" + kind + pooling).toStdString());
        request.tokenizers.clear();
        request.settings.encoder.kind = kind.toStdString();
        request.settings.encoder.pooling = *valueNamed<Pooling>(pooling.toStdString());
        request.settings.tokenizer.vocabulary = 3000;
        JobContext job;
        const auto done = trainModel(request, {}, job);
        VERIFY_OK(done);
        QVERIFY((*done).bestPearson > (*done).untrainedPearson);
        QCOMPARE(evaluate(request.output).sets.size(), 1U);
    }
};

QTEST_GUILESS_MAIN(TestTasks)
#include "test_tasks.moc"
