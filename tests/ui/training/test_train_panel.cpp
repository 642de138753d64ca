#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QToolButton>

#include "core/settings/settings_file.h"
#include "tests/ui/support/curve_points.h"
#include "tests/ui/support/panel_test.h"
#include "ui/forms/setting_field.h"
#include "ui/forms/setting_form.h"
#include "ui/training/negative_model.h"
#include "ui/training/queue_model.h"
#include "ui/training/train_panel.h"
#include "ui/training/train_plots.h"
#include "ui/training/train_setup.h"
#include "ui/widgets/curve_chart.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/number_text.h"

using namespace paragram;
using namespace paragram::test;
using namespace paragram::ui;

class TestTrainPanel : public PanelTest<TrainPanel> {
    Q_OBJECT

  private slots:
    void initTestCase() { prepareSample(); }
    void init();
    void cleanup();
    void showsTheEstimate();
    void fieldsOfANetworkWaitForOne();
    void trainsAndShowsCurves();
    void stopsKeepsAndResumes();
    void pausesDuringTraining();
    void showsTheErrorOfABadInput();
    void trainsOnSeveralStoresTogether();
    void queuesASecondTraining();
    void theFeedDropsPointsWhenTheWindowIsBusy();
    void negativesKeepTheirSelection();
    void aKilledTrainingDrawsNoStepTwice();
    void aGenerativeModelHasCurvesOfItsOwn();
    void heldOutPairsAreTheDevelopmentCurve();
};

void TestTrainPanel::init() {
    std::filesystem::remove_all(sample() / "runs");
    std::filesystem::remove(sample() / "queue.json");
    std::filesystem::remove(sample() / "pairs" / "second.h5");
    openPanel();
    panel_->setup().form().setSettings(quickSettings());
}

void TestTrainPanel::cleanup() {
    closePanel();
}

void TestTrainPanel::fieldsOfANetworkWaitForOne() {
    SettingForm& form = panel_->setup().form();
    QWidget* units = form.field("encoder.units")->editor();
    QVERIFY(!units->isVisible());
    QCOMPARE(panel_->helpPage(), QString("train"));
    Settings settings = form.settings();
    const QString averaging = panel_->setup().runName();
    settings.encoder.network = Network::blstm;
    form.setSettings(settings);
    QVERIFY(units->isVisible());
    QVERIFY(panel_->setup().runName().contains("-blstm-") && !averaging.contains("blstm"));
    units->setFocus();
    QTRY_COMPARE(panel_->helpPage(), QString("neural"));
    form.field("encoder.dimension")->editor()->setFocus();
    QTRY_COMPARE(panel_->helpPage(), QString("train"));
    QVERIFY(!form.field("generative.model")->editor()->isVisible());
    settings.encoder.network = Network::transformer;
    form.setSettings(settings);
    QVERIFY(!units->isVisible() && !form.field("train.mega-batch")->editor()->isVisible());
    QVERIFY(form.field("generative.model")->editor()->isVisible());
    QCOMPARE(panel_->setup().runName(), QString("bgt-%1").arg(settings.encoder.dimension));
    form.field("generative.model")->editor()->setFocus();
    QTRY_COMPARE(panel_->helpPage(), QString("generative"));
}

void TestTrainPanel::showsTheEstimate() {
    const auto said = [&] {
        for (const QLabel* label : panel_->findChildren<QLabel*>())
            if (label->text().contains("pairs") && label->text().contains("about")) return true;
        return false;
    };
    QTRY_VERIFY_WITH_TIMEOUT(said(), 20000);
}

void TestTrainPanel::trainsAndShowsCurves() {
    QSignalSpy ended(panel_.get(), &TrainPanel::trainingEnded);
    button("Train")->click();
    QVERIFY(panel_->training());
    QVERIFY(button("Stop and keep"));
    QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 1, 60000);
    QVERIFY2(ended.first().first().toBool(), qPrintable(panel_->messages().text()));
    QCOMPARE(curvePoints(panel_->plots().lossChart(), 0), 40);
    QCOMPARE(curvePoints(panel_->plots().gradientChart(), 0), 40);
    QCOMPARE(curvePoints(panel_->plots().normChart(), 0), 3);
    QCOMPARE(named<CurveChart>(panel_->plots(), "Development")->curveCount(), 3);
    QVERIFY(panel_->plots().negatives()->rowCount() > 0);
    QVERIFY(std::filesystem::exists(project_->folder("runs") / "sp-16-m2" / "model.h5"));
    QVERIFY(panel_->messages().text().contains("sp-16-m2"));
    QVERIFY(!button("Stop and keep"));
}

