#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>

#include "core/base/files/atomic_file.h"
#include "core/runs/run_folder.h"
#include "core/settings/settings_file.h"
#include "core/tasks/training/train_model.h"
#include "tests/ui/support/curve_points.h"
#include "tests/ui/support/panel_test.h"
#include "ui/runs/difference_model.h"
#include "ui/runs/run_details.h"
#include "ui/runs/run_follower.h"
#include "ui/runs/runs_panel.h"
#include "ui/runs/write_plots.h"
#include "ui/widgets/curve_chart.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/number_text.h"

using namespace paragram;
using namespace paragram::test;
using namespace paragram::ui;

class TestRunsPanel : public PanelTest<RunsPanel> {
    Q_OBJECT

  private slots:
    void initTestCase();
    void init();
    void cleanup();
    void listsRunsWithScoresAndDifferences();
    void overlaysTheCurvesOfSelectedRuns();
    void keepsNotesAndStars();
    void deletesToTheTrashAndUndoes();
    void oneRunIsComparedWithTheDefaults();
    void writesPlotsOfARun();
    void writesAPlotOfAGrid();
    void selectsSeveralRunsForAnotherPanel();
    void showsAnUntrainedModelProperly();
    void followsARunElsewhere();

  private:
};

void TestRunsPanel::initTestCase() {
    prepareSample();
    const auto sample = pathIn(folder_, "sample");
    for (const double dropout : {0.0, 0.3}) {
        TrainRequest request;
        request.pairs = {sample / "pairs" / "sample.h5"};
        request.development = {sample / "development" / "development.en-en.tsv"};
        request.settings = quickSettings();
        request.settings.encoder.dropout = dropout;
        request.output = sample / "runs" / (dropout > 0 ? "dropped" : "plain");
        JobContext job;
        VERIFY_OK(trainModel(request, {}, job));
    }
}

void TestRunsPanel::init() {
    openPanel(&RunsPanel::listed);
}

void TestRunsPanel::cleanup() {
    closePanel();
}

void TestRunsPanel::listsRunsWithScoresAndDifferences() {
    RunModel& model = panel_->model();
    QCOMPARE(model.rowCount(), 2);
    const int row = model.rowOf(project_->folder("runs") / "dropped");
    QVERIFY(row >= 0);
    const auto text = [&](int column) { return model.index(row, column).data().toString(); };
    QCOMPARE(text(RunModel::kName), QString("dropped"));
    QCOMPARE(text(RunModel::kState), QString("finished"));
    QCOMPARE(text(RunModel::kPairs), QString("sample"));
    QVERIFY(text(RunModel::kScore).toDouble() > 0);
    QVERIFY(text(RunModel::kDiffers).contains("dropout 0.3"));
    QCOMPARE(panel_->table().selectedSourceRows().size(), 1);
}

void TestRunsPanel::overlaysTheCurvesOfSelectedRuns() {
    panel_->table().selectAll();
    QTRY_COMPARE(panel_->details().lossChart()->curveCount(), 2);
    QCOMPARE(curvePoints(panel_->details().lossChart(), 0), 40);
    QCOMPARE(curvePoints(panel_->details().gradientChart(), 1), 40);
    QCOMPARE(curvePoints(panel_->details().normChart(), 0), 3);  // untrained, 20, 40
    // Only dropout differs between the two; their scores are listed, too.
    const DifferenceModel* differences = panel_->details().differences();
    QCOMPARE(differences->settings(), 1);
    QCOMPARE(differences->rowCount(), 2);
    QCOMPARE(differences->headerData(2, Qt::Horizontal, Qt::DisplayRole).toString(), QString("Dropout"));
    QCOMPARE(differences->headerData(1, Qt::Horizontal, Qt::DisplayRole).toString(), QString("Dev."));
    for (int row = 0; row < 2; ++row) {
        const bool dropped = differences->index(row, 0).data().toString() == "dropped";
        QCOMPARE(differences->index(row, 2).data().toString(), QString(dropped ? "0.3" : "0"));
        QVERIFY(differences->index(row, 1).data().toString().toDouble() > 0);
    }
}

