// Recurrent encoders from pairs to vectors: trained, saved, resumed to the same bits, scrambled, dropped out,
// and refused where only averages will do.
#include <QTest>
#include <cmath>

#include "core/analysis/contribution.h"
#include "core/models/load_model.h"
#include "core/models/text_encoder.h"
#include "core/runs/checkpoint_file.h"
#include "core/tasks/models/export_model.h"
#include "core/tasks/training/train_model.h"
#include "core/training/feeds/scramble.h"
#include "tests/support/training_sample.h"

using namespace paragram;
namespace fs = std::filesystem;

class TestRecurrentTraining : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    fs::path path(const std::string& name) const { return test::pathIn(folder_, name); }

    TrainRequest request(const std::string& run) const {
        TrainRequest request = test::sampleRequest(folder_, run);
        request.settings.encoder.dimension = 24;
        request.settings.encoder.network = Network::blstm;
        request.settings.encoder.units = 20;
        request.settings.encoder.scramble = 0.3;
        request.settings.train.steps = 40;
        request.settings.train.evaluateEvery = 20;
        request.settings.train.batch = 64;
        request.settings.train.megaBatch = 4;
        request.settings.train.anneal = 5;
        request.settings.train.learningRate = 0.01;
        request.settings.train.threads = 2;
        return request;
    }
    static std::vector<std::string> sentences() {
        return {"the dog sleeps", "el perro duerme", "where is the house of my friend", ""};
    }

  private slots:
    void initTestCase() {
        test::makeTrainingSample(folder_, 2000);
        JobContext job;
        const auto summary = trainModel(request("run"), {}, job);
        VERIFY_OK(summary);
        QVERIFY2(summary->bestPearson > summary->untrainedPearson + 0.02,
                 qPrintable(QString("%1 after %2").arg(summary->bestPearson).arg(summary->untrainedPearson)));
    }

    void aSavedModelGivesTheVectorsOfTheTraining() {
        const auto model = loadModel(path("run"));
        VERIFY_OK(model);
        QCOMPARE((*model)->dimension(), 40U);
        QCOMPARE((*model)->network.size(), 8U);
        const auto texts = sentences();
        Workers workers(2);
        const Matrix plain = (*model)->embed(texts, workers);
        TextEncoder encoder(**model);
        Matrix fast;
        encoder.encode(texts, Side::source, false, workers, fast);
        QCOMPARE(fast.rows(), plain.rows());
        for (std::size_t i = 0; i + 1 < texts.size(); ++i)  // the last one is blank
            QVERIFY(std::ranges::equal(fast.row(i), plain.row(i)));
        QVERIFY(std::ranges::all_of(fast.row(3), [](float value) { return value == 0; }));
        // The order of words counts.
        const std::vector<std::string> order{"the dog bites the man", "the man bites the dog"};
        const Matrix vectors = (*model)->embed(order, workers);
        QVERIFY(cosine(vectors.row(0), vectors.row(1)) < 0.9999);
    }

    void aResumedTrainingComputesTheSameBits() {
        JobContext job;
        TrainRequest whole = request("whole");
        whole.development.clear();
        whole.settings.encoder.dropout = 0.2;
        whole.settings.train.average = 0.9;
        whole.settings.train.checkpointMinutes = 1e-9;  // after every step
        TrainRequest parts = whole;
        parts.output = path("parts");
        VERIFY_OK(trainModel(whole, {}, job));
        std::stop_source stop;
        JobContext stopped;
        stopped.stop = stop.get_token();
        TrainObserver observer;
        observer.onStep = [&](const StepRecord& step) {
            if (step.step == 17) stop.request_stop();
        };
        const auto first = trainModel(parts, observer, stopped);
        QVERIFY(first.stopped());
        parts.resume = true;
        VERIFY_OK(trainModel(parts, {}, job));
        const auto a = readCheckpoint(path("whole/checkpoint.h5")),
                   b = readCheckpoint(path("parts/checkpoint.h5"));
        VERIFY_OK(a);
        VERIFY_OK(b);
        QVERIFY(a->trainer.table == b->trainer.table);
        QVERIFY(a->trainer.network == b->trainer.network);
        QVERIFY(a->trainer.networkMoments.mean == b->trainer.networkMoments.mean);
        QVERIFY(a->trainer.networkMoments.variance == b->trainer.networkMoments.variance);
        QVERIFY(!a->trainer.networkMoments.average.empty());
        QVERIFY(a->trainer.networkMoments.average == b->trainer.networkMoments.average);
    }

    void everyFormTrains_data() {
        QTest::addColumn<int>("form");
        int form = 0;
        for (const char* name :
             {"lstm", "added directions", "peepholes", "a network for each language", "words"})
            QTest::newRow(name) << form++;
    }
    void everyFormTrains() {
        QFETCH(int, form);
        TrainRequest wanted = request("form-" + std::to_string(form));
        EncoderSettings& encoder = wanted.settings.encoder;
        wanted.settings.train.steps = 10;
        if (form == 0) encoder.network = Network::lstm;
        if (form == 1) encoder.directions = JoinedDirections::added;
        if (form == 2) encoder.peepholes = true;
        if (form == 3) encoder.separateNetworks = true;
        if (form == 4) {
            encoder.kind = "word";
            wanted.tokenizers.clear();
        }
        JobContext job;
        const auto summary = trainModel(wanted, {}, job);
        VERIFY_OK(summary);
        QVERIFY(std::isfinite(summary->lastLoss));
        const auto model = loadModel(wanted.output);
        VERIFY_OK(model);
        QCOMPARE((*model)->dimension(), form < 2 ? 20U : 40U);
        Workers workers(1);
        const std::vector<std::string> one{"the dog"};
        const bool differ =
            !((*model)->embed(one, workers, Side::source) == (*model)->embed(one, workers, Side::target));
        QCOMPARE(differ, form == 3);
    }

    void severalKindsOfTokensAreRefused() {
        TrainRequest wanted = request("refused");
        wanted.settings.encoder.kind = "word,trigram";
        wanted.tokenizers.clear();
        JobContext job;
        const auto refused = trainModel(wanted, {}, job);
        QVERIFY(!refused.ok());
        QCOMPARE(refused.error().where, std::string("encoder.kind"));
        QVERIFY(!fs::exists(path("refused/model.h5")));
    }

    void whatNeedsAnAverageIsRefusedWithTheReason() {
        ExportRequest wanted;
        wanted.model = path("run");
        wanted.formats = {"onnx"};
        wanted.output = path("exports");
        JobContext job;
        const auto refused = exportModel(wanted, job);
        QVERIFY(!refused.ok());
        QVERIFY(refused.error().sentence().find("recurrent") != std::string::npos);
        const auto model = loadModel(path("run"));
        VERIFY_OK(model);
        TextEncoder encoder(**model);
        QVERIFY(!encoder.reduce(WeightPrecision::fp16).ok());
        const Contribution why = explainCosine(**model, "the dog", "el perro");
        QVERIFY(std::abs(why.cosine - (*model)->cosine("the dog", "el perro")) < 1e-12);
    }

    void scramblingShufflesWholeSentences() {
        MegaBatch batch;
        for (std::int32_t i = 0; i < 400; ++i) {
            std::vector<std::int32_t> tokens(12);
            for (std::int32_t k = 0; k < 12; ++k) tokens[static_cast<std::size_t>(k)] = 100 * i + k;
            batch.tokens.source.add(tokens);
            batch.tokens.target.add(tokens);
        }
        const auto changedIn = [&](const MegaBatch& other) {
            std::vector<char> changed;
            for (std::size_t i = 0; i < 400; ++i) {
                const Sentence before = batch.tokens.source[i], after = other.tokens.source[i];
                changed.push_back(!std::ranges::equal(before, after));
                std::vector<std::int32_t> sorted(after.begin(), after.end());
                std::ranges::sort(sorted);
                if (!std::ranges::equal(sorted, before)) qFatal("tokens were lost");
            }
            return changed;
        };
        EncoderSettings settings;
        settings.scramble = 0.3;
        MegaBatch first = batch, again = batch, next = batch;
        scramble(first, settings, 1, 0, 1000);
        scramble(again, settings, 1, 0, 1000);
        scramble(next, settings, 1, 1, 1000);
        QVERIFY(first.tokens.source.ids == again.tokens.source.ids);
        const auto changed = changedIn(first);
        const auto count = std::ranges::count(changed, 1);
        QVERIFY2(count > 85 && count < 155, qPrintable(QString::number(count)));  // 120 expected, sd 9
        QVERIFY(changedIn(next) != changed);  // another epoch, other pairs
        for (std::size_t i = 0; i < 400; ++i)
            QCOMPARE(!std::ranges::equal(first.tokens.target[i], batch.tokens.target[i]), changed[i] != 0);
        // Sentences, the same ones in every epoch.
        settings.scrambling = Scrambling::sentences;
        MegaBatch early = batch, late = batch;
        scramble(early, settings, 1, 0, 0);
        scramble(late, settings, 1, 3, 5000);
        QVERIFY(early.tokens.source.ids == late.tokens.source.ids);
        QVERIFY(changedIn(early) != changed);
        settings.scramble = 0;
        MegaBatch kept = batch;
        scramble(kept, settings, 1, 0, 0);
        QVERIFY(kept.tokens.source.ids == batch.tokens.source.ids);
    }
};

QTEST_GUILESS_MAIN(TestRecurrentTraining)
#include "test_recurrent_training.moc"
