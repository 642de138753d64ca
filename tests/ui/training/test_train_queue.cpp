#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>

#include "core/settings/setting_table.h"
#include "tests/ui/support/window_test.h"
#include "ui/forms/setting_form.h"
#include "ui/shell/theme.h"
#include "ui/training/grid_dialog.h"
#include "ui/training/queue_card.h"
#include "ui/training/train_panel.h"
#include "ui/training/train_plots.h"
#include "ui/training/train_setup.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/number_text.h"

using namespace paragram;
using namespace paragram::test;
using namespace paragram::ui;

class TestTrainQueue : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() {
        isolateSettings(settings_);
        applyTheme(*qApp, ThemeChoice::light);
        VERIFY_OK(test::writeSample(folder_));
    }
    void init();
    void cleanup() { close(); }
    void rowsAreMovedAndTakenOut();
    void aGridIsTrainedAndComparedAtTheEnd();
    void theQueueSurvivesTheProgram();
    void theDialogCountsRunsWhileOneTypes();
    void theDialogTakesTheGridOfAPaper();

  private:
    void open();
    void close() {
        jobs_.reset();  // as in the window: jobs end before the panels they answer to
        panel_.reset();
        project_.reset();
    }
    static std::vector<GridRun> grid(const std::string& dropouts) {
        SettingGrid grid(quickSettings());
        (void)grid.set(*findSetting("encoder.dropout"), dropouts);
        return *grid.runs();
    }
    QueueModel& model() { return panel_->queue().model(); }
    QStringList names() {
        QStringList list;
        for (const QueuedRun& run : model().runs()) list << run.name;
        return list;
    }
    QTemporaryDir settings_, folder_;
    std::unique_ptr<Project> project_;
    std::unique_ptr<TrainPanel> panel_;
    std::unique_ptr<JobRunner> jobs_;
};

void TestTrainQueue::open() {
    project_ = std::make_unique<Project>();
    jobs_ = std::make_unique<JobRunner>();
    panel_ = std::make_unique<TrainPanel>(PanelContext{*project_, *jobs_});
    panel_->resize(1200, 800);
    panel_->show();
    VERIFY_OK(project_->open(pathIn(folder_, "sample")));
    panel_->setup().form().setSettings(quickSettings());
}

void TestTrainQueue::init() {
    std::filesystem::remove_all(pathIn(folder_, "sample") / "runs");
    std::filesystem::remove(pathIn(folder_, "sample") / "queue.json");
    open();
}

void TestTrainQueue::rowsAreMovedAndTakenOut() {
    panel_->trainGrid(grid("0 | 0.1 | 0.2 | 0.3"));
    QCOMPARE(names(), QStringList({"dropout0", "dropout0.1", "dropout0.2", "dropout0.3"}));
    QCOMPARE(model().index(0, QueueModel::kState).data().toString(), QString("running"));
    QCOMPARE(model().index(1, QueueModel::kDiffers).data().toString(), QString("dropout 0.1"));
    QueueCard& card = panel_->plots().queueCard();
    card.table().selectSourceRow(3);
    card.moveSelected(-1);
    QCOMPARE(names()[2], QString("dropout0.3"));
    QCOMPARE(card.table().selectedSourceRows(), QList<int>{2});
    QVERIFY(!model().move(1, -1));  // not before the one that runs
    QVERIFY(!model().remove(0));
    card.removeSelected();
    QCOMPARE(names(), QStringList({"dropout0", "dropout0.1", "dropout0.2"}));
    // What it will cost is told for all.
    QTRY_VERIFY_WITH_TIMEOUT(model().runs().back().seconds > 0 || model().rowCount() < 3, 20000);
}