void TestTrainPanel::stopsKeepsAndResumes() {
    Settings settings = quickSettings();
    settings.train.steps = 0;
    settings.train.epochs = 500;
    panel_->setup().form().setSettings(settings);
    QSignalSpy ended(panel_.get(), &TrainPanel::trainingEnded);
    panel_->train();
    QTRY_VERIFY_WITH_TIMEOUT(curvePoints(panel_->plots().lossChart(), 0) > 5, 60000);
    button("Stop and keep")->click();
    QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 1, 60000);
    QVERIFY2(panel_->messages().text().contains("can be resumed"), qPrintable(panel_->messages().text()));
    const int before = curvePoints(panel_->plots().lossChart(), 0);
    QVERIFY(panel_->openFile(toText(project_->folder("runs") / "sp-16-m2")));
    QTRY_VERIFY_WITH_TIMEOUT(curvePoints(panel_->plots().lossChart(), 0) > before + 5, 60000);
    button("Stop and keep")->click();
    QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 2, 60000);
    QVERIFY(ended.last().first().toBool());
}

void TestTrainPanel::pausesDuringTraining() {
    Settings settings = quickSettings();
    settings.train.steps = 0;
    settings.train.epochs = 500;
    panel_->setup().form().setSettings(settings);
    panel_->train();
    QTRY_VERIFY_WITH_TIMEOUT(curvePoints(panel_->plots().lossChart(), 0) > 5, 60000);
    button("Pause")->click();
    QTest::qWait(400);
    const int held = curvePoints(panel_->plots().lossChart(), 0);
    QTest::qWait(300);
    QCOMPARE(curvePoints(panel_->plots().lossChart(), 0), held);
    button("Resume")->click();
    QTRY_VERIFY_WITH_TIMEOUT(curvePoints(panel_->plots().lossChart(), 0) > held, 60000);
}

void TestTrainPanel::showsTheErrorOfABadInput() {
    writeText(project_->folder("pairs") / "a-broken.h5", "this is no pair store");
    QSignalSpy ended(panel_.get(), &TrainPanel::trainingEnded);
    QTRY_VERIFY(panel_->setup().pairsName() == "sample");
    QTest::qWait(400);
    panel_->setup().choosePairs("a-broken");
    QCOMPARE(panel_->setup().pairsName(), QString("a-broken"));
    panel_->train();
    QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 1, 60000);
    std::filesystem::remove(project_->folder("pairs") / "a-broken.h5");
    QVERIFY(!ended.first().first().toBool());
    QCOMPARE(panel_->messages().kind(), MessageBar::Kind::error);
    QVERIFY2(panel_->messages().text().contains("a-broken.h5"), qPrintable(panel_->messages().text()));
}

void TestTrainPanel::trainsOnSeveralStoresTogether() {
    const std::filesystem::path folder = project_->folder("pairs");
    std::filesystem::copy_file(folder / "sample.h5", folder / "second.h5");
    QTRY_COMPARE_WITH_TIMEOUT(named<QToolButton>(panel_->setup(), "More pairs")->menu()->actions().size(), 2,
                              10000);
    panel_->setup().choosePairs("sample");
    const auto store = [this](const QString& name) -> QAction* {  // replaced when the project changes
        for (QAction* action : named<QToolButton>(panel_->setup(), "More pairs")->menu()->actions())
            if (action->text() == name) return action;
        return nullptr;
    };
    QVERIFY(store("second")->isVisible());
    QVERIFY(!store("sample")->isVisible());
    store("second")->trigger();
    QCOMPARE(panel_->setup().pairsName(), QString("sample and 1 more"));
    QCOMPARE(panel_->setup().request().pairs.size(), std::size_t{2});
    QSignalSpy ended(panel_.get(), &TrainPanel::trainingEnded);
    panel_->train();
    QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 1, 60000);
    QVERIFY2(ended.first().first().toBool(), qPrintable(panel_->messages().text()));
    const auto run = readRun(project_->folder("runs") / "sp-16-m2");
    QVERIFY(run);
    QCOMPARE(run->pairsName, std::string("sample.h5, second.h5"));
    QVERIFY(store("second")->isChecked());
    store("second")->trigger();
    QCOMPARE(panel_->setup().pairsName(), QString("sample"));
}

void TestTrainPanel::queuesASecondTraining() {
    QSignalSpy ended(panel_.get(), &TrainPanel::trainingEnded);
    panel_->train();
    panel_->train();
    QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 2, 60000);
    QVERIFY(std::filesystem::exists(project_->folder("runs") / "sp-16-m2-2" / "model.h5"));
}

