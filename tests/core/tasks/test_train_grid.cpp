// Grids on the sample: every run once, interruptions, divergence, the comparison.
#include <QTest>

#include "core/base/atomic_file.h"
#include "core/settings/setting_table.h"
#include "core/tasks/compare_runs.h"
#include "core/tasks/train_grid.h"
#include "tests/support/training_sample.h"

using namespace paragram;
namespace fs = std::filesystem;

class TestTrainGrid : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    fs::path path(const std::string& name) const { return test::pathIn(folder_, name); }

    GridRequest request(const std::string& output, const std::string& rate = "0.01 | 0.02") const {
        SettingGrid grid;
        const std::string text =
            "encoder.dimension = 16\ntrain.steps = 40\ntrain.evaluate-every = 20\n"
            "train.mega-batch = 2 | 4\ntrain.learning-rate = " +
            rate + "\n";
        (void)grid.apply(text, "grid");
        GridRequest request;
        request.training.pairs = {path("p.h5")};
        request.training.tokenizers = {path("t.model")};
        request.training.development = {path("sample/development.en-es.tsv")};
        request.training.output = path(output);
        request.runs = *grid.runs();
        return request;
    }

  private slots:
    void initTestCase() { test::makeTrainingSample(folder_, 500); }

    void trainsEveryCombinationAndCompares() {
        JobContext job;
        std::vector<std::string> stages;
        job.report = [&](const Progress& progress) { stages.push_back(progress.stage); };
        const auto summary = trainGrid(request("grid"), {}, job);
        VERIFY_OK(summary);
        QVERIFY(!summary->stopped);
        QCOMPARE(summary->runs.size(), 4U);
        for (const RunInfo& run : summary->runs) {
            QVERIFY(run.state == RunState::finished && run.hasModel);
            QCOMPARE(run.summary.steps, 40);
        }
        QCOMPARE(summary->runs[1].name, std::string("m2-learning-rate0.02"));
        QVERIFY(std::ranges::any_of(stages, [](const std::string& stage) {
            return stage == "Run 2 of 4, m2-learning-rate0.02: Training";
        }));
        const auto csv = readFile(path("grid/comparison.csv"));
        VERIFY_OK(csv);
        const QStringList lines = QString::fromStdString(*csv).split('\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 5);
        QCOMPARE(lines[0], QString("run,train.mega-batch,train.learning-rate,untrained_pearson,best_pearson,"
                                   "best_step,last_loss,seconds,pairs_per_second,state"));
        QVERIFY(lines[4].startsWith("m4-learning-rate0.02,4,0.02,") && lines[4].endsWith(",finished"));
        const QString table = QString::fromStdString(comparisonTable(summary->runs));
        QVERIFY(table.startsWith("Run ") && table.contains("Learning rate"));
        QVERIFY(fs::exists(path("grid/comparison.md")));
    }

    // Stopped in its second run, the same call trains the rest: to the same bits as one that was never
    // stopped.
    void goesOnWhereItWasStopped() {
        std::stop_source stop;
        JobContext job;
        job.stop = stop.get_token();
        std::vector<std::string> begun;
        GridObserver observer;
        observer.onRun = [&](std::size_t, const GridRun& run, bool finished) {
            begun.push_back(run.name + (finished ? " again" : ""));
        };
        observer.training.onStep = [&](const StepRecord& record) {
            if (begun.size() == 2 && record.step == 25) stop.request_stop();
        };
        const auto first = trainGrid(request("cut"), observer, job);
        VERIFY_OK(first);
        QVERIFY(first->stopped);
        QCOMPARE(first->runs.size(), 2U);
        QCOMPARE(first->runs[1].summary.steps, 25);

        begun.clear();
        observer.training.onStep = {};
        JobContext again;
        const auto second = trainGrid(request("cut"), observer, again);
        VERIFY_OK(second);
        QCOMPARE(second->runs.size(), 4U);
        QCOMPARE(begun.front(), std::string("m2-learning-rate0.01 again"));
        QCOMPARE(begun[1], std::string("m2-learning-rate0.02"));
        for (const RunInfo& run : second->runs) {
            const auto cut = readFile(run.folder / "model.h5");
            const auto whole = readFile(path("grid") / run.name / "model.h5");
            QVERIFY2(cut.ok() && whole.ok() && *cut == *whole, run.name.c_str());
        }
    }

    void aRunThatDivergesIsTableRowAndNotTheEnd() {
        JobContext job;
        std::vector<std::string> diverged;
        GridObserver observer;
        observer.onDiverged = [&](const GridRun& run, const Error& error) {
            diverged.push_back(run.name + ": " + error.sentence());
        };
        const auto summary = trainGrid(request("wild", "1e30 | 0.01"), observer, job);
        VERIFY_OK(summary);
        QCOMPARE(summary->runs.size(), 4U);
        QCOMPARE(diverged.size(), 2U);
        QVERIFY2(diverged[0].find("train.learning-rate") != std::string::npos, diverged[0].c_str());
        QVERIFY(summary->runs[0].state == RunState::diverged);
        QVERIFY(summary->runs[1].state == RunState::finished);
        QVERIFY(comparisonMarkdown(summary->runs).find("| diverged |") != std::string::npos);
    }

    void aFolderWithOtherRunsIsRefused() {
        JobContext job;
        GridRequest other = request("grid");
        for (GridRun& run : other.runs) run.settings.encoder.dimension = 8;
        const auto summary = trainGrid(other, {}, job);
        QVERIFY(!summary.ok());
        QVERIFY2(summary.error().sentence().find("encoder.dimension = 16") != std::string::npos,
                 summary.error().sentence().c_str());
    }

    void runsThatAreAlikeDifferInNothing() {
        QVERIFY(differingSettings({}).empty());
        QVERIFY(differingSettings({Settings{}, Settings{}}).empty());
        Settings other;
        other.train.seed = 2;
        QCOMPARE(differingSettings({Settings{}, other}), std::vector{findSetting("train.seed")});
    }
};

QTEST_GUILESS_MAIN(TestTrainGrid)
#include "test_train_grid.moc"
