// The arithmetic of the authors' released program: 76 recorded steps on 602 real pairs, described in
// tests/golden/psp/README.md.
#include <QTest>
#include <cmath>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "core/exchange/formats/npy.h"
#include "core/settings/settings_file.h"
#include "core/training/trainer.h"
#include "tests/support/test_support.h"

using namespace paragram;

namespace {

PairTokens readPairs(const std::filesystem::path& file) {
    PairTokens pairs;
    std::ifstream in(file);
    const auto ids = [](const std::string& text) {
        std::istringstream words(text);
        return std::vector<std::int32_t>(std::istream_iterator<std::int32_t>(words), {});
    };
    for (std::string line; std::getline(in, line);) {
        const auto tab = line.find('\t');
        pairs.source.add(ids(line.substr(0, tab)));
        pairs.target.add(ids(line.substr(tab + 1)));
    }
    return pairs;
}

constexpr std::size_t kRecordedRows = 4;  // the record has every fourth row of a table

// Between a record of a table and the table.
double largestDifference(const Matrix& record, const Matrix& table) {
    double largest = 0;
    for (std::size_t row = 0; row < record.rows(); ++row)
        for (std::size_t d = 0; d < record.cols(); ++d)
            largest = std::max(largest, std::abs(static_cast<double>(record.row(row)[d]) -
                                                 table.row(kRecordedRows * row)[d]));
    return largest;
}

}  // namespace

class TestPspGolden : public QObject {
    Q_OBJECT
  private slots:
    void everyLossAndTheFinalTableMatchTheAuthorsProgram() {
        const std::filesystem::path folder = PARAGRAM_SOURCE_DIR "/tests/golden/psp";
        const nlohmann::json record = nlohmann::json::parse(std::ifstream(folder / "steps.json"));
        const auto& steps = record["steps"];
        QCOMPARE(steps.size(), 76U);

        Settings settings;
        VERIFY_OK(applyPreset(settings, "psp-2022"));
        settings.encoder.dimension = record["dimension"];
        settings.train.batch = record["batch"];
        settings.train.megaBatch = record["megabatch"];
        settings.train.anneal = record["anneal"];
        settings.train.epochs = record["epochs"];
        settings.train.margin = record["margin"];
        settings.train.learningRate = record["learning_rate"];
        settings.encoder.random = RandomGenerator::pytorch;
        settings.encoder.seed = 11;  // what their program started with, found by trial

        TrainerState state = startState(settings, record["vocabulary"]);
        const Result<Matrix> initial = readNpy(folder / "initial.npy");
        VERIFY_OK(initial);
        QCOMPARE((initial->rows() - 1) * kRecordedRows + 3, state.table.rows());
        const double worstStart = largestDifference(*initial, state.table);
        qInfo("largest difference of the first table: %.2e", worstStart);
        QVERIFY(worstStart < 2e-6);

        const EpochOrder order = [&](int epoch) {
            std::vector<std::int64_t> all;
            for (const auto& step : steps) {
                if (step["epoch"] == epoch + 1)
                    all.insert(all.end(), step["pairs"].begin(), step["pairs"].end());
            }
            return all;
        };
        double worst = 0;
        TrainerHooks hooks;
        hooks.onStep = [&](const StepRecord& step) {
            const auto& expected = steps[static_cast<std::size_t>(step.step - 1)];
            worst = std::max(worst, std::abs(step.loss - expected["loss"].get<double>()));
            QCOMPARE(step.megaBatch, expected["megabatch_size"].get<int>());
        };
        MemoryFeed feed(readPairs(folder / "pairs.tsv"), order);
        Trainer trainer(settings, feed, true, state);
        QCOMPARE(trainer.run(hooks), Outcome::finished);
        QCOMPARE(state.step, 76);
        qInfo("largest difference of a loss: %.2e", worst);
        QVERIFY(worst < 1e-4);

        const Result<Matrix> final = readNpy(folder / "final.npy");
        VERIFY_OK(final);
        Workers workers(1);
        const double worstWeight = largestDifference(*final, tableNow(state, settings.train, workers));
        qInfo("largest difference of a weight: %.2e", worstWeight);
        QVERIFY(worstWeight < 1e-4);
    }
};

QTEST_GUILESS_MAIN(TestPspGolden)
#include "test_psp_golden.moc"
