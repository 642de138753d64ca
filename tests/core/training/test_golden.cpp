// Whole trainings against tests/golden/golden.json, computed by the numpy script next to it.
#include <QTest>
#include <cmath>
#include <fstream>
#include <nlohmann/json.hpp>

#include "core/training/trainer.h"
#include "tests/support/test_support.h"

using namespace paragram;

namespace {

const nlohmann::json& golden() {
    static const nlohmann::json json =
        nlohmann::json::parse(std::ifstream(PARAGRAM_SOURCE_DIR "/tests/golden/golden.json"));
    return json;
}

Settings settingsOf(const nlohmann::json& run) {
    Settings settings;
    settings.encoder.dimension = golden()["dimension"];
    settings.train.batch = golden()["batch"];
    settings.train.margin = golden()["margin"];
    settings.train.learningRate = golden()["learning_rate"];
    settings.train.epochs = run["epochs"];
    settings.train.megaBatch = run["mega_batch"];
    settings.train.anneal = run["anneal"];
    settings.train.repeats = run["repeats"];
    settings.train.clip = run["clip"];
    return settings;
}

PairTokens goldenPairs() {
    PairTokens pairs;
    for (const auto& pair : golden()["pairs"]) {
        pairs.source.add(pair[0].get<std::vector<std::int32_t>>());
        pairs.target.add(pair[1].get<std::vector<std::int32_t>>());
    }
    return pairs;
}

}  // namespace

class TestGolden : public QObject {
    Q_OBJECT
  private slots:
    void everyStepMatchesTheIndependentScript_data() {
        QTest::addColumn<int>("index");
        QTest::addColumn<int>("threads");
        QTest::newRow("released, one thread") << 0 << 1;
        QTest::newRow("released, three threads") << 0 << 3;
        QTest::newRow("defaults, ten steps, one thread") << 1 << 1;
        QTest::newRow("defaults, ten steps, three threads") << 1 << 3;
    }
    void everyStepMatchesTheIndependentScript() {
        QFETCH(int, index);
        QFETCH(int, threads);
        const auto& run = golden()["runs"][static_cast<std::size_t>(index)];
        Settings settings = settingsOf(run);
        settings.train.threads = threads;
        TrainerState state = startState(settings, golden()["vocabulary"]);
        for (std::size_t i = 0; i < state.table.size(); ++i) state.table.data()[i] = golden()["initial"][i];
        TrainerHooks hooks;
        hooks.onStep = [&](const StepRecord& step) {
            const auto& expected = run["steps"][static_cast<std::size_t>(step.step - 1)];
            QVERIFY2(std::abs(step.loss - expected["loss"].get<double>()) < 2e-5,
                     qPrintable(QString::number(step.step)));
            QVERIFY(std::abs(step.gradientNorm - expected["norm"].get<double>()) < 2e-5);
            QCOMPARE(step.megaBatch, expected["mega_batch"].get<int>());
        };
        MemoryFeed feed(goldenPairs(), [&](int epoch) {
            return run["orders"][static_cast<std::size_t>(epoch)].get<std::vector<std::int64_t>>();
        });
        Trainer trainer(settings, feed, run["opposite"], state);
        QCOMPARE(trainer.run(hooks), Outcome::finished);
        QCOMPARE(static_cast<std::size_t>(state.step), run["steps"].size());
        Workers workers(1);
        const Matrix trained = tableNow(state, settings.train, workers);
        for (std::size_t i = 0; i < trained.size(); ++i) {
            QVERIFY(std::abs(trained.data()[i] - run["final"][i].get<float>()) < 1e-4);
        }
    }
};

QTEST_GUILESS_MAIN(TestGolden)
#include "test_golden.moc"