void TestTrainPanel::theFeedDropsPointsWhenTheWindowIsBusy() {
    const auto feed = std::make_shared<TrainingFeed>();
    const TrainObserver observer = feed->observer();
    for (int step = 1; step <= 100000; ++step) {
        StepRecord record;
        record.step = step;
        observer.onStep(record);
    }
    const TrainingUpdate news = feed->take();
    QVERIFY(news.steps.size() < 20000);
    QCOMPARE(news.steps.back().step, 100000);
    QVERIFY(std::is_sorted(news.steps.begin(), news.steps.end(),
                           [](const StepRecord& a, const StepRecord& b) { return a.step < b.step; }));
    QVERIFY(feed->take().steps.empty());
}

void TestTrainPanel::negativesKeepTheirSelection() {
    NegativeModel model;
    QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    model.show({{"a", "b", 0.5}, {"c", "d", 0.25}});
    const QPersistentModelIndex second = model.index(1, NegativeModel::kCosine);
    model.show({{"e", "f", 0.5}, {"g", "h", 0.125}, {"i", "j", 0}});
    QCOMPARE(model.rowCount(), 3);
    QVERIFY(second.isValid());
    QCOMPARE(second.data(kSortRole).toDouble(), 0.125);
    QCOMPARE(reset.count(), 0);
}

void TestTrainPanel::aKilledTrainingDrawsNoStepTwice() {
    QueueModel queue;
    TrainPlots plots(queue);
    const auto steps = [](int first, int last) {
        std::vector<StepRecord> records(static_cast<std::size_t>(last - first + 1));
        for (StepRecord& record : records) record.step = first++;
        return records;
    };
    plots.showHistory({steps(1, 10), {}});
    QCOMPARE(curvePoints(plots.lossChart(), 0), 10);
    // The checkpoint is that of step 5.
    TrainingUpdate news;
    news.steps = steps(6, 7);
    plots.show(news);
    QCOMPARE(curvePoints(plots.lossChart(), 0), 7);
    news.steps = steps(8, 12);
    plots.show(news);
    QCOMPARE(curvePoints(plots.lossChart(), 0), 12);
}

void TestTrainPanel::aGenerativeModelHasCurvesOfItsOwn() {
    QueueModel queue;
    TrainPlots plots(queue);
    History history;
    for (int step = 1; step <= 3; ++step) {
        StepRecord record;
        record.step = step;
        record.terms = {{"nll_src", 60.0}, {"trans_st", 70.0}, {"kl_sem", 5.0}};
        history.steps.push_back(record);
    }
    EvaluationRecord evaluation;
    evaluation.step = 3;
    evaluation.heldOut = {
        {"reconstruction perplexity", 90.0}, {"translation perplexity", 80.0}, {"mutual information", 4.0}};
    history.evaluations.push_back(evaluation);
    plots.showHistory(history);
    for (const char* name : {"source again", "source to target"})
        QVERIFY(plots.termChart()->findCurve(name) >= 0 && plots.divergenceChart()->findCurve(name) < 0);
    for (const char* name : {"KL meaning", "mutual information"})
        QVERIFY(plots.divergenceChart()->findCurve(name) >= 0 && plots.termChart()->findCurve(name) < 0);
    CurveChart* perplexity = plots.perplexityChart();
    for (const char* name : {"written again", "translated"})
        QCOMPARE(curvePoints(perplexity, perplexity->findCurve(name)), 1);
}

void TestTrainPanel::heldOutPairsAreTheDevelopmentCurve() {
    QueueModel queue;
    TrainPlots plots(queue);
    const auto titles = [&] {
        QStringList texts;
        for (const auto* label : plots.findChildren<ElidedLabel*>()) texts << label->text();
        return texts;
    };
    QVERIFY(titles().contains("Development, Pearson ×100"));
    History history;
    EvaluationRecord evaluation;
    evaluation.heldOut = {{std::string(kRetrievalAccuracy), 0.9},
                          {"retrieval source to target", 0.92},
                          {"retrieval target to source", 0.88},
                          {std::string(kRetrievalMargin), 0.312}};
    history.evaluations.push_back(evaluation);
    plots.showHistory(history);
    CurveChart* chart = plots.developmentChart();
    QCOMPARE(chart->curveCount(), 3);
    QCOMPARE(curvePoints(chart, chart->findCurve("both ways")), 1);
    QVERIFY(titles().contains("Development, retrieval ×100") && titles().contains("margin 0.312"));
    plots.clear();
    QVERIFY(titles().contains("Development, Pearson ×100"));
}

QTEST_MAIN(TestTrainPanel)
#include "test_train_panel.moc"
