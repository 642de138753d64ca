// Held-out pairs, encoders trained ahead of the decoders, and the full softmax at the end of a training of a
// generative model: what they do, counted by hand, in trainings, and after an interruption.
#include <QTest>
#include <cmath>
#include <limits>

#include "core/base/process/neural_process.h"
#include "core/models/model_file.h"
#include "core/runs/history.h"
#include "core/runs/run_folder.h"
#include "core/runs/run_queue.h"
#include "core/training/feeds/held_out_pairs.h"
#include "core/training/generative/encoder_turns.h"
#include "core/training/generative/token_batches.h"
#include "tests/support/small_translator.h"
#include "tests/support/training_sample.h"

using namespace paragram;
namespace fs = std::filesystem;

namespace {

// Every pair is (i) -> (i + 1000, 7), but every tenth target is (500).
PairTokens numbered(int count) {
    PairTokens pairs;
    for (int i = 0; i < count; ++i) {
        pairs.source.add(std::vector<std::int32_t>{i});
        pairs.target.add(i % 10 == 0 ? std::vector<std::int32_t>{500}
                                     : std::vector<std::int32_t>{i + 1000, 7});
    }
    return pairs;
}

EpochOrder inOrder(int count) {
    return [count](int) {
        std::vector<std::int64_t> order(static_cast<std::size_t>(count));
        for (std::size_t i = 0; i < order.size(); ++i) order[i] = static_cast<std::int64_t>(i);
        return order;
    };
}

}  // namespace

