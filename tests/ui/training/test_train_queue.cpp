#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QToolButton>

#include "core/settings/setting_table.h"
#include "tests/ui/support/panel_test.h"
#include "ui/forms/setting_form.h"
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

class TestTrainQueue : public PanelTest<TrainPanel> {
    Q_OBJECT

  private slots:
    void initTestCase() { prepareSample(); }
    void init();
    void cleanup() { close(); }
    void rowsAreMovedAndRemoved();
    void aGridIsTrainedAndComparedAtTheEnd();
    void theQueueSurvivesTheProgram();
    void theDialogCountsRunsWhileTyping();
    void theDialogAcceptsAGridPreset();

  private:
    void open();
    void close() { closePanel(); }
    static std::vector<GridRun> grid(const std::string& dropouts) {
        SettingGrid grid(quickSettings());
        (void)grid.set(*findSetting("encoder.dropout"), dropouts);
        return *grid.runs();
    }
    QueueModel& model() { return panel_->queue().model(); }
    QStringList names() {
        QStringList list;
        for (const QueueRow& run : model().rows()) list << run.name;
        return list;
    }
};

void TestTrainQueue::open() {
    openPanel();
    panel_->setup().form().setSettings(quickSettings());
}

void TestTrainQueue::init() {
    std::filesystem::remove_all(sample() / "runs");
    std::filesystem::remove(sample() / "queue.json");
    open();
}

void TestTrainQueue::rowsAreMovedAndRemoved() {
    panel_->trainGrid(grid("0 | 0.1 | 0.2 | 0.3"));
    QCOMPARE(names(), QStringList({"dropout0", "dropout0.1", "dropout0.2", "dropout0.3"}));
    QCOMPARE(model().index(0, QueueModel::kState).data().toString(), QString("running"));
    QCOMPARE(model().index(1, QueueModel::kDiffers).data().toString(), QString("dropout 0.1"));
    QueueCard& card = panel_->plots().queueCard();
    card.table().selectSourceRow(3);
    named<QToolButton>(card, "Move up")->click();
    QCOMPARE(names()[2], QString("dropout0.3"));
    QCOMPARE(card.table().selectedSourceRows(), QList<int>{2});
    QVERIFY(!model().move(1, -1));  // not before the running one
    QVERIFY(!model().remove(0));
    named<QToolButton>(card, "Remove from the queue")->click();
    QCOMPARE(names(), QStringList({"dropout0", "dropout0.1", "dropout0.2"}));
    // The estimate includes all runs.
    QTRY_VERIFY_WITH_TIMEOUT(model().rows().back().seconds > 0 || model().rowCount() < 3, 20000);
}

void TestTrainQueue::aGridIsTrainedAndComparedAtTheEnd() {
    QSignalSpy ended(panel_.get(), &TrainPanel::trainingEnded);
    QSignalSpy asked(panel_.get(), &Panel::panelRequested);
    panel_->trainGrid(grid("0 | 0.2 | 0.4"));
    QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 3, 90000);
    for (const char* name : {"dropout0", "dropout0.2", "dropout0.4"})
        QVERIFY2(std::filesystem::exists(project_->folder("runs") / name / "model.h5"), name);
    QVERIFY(model().rows().empty());
    QVERIFY(!std::filesystem::exists(project_->folder() / "queue.json"));
    QVERIFY2(panel_->messages().text().contains("3 trainings have finished") &&
                 panel_->messages().text().contains("The best is dropout"),
             qPrintable(panel_->messages().text()));
    button("Compare in Runs")->click();
    QCOMPARE(asked.count(), 1);
    QCOMPARE(asked.first().at(0).toString(), QString("runs"));
    QCOMPARE(asked.first().at(1).toString().split('\n').size(), 3);
}

// Closed while the first trains: it resumes from its checkpoint, then the others run.
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
    QVERIFY2(panel_->messages().text().contains("2 trainings from the last session"),
             qPrintable(panel_->messages().text()));
    QCOMPARE(model().rows().front().request.settings.train.steps, 300);
    QCOMPARE(model().rows().front().request.pairs, std::vector{project_->folder("pairs") / "sample.h5"});
    QSignalSpy ended(panel_.get(), &TrainPanel::trainingEnded);
    panel_->queue().start();
    QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 2, 90000);
    QVERIFY(ended.first().first().toBool() && ended.last().first().toBool());
    QVERIFY(std::filesystem::exists(project_->folder("runs") / "dropout0.2" / "model.h5"));
}

void TestTrainQueue::theDialogCountsRunsWhileTyping() {
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
    QVERIFY2(dialog.verdict().contains("Mega-batch: \"none\""), qPrintable(dialog.verdict()));
}

void TestTrainQueue::theDialogAcceptsAGridPreset() {
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