void TestRunsPanel::keepsNotesAndStars() {
    const auto run = project_->folder("runs") / "plain";
    panel_->table().clearSelection();
    panel_->table().selectSourceRow(panel_->model().rowOf(run));
    panel_->details().notes()->setPlainText("better than expected");
    panel_->details().saveNotes();
    QCOMPARE(readNotes(run), QString("better than expected"));
    const int row = panel_->model().rowOf(run);
    panel_->model().toggleStar(row);
    QVERIFY(std::filesystem::exists(run / "starred"));
    QVERIFY(panel_->model().run(row).starred);
    panel_->model().toggleStar(row);
    QVERIFY(!std::filesystem::exists(run / "starred"));
}

// As a mounted or copied folder looks from here: lines are added, the last one is half there, the file is
// gone for a moment and comes back longer.
void TestRunsPanel::followsARunElsewhere() {
    const auto elsewhere = pathIn(folder_, "elsewhere");
    std::filesystem::create_directories(elsewhere);
    const RunFolder from{run("plain")}, to{elsewhere};
    std::filesystem::copy_file(from.settings(), to.settings());
    const std::string whole = *readFile(from.history());
    const std::size_t half = whole.find('\n', whole.size() / 2) + 1;
    writeText(to.history(), whole.substr(0, half));
    panel_->watch(folder_.path());  // no run
    QVERIFY(panel_->messages().text().contains("settings.conf"));
    panel_->watch(toText(elsewhere));
    QTRY_COMPARE(panel_->model().rowCount(), 3);
    const auto points = [&] {
        const CurveChart* chart = panel_->details().lossChart();
        return chart->curveCount() == 1 ? curvePoints(chart, 0) : 0;
    };
    const int row = panel_->model().rowOf(project_->folder("runs") / "elsewhere");
    QVERIFY(row >= 0);
    panel_->table().selectSourceRow(row);
    QTRY_VERIFY(labelWith(*panel_, "elsewhere is training: last line .* ago") != "");
    QTRY_VERIFY(points() > 0);
    const int before = points();
    writeText(to.history(), whole.substr(0, half + 7));  // half a line
    QTest::qWait(RunFollower::kEveryMs + 500);
    QCOMPARE(points(), before);
    std::filesystem::remove(to.history());
    QTest::qWait(RunFollower::kEveryMs + 500);
    QCOMPARE(points(), before);
    writeText(to.history(), whole);
    QTRY_VERIFY(points() > before);
    std::filesystem::remove(project_->folder("runs") / "elsewhere");
}

void TestRunsPanel::deletesToTheTrashAndUndoes() {
    const auto run = project_->folder("runs") / "dropped";
    panel_->table().clearSelection();
    panel_->table().selectSourceRow(panel_->model().rowOf(run));
    panel_->deleteSelected();
    QVERIFY2(!std::filesystem::exists(run), qPrintable(panel_->messages().text()));
    QTRY_COMPARE(panel_->model().rowCount(), 1);
    button("Undo")->click();
    QVERIFY(std::filesystem::exists(run / "model.h5"));
    QTRY_COMPARE(panel_->model().rowCount(), 2);
}

void TestRunsPanel::oneRunIsComparedWithTheDefaults() {
    DifferenceModel model;
    RunInfo mine;
    mine.name = "mine";
    mine.settings = quickSettings();
    model.show({mine});
    QCOMPARE(model.columnCount(), 3);
    QVERIFY(model.rowCount() >= 6);
    QStringList vocabulary;
    for (int row = 0; row < model.rowCount(); ++row)
        if (model.index(row, 0).data().toString() == "Vocabulary")
            for (int column = 0; column < 3; ++column)
                vocabulary << model.index(row, column).data().toString();
    QCOMPARE(vocabulary,
             (QStringList{"Vocabulary", countText(mine.settings.tokenizer.vocabulary), "20,000"}));
    QCOMPARE(model.headerData(1, Qt::Horizontal, Qt::DisplayRole).toString(), QString("This run"));
    model.show({});
    QCOMPARE(model.rowCount(), 0);
}