class TestGenerativeOptions : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

    TrainRequest request(const std::string& run, Generative model) const {
        TrainRequest request = test::sampleRequest(folder_, run);
        request.development.clear();
        Settings& settings = request.settings;
        settings.encoder.network = Network::seq2seq;
        settings.encoder.dimension = 16;
        settings.encoder.units = 12;
        settings.generative.model = model;
        settings.generative.updateTokens = 400;
        settings.generative.batchTokens = 200;
        settings.generative.warmUp = 3;
        settings.train.learningRate = 0.005;
        settings.train.steps = 8;
        settings.train.threads = 2;
        return request;
    }
    static History historyOf(const TrainRequest& request) {
        return *readHistory(RunFolder{request.output}.history());
    }
    static double figure(const EvaluationRecord& record, const std::string& name) {
        for (const auto& [found, value] : record.heldOut)
            if (found == name) return value;
        return std::nan("");
    }

    Matrix tableAfter(const std::string& run, int steps, double average) const {
        TrainRequest wanted = request(run, Generative::bgt);
        wanted.settings.train.steps = steps;
        wanted.settings.train.average = average;
        JobContext job;
        const auto summary = trainModel(wanted, {}, job);
        if (!summary) qFatal("%s", summary.error().sentence().c_str());
        return readModel(wanted.output / "model.h5")->table;
    }

  private slots:
    void initTestCase() { test::makeTrainingSample(folder_, 1500); }

    void pairsThatShareASentenceAreKeptAside() {
        MemoryFeed feed(numbered(200), inOrder(200));
        const HeldOutPairs held(feed, 4);  // 0 to 3
        QCOMPARE(held.pairs().size(), 4U);
        PairTokens pairs = numbered(200);
        std::size_t touched = 0;
        for (std::size_t i = 0; i < 200; ++i) {
            const bool shares = i < 4 || i % 10 == 0;  // the target of pair 0
            QCOMPARE(held.touches(pairs, i), shares);
            touched += shares ? 1 : 0;
        }
        Settings settings;
        settings.generative.heldOut = 4;
        settings.generative.batchTokens = 60;
        TokenBatches batches(feed, settings);
        MegaBatchState state;
        std::size_t trained = 0;
        for (bool ended = false; !ended;)
            for (const MicroBatch* batch : batches.next(state, 50, ended)) {
                trained += batch->pairs.size();
                for (const std::int32_t pair : batch->pairs)
                    QVERIFY(!held.touches(batches.window(), static_cast<std::size_t>(pair)));
            }
        QCOMPARE(trained, 200 - touched);
        QVERIFY(state.finished());
        // One in twenty at most, and none where that would take half of the pairs.
        QCOMPARE(HeldOutPairs(feed, 1000).pairs().size(), 10U);
        PairTokens same;
        for (int i = 0; i < 100; ++i) same.add(numbered(1), 0);
        MemoryFeed repeated(same, inOrder(100));
        const HeldOutPairs none(repeated, 5);
        QCOMPARE(none.pairs().size(), 0U);
        QVERIFY(!none.touches(same, 0));
    }

    void encodersTakeTurnsUntilTheirLossRises() {
        EncoderTurns turns(true);
        const auto train = [&](int times, double loss) {
            for (int i = 0; i < times; ++i) turns.updated(loss * 10, 10);
        };
        train(15, 4.0);
        QVERIFY(turns.next() == TrainedPart::encoders);
        train(15, 3.0);
        QVERIFY(turns.next() == TrainedPart::encoders);
        train(14, 3.5);
        QVERIFY(turns.next() == TrainedPart::encoders);
        EncoderTurns resumed(true);
        resumed.restore(turns.text());
        QCOMPARE(resumed.text(), turns.text());
        train(1, 3.5);
        resumed.updated(35, 10);
        QVERIFY(turns.next() == TrainedPart::decoders && resumed.next() == TrainedPart::decoders);
        train(1, 3.0);
        QVERIFY(turns.next() == TrainedPart::encoders);
        // As long as the loss falls, 99 updates at most.
        for (int i = 0; i < 98; ++i) train(1, 3.0 - 0.01 * i);
        QVERIFY(turns.next() == TrainedPart::encoders);
        train(1, 2.0);
        QVERIFY(turns.next() == TrainedPart::decoders);
        turns.measured(0.5);
        turns.measured(0.8);
        QVERIFY(turns.on());
        turns.measured(0.7);
        QVERIFY(!turns.on() && turns.next() == TrainedPart::all);
        QVERIFY(EncoderTurns(false).next() == TrainedPart::all);
    }

    void perplexityIsMeasuredAtEachEvaluation() {
        if (!NeuralProcess::checkInstalled()) QSKIP("paragram-neural was not built: libtorch is missing");
        TrainRequest wanted = request("perplexity", Generative::bgt);
        wanted.settings.generative.heldOut = 40;
        wanted.settings.train.steps = 30;
        wanted.settings.train.evaluateEvery = 15;
        wanted.settings.train.learningRate = 0.01;
        JobContext job;
        VERIFY_OK(trainModel(wanted, {}, job));
        const History history = historyOf(wanted);
        QCOMPARE(history.evaluations.size(), 3U);
        const auto vocabulary = static_cast<double>(readModel(path("perplexity/model.h5"))->table.rows() + 1);
        for (const char* name : {"reconstruction perplexity", "translation perplexity"}) {
            // An untrained model knows nothing: every token is about as probable as any other.
            const double first = figure(history.evaluations[0], name),
                         last = figure(history.evaluations[2], name);
            QVERIFY2(first > 0.7 * vocabulary && first < 1.5 * vocabulary,
                     qPrintable(QString::number(first)));
            QVERIFY2(last > 1 && last < 0.6 * first, qPrintable(QString::number(last)));
        }
        QVERIFY(figure(history.evaluations[2], "mutual information") < std::log(40) + 0.5);
        wanted = request("without", Generative::bgt);
        wanted.settings.generative.heldOut = 0;
        wanted.settings.train.steps = 1;
        VERIFY_OK(trainModel(wanted, {}, job));
        QVERIFY(historyOf(wanted).evaluations.back().heldOut.empty());
    }

    // Of a translator the model with the lowest perplexity is kept, whatever the development set says.
    void translatorsAreChosenByPerplexity() {
        if (!NeuralProcess::checkInstalled()) QSKIP("paragram-neural was not built: libtorch is missing");
        TrainRequest request =
            test::translatorRequest(folder_, "translator", Network::transformer, Generative::translation);
        request.development = {test::pathIn(folder_, "sample/development.en-es.tsv")};
        request.settings.train.evaluateEvery = 5;
        request.settings.train.learningRate = 0.03;  // so that some evaluations are worse than earlier ones
        JobContext job;
        double lowest = std::numeric_limits<double>::infinity();
        std::int64_t step = 0;
        bool againstDevelopment = false;
        double bestPearson = -2;
        TrainObserver observer;
        observer.onEvaluation = [&](const EvaluationRecord& record) {
            if (record.step == 0) return;
            const double perplexity = figure(record, std::string(kTranslationPerplexity));
            QCOMPARE(record.best, perplexity < lowest);
            againstDevelopment = againstDevelopment || record.best != (record.score > bestPearson);
            bestPearson = std::max(bestPearson, record.score);
            if (!record.best) return;
            lowest = perplexity;
            step = record.step;
        };
        const auto trained = trainModel(request, observer, job);
        VERIFY_OK(trained);
        QVERIFY(step > 0);
        QCOMPARE(trained->bestStep, step);
        QVERIFY2(againstDevelopment, "the development set would have chosen the same");
        request.resume = true;  // what was best is known again
        request.epochs = request.settings.train.epochs + 1;
        VERIFY_OK(trainModel(request, observer, job));
    }

    void aShareOfOneIsTheFullSoftmax() {
        if (!NeuralProcess::checkInstalled()) QSKIP("paragram-neural was not built: libtorch is missing");
        JobContext job;
        TrainRequest whole = request("whole", Generative::entrans),
                     sampled = request("sampled", Generative::entrans),
                     ending = request("ending", Generative::entrans);
        sampled.settings.generative.candidates = ending.settings.generative.candidates = 100;
        sampled.settings.generative.fullSoftmax = 1;
        ending.settings.generative.fullSoftmax = 0.5;
        for (const TrainRequest& wanted : {whole, sampled, ending}) VERIFY_OK(trainModel(wanted, {}, job));
        const auto a = readModel(path("whole/model.h5")), b = readModel(path("sampled/model.h5"));
        QVERIFY(a->network == b->network);
        const History full = historyOf(whole), half = historyOf(ending);
        // The sample leaves out what no token of the micro-batch needs: its loss is another one.
        QVERIFY(full.steps[0].loss != half.steps[0].loss);
        QVERIFY(!(readModel(path("ending/model.h5"))->network == a->network));
    }

    void aQueuedTrainingFindsItsRunAgain() {
        if (!NeuralProcess::checkInstalled()) QSKIP("paragram-neural was not built: libtorch is missing");
        TrainRequest wanted = request("queued", Generative::bgt);
        wanted.settings.generative.warmUp = 0;  // as the training plans
        wanted.settings.generative.klUpdates = 0;
        QVERIFY(test::stopsAfter(wanted, 2));
        VERIFY_OK(findEarlierRun(wanted));
        wanted.settings.generative.klUpdates = 5;
        QVERIFY(!findEarlierRun(wanted));
    }

    void anAggressiveTrainingContinuesToTheSameBits() {
        if (!NeuralProcess::checkInstalled()) QSKIP("paragram-neural was not built: libtorch is missing");
        JobContext job;
        TrainRequest whole = request("aggressive", Generative::envae);
        whole.settings.generative.aggressive = true;
        whole.settings.train.steps = 40;
        whole.settings.train.checkpointMinutes = 1e-9;  // after every step
        TrainRequest parts = whole;
        parts.output = path("parts");
        VERIFY_OK(trainModel(whole, {}, job));
        QVERIFY(test::stopsAfter(parts, 20));
        parts.resume = true;
        VERIFY_OK(trainModel(parts, {}, job));
        const auto a = readModel(path("aggressive/model.h5")), b = readModel(path("parts/model.h5"));
        QVERIFY(a->table == b->table);
        QVERIFY(a->network == b->network);
        TrainRequest together = request("together", Generative::envae);
        together.settings.train.steps = 40;
        VERIFY_OK(trainModel(together, {}, job));
        QVERIFY(!(readModel(path("together/model.h5"))->network == a->network));
    }

  private:
    fs::path path(const std::string& name) const { return test::pathIn(folder_, name); }

    void aRunningMeanMovesByItsShareInEachStep() {
        if (!NeuralProcess::checkInstalled()) QSKIP("paragram-neural was not built: libtorch is missing");
        const Matrix weights = tableAfter("weights", 2, 0), first = tableAfter("mean-1", 1, 0.75),
                     second = tableAfter("mean-2", 2, 0.75);
        QVERIFY(!(first == second));
        for (std::size_t i = 0; i < first.size(); ++i)
            QVERIFY(std::abs(second.data()[i] - (0.75F * first.data()[i] + 0.25F * weights.data()[i])) <
                    1e-6F);
    }
};

QTEST_GUILESS_MAIN(TestGenerativeOptions)
#include "test_generative_options.moc"
