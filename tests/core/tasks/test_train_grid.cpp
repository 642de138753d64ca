// Grids on the sample: every run once, interruptions, divergence, the comparison.
#include <QTest>

#include "core/base/files/atomic_file.h"
#include "core/settings/setting_table.h"
#include "core/tasks/training/compare_runs.h"
#include "core/tasks/training/train_grid.h"
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

    void everyCombinationIsTrainedAndCompared() {
        JobContext job;
        std::vector<std::string> stages;
        job.onProgress = [&](const Progress& progress) { stages.push_back(progress.stage); };
        const auto summary = trainGrid(request("grid"), {}, job);
        VERIFY_OK(summary);
        QVERIFY(!summary.stopped());
        QCOMPARE((*summary).size(), 4U);
        for (const RunInfo& run : (*summary)) {
            QVERIFY(run.state == RunState::finished && run.hasModel);
            QCOMPARE(run.summary.steps, 40);
        }
        QCOMPARE((*summary)[1].name, std::string("m2-learning-rate0.02"));
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
        const QString table = QString::fromStdString(comparisonTable((*summary)));
        QVERIFY(table.startsWith("Run ") && table.contains("Learning rate"));
        QVERIFY(fs::exists(path("grid/comparison.md")));
    }

    // After a stop in its second run, the same call trains the rest, with the same bits as a grid that was
    // never stopped.
    void aStoppedGridIsResumed() {
        std::stop_source stop;
        JobContext job;
        job.stop = stop.get_token();
        std::vector<std::string> started;
        GridObserver observer;
        observer.onRun = [&](std::size_t, const GridRun& run, bool finished) {
            started.push_back(run.name + (finished ? " again" : ""));
        };
        observer.training.onStep = [&](const StepRecord& record) {
            if (started.size() == 2 && record.step == 25) stop.request_stop();
        };
        const auto first = trainGrid(request("cut"), observer, job);
        VERIFY_OK(first);
        QVERIFY(first.stopped());
        QCOMPARE((*first).size(), 2U);
        QCOMPARE((*first)[1].summary.steps, 25);

        started.clear();
        observer.training.onStep = {};
        JobContext again;
        const auto second = trainGrid(request("cut"), observer, again);
        VERIFY_OK(second);
        QCOMPARE((*second).size(), 4U);
        QCOMPARE(started.front(), std::string("m2-learning-rate0.01 again"));
        QCOMPARE(started[1], std::string("m2-learning-rate0.02"));
        for (const RunInfo& run : (*second)) {
            const auto cut = readFile(run.folder / "model.h5");
            const auto whole = readFile(path("grid") / run.name / "model.h5");
            QVERIFY2(cut.ok() && whole.ok() && *cut == *whole, run.name.c_str());
        }
    }

    void aDivergedRunIsATableRowAndNotTheEnd() {
        JobContext job;
        std::vector<std::string> diverged;
        GridObserver observer;
        observer.onDiverged = [&](const GridRun& run, const Error& error) {
            diverged.push_back(run.name + ": " + error.sentence());
        };
        const auto summary = trainGrid(request("wild", "1e30 | 0.01"), observer, job);
        VERIFY_OK(summary);
        QCOMPARE((*summary).size(), 4U);
        QCOMPARE(diverged.size(), 2U);
        QVERIFY2(diverged[0].find("train.learning-rate") != std::string::npos, diverged[0].c_str());
        QVERIFY((*summary)[0].state == RunState::diverged);
        QVERIFY((*summary)[1].state == RunState::finished);
        QVERIFY(comparisonMarkdown((*summary)).find("| diverged |") != std::string::npos);
    }

    void aFolderWithOtherRunsIsRejected() {
        JobContext job;
        GridRequest other = request("grid");
        for (GridRun& run : other.runs) run.settings.encoder.dimension = 8;
        const auto summary = trainGrid(other, {}, job);
        QVERIFY(!summary.ok());
        QVERIFY2(summary.error().sentence().find("encoder.dimension = 16") != std::string::npos,
                 summary.error().sentence().c_str());
    }

    void equalRunsDifferInNothing() {
        QVERIFY(differingSettings({}).empty());
        QVERIFY(differingSettings({Settings{}, Settings{}}).empty());
        Settings other;
        other.train.seed = 2;
        QCOMPARE(differingSettings({Settings{}, other}), std::vector{findSetting("train.seed")});
    }
};

QTEST_GUILESS_MAIN(TestTrainGrid)
#include "test_train_grid.moc"