void TestRunsPanel::writesPlotsOfARun() {
    QTemporaryDir plots;
    const QString run = toText(project_->folder("runs") / "plain");
    VERIFY_OK(writePlots(run, plots.filePath("out")));
    for (const char* name : {"loss.png", "loss.svg", "development.png", "development.svg"})
        QVERIFY2(QFileInfo(plots.filePath("out/") + name).size() > 500, name);
    QVERIFY(!writePlots(plots.path(), plots.filePath("out")).ok());
}

void TestRunsPanel::writesAPlotOfAGrid() {
    // Three runs of a grid over the learning rate, with their best scores.
    QTemporaryDir grid;
    const std::filesystem::path one = project_->folder("runs") / "plain";
    for (const char* rate : {"0.001", "0.003", "0.01"}) {
        const std::filesystem::path run = toPath(grid.path()) / rate;
        std::filesystem::copy(one, run, std::filesystem::copy_options::recursive);
        Settings settings = readRun(run)->settings;
        VERIFY_OK(applySettingsText(settings, "train.learning-rate = " + std::string(rate), "test"));
        writeText(run / "settings.conf", settingsText(settings));
    }
    VERIFY_OK(writePlots(grid.path(), grid.filePath("plots")));
    QVERIFY(QFileInfo(grid.filePath("plots/comparison.png")).size() > 500);
    QFile svg(grid.filePath("plots/comparison.svg"));
    QVERIFY(svg.open(QIODevice::ReadOnly));
    QVERIFY(svg.readAll().contains("train.learning-rate"));
    // Runs that differ in no number have no comparison.
    for (const char* rate : {"0.001", "0.003"}) std::filesystem::remove_all(toPath(grid.path()) / rate);
    QVERIFY(!writePlots(grid.path(), grid.filePath("plots")).ok());
}

void TestRunsPanel::selectsSeveralRunsForAnotherPanel() {
    const auto runs = project_->folder("runs");
    QVERIFY(panel_->openFile(toText(runs / "plain") + '\n' + toText(runs / "dropped")));
    QTRY_COMPARE(panel_->table().selectedSourceRows().size(), 2);
    QVERIFY(!panel_->openFile(toText(runs / "plain") + "\n/somewhere/else"));
}

void TestRunsPanel::showsAnUntrainedModelProperly() {
    TrainRequest request;
    const auto sample = pathIn(folder_, "sample");
    request.pairs = {sample / "pairs" / "sample.h5"};
    request.development = {sample / "development" / "development.en-en.tsv"};
    request.settings = quickSettings();
    request.settings.train.epochs = 0;
    request.output = sample / "runs" / "random";
    JobContext job;
    VERIFY_OK(trainModel(request, {}, job));
    QVERIFY(panel_->openFile(toText(request.output)));
    QTRY_COMPARE(panel_->table().selectedSourceRows(), QList<int>{panel_->model().rowOf(request.output)});
    const int row = panel_->model().rowOf(request.output);
    const auto text = [&](int column) { return panel_->model().index(row, column).data().toString(); };
    QCOMPARE(text(RunModel::kState), QString("finished"));
    QVERIFY(text(RunModel::kScore).toDouble() > 0);
    QCOMPARE(text(RunModel::kEpochs), QString("0"));
    QVERIFY(text(RunModel::kLoss).isEmpty() && text(RunModel::kSpeed).isEmpty());
    QTRY_COMPARE(curvePoints(panel_->details().normChart(), 0), 1);
    QCOMPARE(curvePoints(panel_->details().lossChart(), 0), 0);
    std::filesystem::remove_all(request.output);
}

QTEST_MAIN(TestRunsPanel)
#include "test_runs_panel.moc"