void TestTrainQueue::aGridIsTrainedAndComparedAtTheEnd() {
    QSignalSpy ended(panel_.get(), &TrainPanel::trainingEnded);
    QSignalSpy asked(panel_.get(), &Panel::panelRequested);
    panel_->trainGrid(grid("0 | 0.2 | 0.4"));
    QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 3, 90000);
    for (const char* name : {"dropout0", "dropout0.2", "dropout0.4"})
        QVERIFY2(std::filesystem::exists(project_->folder("runs") / name / "model.h5"), name);
    QVERIFY(model().runs().empty());
    QVERIFY(!std::filesystem::exists(project_->folder() / "queue.json"));
    QVERIFY2(panel_->messages().text().contains("3 trainings have ended") &&
                 panel_->messages().text().contains("The best is dropout"),
             qPrintable(panel_->messages().text()));
    for (auto* button : panel_->messages().findChildren<QPushButton*>())
        if (button->text() == "Compare in Runs") button->click();
    QCOMPARE(asked.count(), 1);
    QCOMPARE(asked.first().at(0).toString(), QString("runs"));
    QCOMPARE(asked.first().at(1).toString().split('\n').size(), 3);
}

// Closed while the first trains: it goes on from its checkpoint, the others follow.
void TestTrainQueue::theQueueSurvivesTheProgram() {
    std::vector<GridRun> runs = grid("0 | 0.2");
    runs.front().settings.train.steps = 300;
    panel_->trainGrid(runs);
    QTRY_VERIFY_WITH_TIMEOUT(std::filesystem::exists(project_->folder("runs") / "dropout0" / "checkpoint.h5"),
                             60000);
    close();
    open();
    QCOMPARE(names(), QStringList({"dropout0", "dropout0.2"}));
    QVERIFY(!panel_->training());
    QVERIFY2(panel_->messages().text().contains("2 trainings of last time wait"),
             qPrintable(panel_->messages().text()));
    QCOMPARE(model().runs().front().request.settings.train.steps, 300);
    QCOMPARE(model().runs().front().request.pairs, std::vector{project_->folder("pairs") / "sample.h5"});
    QSignalSpy ended(panel_.get(), &TrainPanel::trainingEnded);
    panel_->queue().start();
    QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 2, 90000);
    QVERIFY(ended.first().first().toBool() && ended.last().first().toBool());
    QVERIFY(std::filesystem::exists(project_->folder("runs") / "dropout0.2" / "model.h5"));
}

void TestTrainQueue::theDialogCountsRunsWhileOneTypes() {
    std::vector<const SettingRow*> rows;
    for (const SettingRow& row : settingTable()) rows.push_back(&row);
    GridDialog dialog(rows, quickSettings());
    QVERIFY(dialog.runs().empty());
    auto lines = dialog.findChildren<QLineEdit*>();
    lines[0]->setText("0 | 0.1 | 0.3");
    QCOMPARE(dialog.runs().size(), 3U);
    lines[1]->setText("20|60");
    QCOMPARE(dialog.runs().size(), 6U);
    QVERIFY2(dialog.verdict().startsWith("6 runs: dropout0-m20"), qPrintable(dialog.verdict()));
    QCOMPARE(dialog.runs().front().settings.encoder.dimension, quickSettings().encoder.dimension);
    lines[1]->setText("20|none");
    QVERIFY(dialog.runs().empty());
    QVERIFY2(dialog.verdict().contains("train.mega-batch: \"none\""), qPrintable(dialog.verdict()));
}

void TestTrainQueue::theDialogTakesTheGridOfAPaper() {
    std::vector<const SettingRow*> rows;
    for (const SettingRow& row : settingTable()) rows.push_back(&row);
    GridDialog dialog(rows, quickSettings());
    dialog.usePreset("psp-2022-grid");
    QCOMPARE(dialog.runs().size(), 9U);
    QCOMPARE(dialog.runs().back().name, std::string("dropout0.3-m140"));
    QCOMPARE(dialog.runs().back().settings.encoder.dimension, 1024);
}

QTEST_MAIN(TestTrainQueue)
#include "test_train_queue.moc"
