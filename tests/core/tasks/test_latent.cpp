// What the latent of a variational autoencoder says: values that can be computed by hand, and a trained
// model.
#include <QTest>
#include <cmath>

#include "core/base/process/neural_process.h"
#include "core/base/random.h"
#include "core/models/load_model.h"
#include "core/runs/latent_watch.h"
#include "core/tasks/evaluation/measure_latent.h"
#include "core/training/generative/latent_information.h"
#include "tests/support/training_sample.h"

using namespace paragram;

class TestLatent : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

  private slots:
    void theAggregatePosterior() {
        // All sentences have the prior's distribution: nothing is said, and the aggregate is the prior.
        Matrix mean(2000, 3), logVariance(2000, 3);
        QVERIFY(std::abs(aggregateDivergence(mean, logVariance, 1)) < 1e-9);
        // All have the same other one, N(2, 1) in one element: KL = 2.
        for (std::size_t i = 0; i < mean.rows(); ++i) mean(i, 0) = 2;
        QVERIFY(std::abs(aggregateDivergence(mean, logVariance, 1) - 2) < 0.15);
        QVERIFY(std::abs(meanDivergence(mean, logVariance) - 2) < 1e-9);
        QVERIFY(std::abs(mutualInformation(mean, logVariance, 1)) < 0.15);
        // Narrow ones around points that are themselves distributed as the prior: the aggregate is nearly the
        // prior again, although each KL is large.
        Random random(5);
        for (std::size_t i = 0; i < mean.rows(); ++i) {
            for (std::size_t k = 0; k < mean.cols(); ++k) {
                mean(i, k) = static_cast<float>(random.normal() * std::sqrt(0.91));
                logVariance(i, k) = std::log(0.09F);
            }
        }
        QVERIFY(std::abs(aggregateDivergence(mean, logVariance, 1)) < 0.1);
    }

    void aTrainedModelIsMeasured() {
        if (!NeuralProcess::checkInstalled()) QSKIP("paragram-neural was not built: libtorch is missing");
        test::makeTrainingSample(folder_, 1000);
        TrainRequest request = test::sampleRequest(folder_, "vae");
        request.development.clear();
        Settings& settings = request.settings;
        settings.encoder.network = Network::seq2seq;
        settings.encoder.dimension = 16;
        settings.encoder.units = 12;
        settings.generative.model = Generative::envae;
        settings.generative.placement = Placement::hiddenLogit;
        settings.generative.updateTokens = 600;
        settings.generative.warmUp = 5;
        settings.generative.klUpdates = 1000;
        settings.train.learningRate = 0.01;
        settings.train.steps = 60;
        JobContext job;
        VERIFY_OK(trainModel(request, {}, job));
        const auto model = loadModel(request.output);
        VERIFY_OK(model);
        LatentRequest wanted;
        wanted.input = test::pathIn(folder_, "sample/development.en-en.tsv");
        wanted.sentences = 60;
        wanted.samples = 1;
        const auto one = measureLatent(**model, wanted, job);
        VERIFY_OK(one);
        QCOMPARE(one->sentences, 60);
        QVERIFY(one->tokens > 120);
        QVERIFY(std::abs(one->perplexity - std::exp(one->negativeLogLikelihood * 60 /
                                                    static_cast<double>(one->tokens))) < 1e-6);
        QVERIFY(one->kl > 0 && one->mutualInformation <= one->kl + 0.5 && one->units == 16);
        QVERIFY(one->mutualInformation < std::log(60.0) + 0.5);
        wanted.samples = 50;
        const auto many = measureLatent(**model, wanted, job);
        VERIFY_OK(many);
        QVERIFY(many->negativeLogLikelihood < one->negativeLogLikelihood);

        TrainRequest averaging = test::sampleRequest(folder_, "averaging");
        averaging.settings.train.steps = 2;
        averaging.settings.encoder.dimension = 8;
        VERIFY_OK(trainModel(averaging, {}, job));
        const auto refused = measureLatent(**loadModel(averaging.output), wanted, job);
        QVERIFY(!refused);
        QCOMPARE(
            QString::fromStdString(refused.error().sentence()),
            QString("generative.model: average, expected envae, a variational autoencoder; train one with "
                    "generative.model = envae"));
    }

    void aVanishedLatentIsNamedOnce() {
        LatentWatch watch;
        std::vector<std::string> said;
        const auto train = [&](int from, int to, double kl) {
            for (int step = from; step <= to; ++step) {
                StepRecord record;
                record.step = step;
                record.terms = {{"nll_src", 50.0}, {"kl_sem", kl}, {"kl_src", 3.0}};
                if (const std::string text = watch.add(record); !text.empty()) said.push_back(text);
            }
        };
        train(1, 250, 2);
        QCOMPARE(said.size(), 0U);
        train(251, 600, 0.001);
        QCOMPARE(said.size(), 1U);
        QVERIFY2(said[0].starts_with(
                     "The KL term of the semantic latent has vanished (0.001 nats per pair at step 400)"),
                 said[0].c_str());
        train(601, 900, 1);
        train(901, 1200, 0);
        QCOMPARE(said.size(), 2U);
    }
};

QTEST_GUILESS_MAIN(TestLatent)
#include "test_latent.moc"
