// Generative models from pairs to vectors and sentences: trained by paragram-neural, saved, resumed to the
// same bits, started from an averaging model, embedded by the engine itself, written with, and refused with a
// sentence.
#include <QTest>
#include <cmath>

#include "core/analysis/contribution.h"
#include "core/base/process/neural_process.h"
#include "core/base/random.h"
#include "core/models/load_model.h"
#include "core/models/model_file.h"
#include "core/models/text_encoder.h"
#include "core/tasks/models/generate_text.h"
#include "core/tasks/training/train_model.h"
#include "core/training/generative/generative_trainer.h"
#include "core/training/generative/token_batches.h"
#include "tests/support/training_sample.h"

using namespace paragram;
namespace fs = std::filesystem;

class TestGenerativeTraining : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    fs::path path(const std::string& name) const { return test::pathIn(folder_, name); }

    TrainRequest request(const std::string& run) const {
        TrainRequest request;
        request.pairs = {path("p.h5")};
        request.tokenizers = {path("t.model")};
        request.development = {path("sample/development.en-es.tsv")};
        Settings& settings = request.settings;
        settings.encoder.dimension = 24;
        settings.encoder.network = Network::transformer;
        settings.encoder.dropout = 0.1;
        settings.generative.encoderLayers = 2;
        settings.generative.heads = 2;
        settings.generative.feedForward = 32;
        settings.generative.updateTokens = 600;
        settings.generative.batchTokens = 300;
        settings.generative.warmUp = 5;
        settings.generative.klUpdates = 50;
        settings.generative.candidates = 200;
        settings.train.learningRate = 0.005;
        settings.train.clip = 25;
        settings.train.steps = 12;
        settings.train.evaluateEvery = 6;
        settings.train.threads = 2;
        request.output = path(run);
        return request;
    }
    static std::vector<std::string> sentences() {
        return {"the dog sleeps", "el perro duerme", "where is the house of my friend", ""};
    }

  private slots:
    void initTestCase() {
        if (!NeuralProcess::checkInstalled()) QSKIP("paragram-neural was not built: libtorch is missing");
        test::makeTrainingSample(folder_, 2000);
        JobContext job;
        double first = 0, last = 0, translation = 0;
        TrainObserver observer;
        observer.onStep = [&](const StepRecord& step) {
            if (step.step == 1) first = step.loss;
            last = step.loss;
            for (const auto& [name, value] : step.terms)
                if (name == "trans_st") translation = value;
        };
        const auto summary = trainModel(request("run"), observer, job);
        VERIFY_OK(summary);
        QCOMPARE(summary->steps, 12);
        QVERIFY2(last < 0.95 * first, qPrintable(QString("%1 after %2").arg(last).arg(first)));
        QVERIFY(translation > 0);
    }

    void theEngineComputesTheVectorsOfTheOtherProgram() {
        const auto model = loadModel(path("run"));
        VERIFY_OK(model);
        QCOMPARE((*model)->dimension(), 24U);
        const auto texts = sentences();
        Workers workers(2);
        const Matrix plain = (*model)->embed(texts, workers);
        TextEncoder encoder(**model);
        Matrix fast;
        encoder.encode(texts, Side::source, false, workers, fast);
        for (std::size_t i = 0; i + 1 < texts.size(); ++i)  // the last one is blank
            for (std::size_t j = 0; j < plain.cols(); ++j)
                QVERIFY(std::abs(fast(i, j) - plain(i, j)) < 1e-5F);
        const auto process = NeuralProcess::start();
        VERIFY_OK(process);
        (*process)->ask(
            createGenerative((*model)->settings, (*model)->table.rows(), (*model)->table, (*model)->network));
        // A model in training on a GPU leaves its vectors to the other program.
        Model remote = **model;
        remote.network.clear();
        remote.remote = [&](std::span<const Sentence> tokens) { return encodeGenerative(**process, tokens); };
        const Matrix theirs = remote.embed(texts, workers);
        TextEncoder remoteEncoder(remote);
        Matrix read;
        remoteEncoder.encode(texts, Side::source, false, workers, read);
        QCOMPARE(theirs.size(), plain.size());
        QCOMPARE(read.size(), plain.size());
        for (std::size_t i = 0; i < theirs.size(); ++i) {
            QVERIFY(std::abs(theirs.data()[i] - plain.data()[i]) < 1e-5F);
            QVERIFY(std::abs(read.data()[i] - fast.data()[i]) < 1e-5F);
        }
        // The order of words counts.
        const std::vector<std::string> order{"the dog bites the man", "the man bites the dog"};
        const Matrix vectors = (*model)->embed(order, workers);
        QVERIFY(cosine(vectors.row(0), vectors.row(1)) < 0.999999);
    }

    void aContributionIsWhatTheCosineLosesWithoutTheToken() {
        const auto model = loadModel(path("run"));
        VERIFY_OK(model);
        const Contribution found = explainCosine(**model, "the dog sleeps", "el perro duerme");
        QVERIFY(!found.divisible);
        auto tokens = (*model)->tokenizer->tokens((*model)->settings, "the dog sleeps", Side::source);
        QCOMPARE(found.source.size(), tokens.size());
        tokens.erase(tokens.begin() + 1);
        const std::vector<Sentence> rest{tokens};
        const std::vector<std::string> target{"el perro duerme"};
        Workers alone(1);
        const Matrix less = (*model)->encode(rest, alone);
        const Matrix other = (*model)->embed(target, alone, Side::target);
        const double expected = found.cosine - cosine(less.row(0), other.row(0));
        QVERIFY(std::abs(found.source[1].leftOut - expected) < 1e-6);
    }

    void aResumedTrainingComputesTheSameBits_data() {
        QTest::addColumn<double>("average");
        QTest::newRow("weights") << 0.0;
        QTest::newRow("their running mean") << 0.9;
    }
    void aResumedTrainingComputesTheSameBits() {
        QFETCH(double, average);
        std::error_code ignored;
        fs::remove_all(path("whole"), ignored);
        fs::remove_all(path("parts"), ignored);
        JobContext job;
        TrainRequest whole = request("whole");
        whole.settings.train.average = average;
        whole.development.clear();
        whole.settings.train.checkpointMinutes = 1e-9;  // after every step
        whole.settings.generative.warmUp = 0;           // as 12 updates suggest
        whole.settings.generative.klUpdates = 0;
        TrainRequest parts = whole;
        parts.output = path("parts");
        VERIFY_OK(trainModel(whole, {}, job));
        QVERIFY(test::stopsAfter(parts, 7));
        QVERIFY(fs::exists(path("parts/neural-7.safetensors")));
        parts.resume = true;
        VERIFY_OK(trainModel(parts, {}, job));
        const auto a = readModel(path("whole/model.h5")), b = readModel(path("parts/model.h5"));
        VERIFY_OK(a);
        VERIFY_OK(b);
        QVERIFY(a->table == b->table);
        QVERIFY(a->network == b->network);
        QCOMPARE(b->settings.generative.warmUp, 1);
        QCOMPARE(b->settings.generative.klUpdates, 36);
        // One state is left beside the checkpoint.
        QVERIFY(fs::exists(path("parts/neural-12.safetensors")));
        QVERIFY(!fs::exists(path("parts/neural-7.safetensors")));
    }

    void aTrainingStartsAsAnAveragingModel() {
        JobContext job;
        TrainRequest averaging = request("averaging");
        averaging.settings.encoder.network = Network::average;
        averaging.settings.train.learningRate = 0.01;
        averaging.settings.train.steps = 30;
        const auto before = trainModel(averaging, {}, job);
        VERIFY_OK(before);
        TrainRequest started = request("started");
        started.tokenizers.clear();
        started.settings.generative.start = path("averaging").string();
        started.settings.generative.marginWeight = 1;
        started.settings.train.steps = 6;
        const auto after = trainModel(started, {}, job);
        VERIFY_OK(after);
        QVERIFY2(std::abs(after->untrainedScore - before->bestScore) < 1e-4,
                 qPrintable(QString("%1, not %2").arg(after->untrainedScore).arg(before->bestScore)));
        started.output = path("refused");
        started.settings.encoder.dimension = 32;
        const auto refused = trainModel(started, {}, job);
        QVERIFY(!refused);
        QVERIFY(refused.error().sentence().find("encoder.dimension = 24") != std::string::npos);
    }

    void itWritesSentences() {
        const auto model = loadModel(path("run"));
        VERIFY_OK(model);
        JobContext job;
        GenerateRequest wanted;
        wanted.sources = {"the dog sleeps", "where is the house"};
        wanted.writing.longest = 12;
        wanted.writing.best = 2;
        TextWriter writer(*model);
        const auto again = generateText(writer, wanted, job);
        VERIFY_OK(again);
        QCOMPARE(again->size(), 4U);
        QCOMPARE((*again)[2].source, 1U);
        QVERIFY((*again)[0].score >= (*again)[1].score && (*again)[0].score < 0);
        wanted.to = "es";
        VERIFY_OK(generateText(writer, wanted, job));
        wanted.styles = {"dónde está"};
        VERIFY_OK(generateText(writer, wanted, job));
        wanted.to = "de";
        const auto refused = generateText(writer, wanted, job);
        QVERIFY(!refused);
        QCOMPARE(
            QString::fromStdString(refused.error().sentence()),
            QString(
                "--to: de, expected en or es; choose one of the languages that the model was trained on"));
        const auto averaging = loadModel(path("averaging"));
        VERIFY_OK(averaging);
        TextWriter none(*averaging);
        QVERIFY(!generateText(none, wanted, job));
    }

    void whatCannotBeTrainedIsRefused_data() {
        QTest::addColumn<int>("form");
        QTest::addColumn<QString>("said");
        QTest::newRow("heads") << 0 << "an even multiple of generative.heads, 5";
        QTest::newRow("two kinds of tokens") << 1 << "sp, word or trigram";
        QTest::newRow("marked languages")
            << 2 << "encoder.sharing: marked with encoder.network = transformer";
        QTest::newRow("encoders ahead without KL terms")
            << 4
            << "generative.aggressive: set, with generative.model = bitrans, expected a model with KL terms";
        QTest::newRow("not installed")
            << 3
            << "paragram-neural: not installed; it computes generative models; install the "
               "package paragram-neural, or run packaging/install-dependencies neural and build the program "
               "again";
    }
    void whatCannotBeTrainedIsRefused() {
        QFETCH(int, form);
        QFETCH(QString, said);
        JobContext job;
        TrainRequest wanted = request("refused-" + std::to_string(form));
        if (form == 0) wanted.settings.generative.heads = 5;
        if (form == 1) wanted.settings.encoder.kind = "sp,word";
        if (form == 2) wanted.settings.encoder.sharing = Sharing::marked;
        if (form == 4) {
            wanted.settings.generative.aggressive = true;
            wanted.settings.generative.model = Generative::bitrans;
        }
        if (form == 3) qputenv("PARAGRAM_NEURAL", "");
        const auto refused = trainModel(wanted, {}, job);
        qunsetenv("PARAGRAM_NEURAL");
        QVERIFY(!refused);
        const QString sentence = QString::fromStdString(refused.error().sentence());
        QVERIFY2(sentence.contains(said), qPrintable(sentence));
    }

    void aProgramThatDiesIsASentence() {
        // Anything but a program that answers in frames.
        qputenv("PARAGRAM_NEURAL", "/bin/false");
        JobContext job;
        QString sentence;
        try {
            (void)trainModel(request("dies"), {}, job);
        } catch (const MachineFailure& failure) {
            sentence = QString::fromStdString(failure.error().sentence());
        }
        qunsetenv("PARAGRAM_NEURAL");
        QVERIFY2(sentence.startsWith("paragram-neural: ended unexpectedly"), qPrintable(sentence));
    }

    void schedulesAreThoseOfFairseq() {
        // Values of fixtures/bgt-golden/steps.tsv: warm-up 3, rate 0.01, KL annealing 8.
        GenerativeSettings settings;
        settings.warmUp = 3;
        settings.klUpdates = 8;
        const double rates[]{1e-7, 0.0033334, 0.0066667, 0.01, 0.00866025404};
        for (std::int64_t i = 0; i < 5; ++i)
            QVERIFY(std::abs(rateOfUpdate(settings, 0.01, i) - rates[i]) < 1e-7);
        QCOMPARE(klWeightOfUpdate(settings, 3), 0.375);
        QCOMPARE(klWeightOfUpdate(settings, 100), 1.0);
        settings.updateTokens = 25000;
        QCOMPARE(tokensOfUpdate(settings, 0), 25000);
        settings.startTokens = 5000;
        settings.growth = 100;
        QCOMPARE(tokensOfUpdate(settings, 0), 5000);
        QCOMPARE(tokensOfUpdate(settings, 50), 15000);
        QCOMPARE(tokensOfUpdate(settings, 100), 25000);
    }

    void schedulesOfZeroSuitThePlannedUpdates() {
        GenerativeSettings settings;
        settings.updateTokens = 25000;
        QCOMPARE(updatesOf(settings, 1'000'001), 41);
        settings.startTokens = 5000;
        settings.growth = 100;
        QCOMPARE(updatesOf(settings, 500'000), 50);  // 50 * 5,000 + 200 * 50^2 / 2
        QCOMPARE(updatesOf(settings, 1'500'000), 100);
        QCOMPARE(updatesOf(settings, 2'000'000), 120);
        planSchedules(settings, 120);
        QCOMPARE(settings.warmUp, 4000);  // was given
        settings.warmUp = 0;
        settings.klUpdates = 0;
        GenerativeSettings longer = settings;
        planSchedules(settings, 120);
        QCOMPARE(settings.warmUp, 12);
        QCOMPARE(settings.klUpdates, 360);
        planSchedules(longer, 1'000'000);
        QCOMPARE(longer.warmUp, 4000);
    }

    void microBatchesHoldEachPairOnceWithLittlePadding() {
        PairTokens pairs;
        Random random(3);
        std::int64_t real = 0;
        for (int i = 0; i < 3000; ++i) {
            std::vector<std::int32_t> source(1 + random.below(30)), target(1 + random.below(30));
            real += static_cast<std::int64_t>(std::max(source.size(), target.size())) + 1;
            pairs.source.add(source);
            pairs.target.add(target);
        }
        const auto batches = microBatches(pairs, 500, 1);
        std::vector<int> seen(3000);
        std::int64_t padded = 0, fromTarget = 0;
        for (const MicroBatch& batch : batches) {
            QVERIFY(batch.tokens <= 500);
            padded += batch.tokens;
            fromTarget += batch.fromTarget ? 1 : 0;
            for (const std::int32_t pair : batch.pairs) ++seen[static_cast<std::size_t>(pair)];
        }
        QVERIFY(std::ranges::all_of(seen, [](int count) { return count == 1; }));
        QVERIFY2(static_cast<double>(padded) < 1.05 * static_cast<double>(real),
                 qPrintable(QString::number(padded)));
        QVERIFY(std::abs(2 * fromTarget - static_cast<std::int64_t>(batches.size())) <= 1);
        QVERIFY(microBatches(pairs, 500, 1)[0].pairs == batches[0].pairs);
        QVERIFY(microBatches(pairs, 500, 2)[0].pairs != batches[0].pairs);
    }
};

QTEST_GUILESS_MAIN(TestGenerativeTraining)
#include "test_generative_training.moc"
