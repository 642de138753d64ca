// Recurrent encoders from pairs to vectors: trained, saved, resumed to the same bits, scrambled, dropped out,
// and refused where only averages will do.
#include <QTest>
#include <cmath>

#include "core/analysis/contribution.h"
#include "core/models/load_model.h"
#include "core/models/model_fingerprint.h"
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
        QVERIFY2(summary->bestScore > summary->untrainedScore + 0.02,
                 qPrintable(QString("%1 after %2").arg(summary->bestScore).arg(summary->untrainedScore)));
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

    void aResumedTrainingComputesTheSameBits_data() {
        QTest::addColumn<bool>("combined");
        QTest::newRow("blstm") << false;
        QTest::newRow("combined with an average") << true;
    }
    void aResumedTrainingComputesTheSameBits() {
        QFETCH(bool, combined);
        JobContext job;
        for (const char* name : {"whole", "parts"}) fs::remove_all(path(name));
        TrainRequest whole = request("whole");
        if (combined) whole.settings.encoder.combine = Combination::concatenated;
        whole.development.clear();
        whole.settings.encoder.dropout = 0.2;
        whole.settings.train.average = 0.9;
        whole.settings.train.checkpointMinutes = 1e-9;  // after every step
        TrainRequest parts = whole;
        parts.output = path("parts");
        VERIFY_OK(trainModel(whole, {}, job));
        QVERIFY(test::stopsAfter(parts, 17));
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
             {"lstm", "added directions", "peepholes", "a network for each language", "words",
              "concatenated with an average", "added to averages", "dropout and word vectors"})
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
        if (form >= 5) encoder.combine = Combination::concatenated;
        if (form == 6) {
            encoder.kind = "word+trigram";
            encoder.combine = Combination::added;
            encoder.directions = JoinedDirections::added;
            encoder.units = encoder.dimension;
            wanted.tokenizers.clear();
        }
        if (form == 7) {
            encoder.dropout = 0.3;
            encoder.wordVectors = path("vectors.txt").string();
            std::string vectors;
            for (const char* token : {"\xE2\x96\x81the",
                                      "\xE2\x96\x81"
                                      "el",
                                      "\xE2\x96\x81"
                                      "a"}) {
                vectors += token;
                for (int k = 0; k < 24; ++k) vectors += " 0." + std::to_string(1 + k);
                vectors += '\n';
            }
            test::writeText(path("vectors.txt"), vectors);
        }
        JobContext job;
        const auto summary = trainModel(wanted, {}, job);
        VERIFY_OK(summary);
        QVERIFY(std::isfinite(summary->lastLoss));
        QVERIFY(summary->tokensPerSecond > 10 * summary->pairsPerSecond);
        const auto model = loadModel(wanted.output);
        VERIFY_OK(model);
        const std::size_t lengths[] = {20, 20, 40, 40, 40, 24 + 40, 24, 24 + 40};
        QCOMPARE((*model)->dimension(), lengths[form]);
        const bool combined = form >= 5;
        const auto first = static_cast<std::size_t>((*model)->layout().ends.front());
        QCOMPARE((*model)->table.rows(), (*model)->tokenizer->rows() + (combined ? first : 0));
        if (form == 7) QCOMPARE(summary->vectors.covered, 3);
        Workers workers(1);
        const std::vector<std::string> one{"the dog"};
        const bool differ =
            !((*model)->embed(one, workers, Side::source) == (*model)->embed(one, workers, Side::target));
        QCOMPARE(differ, form == 3);
    }

    void combinationsThatDoNotFitAreRefused() {
        JobContext job;
        TrainRequest wanted = request("refused");
        wanted.settings.encoder.combine = Combination::added;  // 24 and 40 numbers
        const auto unequal = trainModel(wanted, {}, job);
        QVERIFY(!unequal.ok());
        QCOMPARE(unequal.error().where, std::string("encoder.combine"));
        QVERIFY(unequal.error().sentence().find("averages of 24 numbers and a network's vectors of 40") !=
                std::string::npos);
        wanted.settings.encoder.network = Network::average;
        QVERIFY(!trainModel(wanted, {}, job).ok());
        QVERIFY(!fs::exists(path("refused/model.h5")));
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
        wanted.formats = {"sentence-transformers"};
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

    void fingerprintsDifferWhereVectorsDo() {
        Model model = **loadModel(path("run"));
        const std::string before = modelFingerprint(model);
        QCOMPARE(modelFingerprint(model), before);
        model.settings.encoder.directions = JoinedDirections::added;
        QVERIFY(modelFingerprint(model) != before);
        model.settings.encoder.directions = JoinedDirections::concatenated;
        model.network.front().values.data()[0] += 1;
        QVERIFY(modelFingerprint(model) != before);
    }

    // A combination: the tokens of the averages keep their places.
    void onlyTokensOfTheNetworkAreScrambled() {
        MegaBatch batch;
        const std::vector<std::int32_t> tokens{3, 1, 2, 9, 8, 7};
        batch.tokens.source.add(tokens);
        batch.tokens.target.add(tokens);
        EncoderSettings settings;
        settings.scramble = 1;
        bool changed = false;
        for (std::int64_t seed = 1; seed < 20; ++seed) {
            MegaBatch other = batch;
            scramble(other, settings, 5, seed, 0, 0);
            const Sentence after = other.tokens.source[0];
            QVERIFY(std::ranges::equal(after.subspan(3), std::span(tokens).subspan(3)));
            changed = changed || !std::ranges::equal(after, tokens);
        }
        QVERIFY(changed);
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
        scramble(first, settings, 100 * 400, 1, 0, 1000);
        scramble(again, settings, 100 * 400, 1, 0, 1000);
        scramble(next, settings, 100 * 400, 1, 1, 1000);
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
        scramble(early, settings, 100 * 400, 1, 0, 0);
        scramble(late, settings, 100 * 400, 1, 3, 5000);
        QVERIFY(early.tokens.source.ids == late.tokens.source.ids);
        QVERIFY(changedIn(early) != changed);
        settings.scramble = 0;
        MegaBatch kept = batch;
        scramble(kept, settings, 100 * 400, 1, 0, 0);
        QVERIFY(kept.tokens.source.ids == batch.tokens.source.ids);
    }
};

QTEST_GUILESS_MAIN(TestRecurrentTraining)
#include "test_recurrent_training.moc"
