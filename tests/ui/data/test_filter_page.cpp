// The recipe page with real clicks and keys: steps, live counts, thresholds, undo, a new store.
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>

#include "core/base/files/atomic_file.h"
#include "core/tasks/data/browse_pairs.h"
#include "tests/ui/support/panel_test.h"
#include "ui/data/data_panel.h"
#include "ui/data/filter/dropped_pair_model.h"
#include "ui/data/filter/dropped_pairs_card.h"
#include "ui/data/filter/filter_page.h"
#include "ui/data/filter/recipe_card.h"
#include "ui/data/filter/recipe_model.h"
#include "ui/data/filter/step_card.h"
#include "ui/data/filter/step_editor.h"
#include "ui/data/pair_browser.h"
#include "ui/forms/number_box.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/range_histogram.h"

using namespace paragram;
using namespace paragram::test;
using namespace paragram::ui;

class TestFilterPage : public PanelTest<DataPanel> {
    Q_OBJECT

  private slots:
    void initTestCase() { prepareSample(); }
    void init();
    void cleanup();
    void aPresetIsCountedAndItsDroppedPairsShown();
    void linesInTheHistogramAreDraggedAndUndone();
    void keysMoveRemoveAndSwitchSteps();
    void percentilesAreProposed();
    void twoStagesAreComparedOnTheSampleAndOnAll();
    void theRecipeIsComparedWithItsOldStateAndWithAnother();
    void aMissingModelIsReportedAndNothingRuns();
    void recipesAreSavedAndOpened();
    void allPairsAreFilteredIntoANewStore();

  private:
    FilterPage& page() const { return only<FilterPage>(*panel_); }
    RecipeModel& model() const { return page().recipe().model(); }
    QTableView& table() const { return page().recipe().table(); }
    void take(const std::string& text) {
        QSignalSpy previewed(&page(), &FilterPage::previewed);
        model().setRecipe(*parseRecipe(text, "test"), "test");
        QTRY_VERIFY_WITH_TIMEOUT(previewed.count() > 0 && page().preview(), 30000);
        table().setCurrentIndex(model().index(0, 0));
    }
    std::string text() const { return page().recipeText().toStdString(); }
};

void TestFilterPage::init() {
    freshSample();
    openPanel(&DataPanel::listed);
    panel_->showFilters();
    QVERIFY(page().isVisible());
}

void TestFilterPage::cleanup() {
    closePanel();
}

void TestFilterPage::aPresetIsCountedAndItsDroppedPairsShown() {
    take("length minimum=8\nduplicates\nleak\n");
    QCOMPARE(model().rowCount(), 3);
    QVERIFY(page().preview()->pairs >= 20'000);
    QVERIFY(page().preview()->kept < page().preview()->pairs);
    QCOMPARE(model().index(0, RecipeModel::kStep).data().toString(), QString("Length · from 8"));
    QVERIFY(page().dropped().rowCount() > 10);
    QVERIFY(page().step().histogram().csv().count('\n') > 5);
    // The project's evaluation sets are used by default.
    const auto& notes = page().preview()->steps[2].notes;
    QVERIFY(!notes.empty() && !notes[0].starts_with("no evaluation sets"));
}

void TestFilterPage::linesInTheHistogramAreDraggedAndUndone() {
    take("length minimum=2 maximum=20\n");
    RangeHistogram& chart = page().step().histogram();
    QTRY_VERIFY(chart.width() > 100);
    chart.replot();
    const auto at = [&](double words) {
        return QPoint(static_cast<int>(chart.xAxis->coordToPixel(words)), chart.height() / 2);
    };
    QTest::mousePress(&chart, Qt::LeftButton, {}, at(1.5));
    QTest::mouseMove(&chart, at(3.5));
    QTest::mouseMove(&chart, at(6));
    QTest::mouseRelease(&chart, Qt::LeftButton, {}, at(6));
    QCOMPARE(model().recipe().steps[0].value("minimum"), std::string("6"));
    QCOMPARE(model().recipe().steps[0].value("maximum"), std::string("20"));
    QCOMPARE(qobject_cast<NumberBox*>(page().step().editor().field("minimum"))->value(), 6.0);
    QSignalSpy previewed(&page(), &FilterPage::previewed);
    QTRY_VERIFY(previewed.count() > 0);
    QTest::keyClick(&chart, Qt::Key_Right);
    QCOMPARE(model().recipe().steps[0].value("minimum"), std::string("7"));
    QTest::keyClick(&chart, Qt::Key_Left, Qt::ShiftModifier);
    QVERIFY(model().recipe().steps[0].value("maximum") != "20");
    // The whole drag is one step of the history.
    table().setFocus();
    QTest::keyClick(&table(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(text(), std::string("length minimum=2 maximum=20\n"));
    QTest::keyClick(&table(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(text() != "length minimum=2 maximum=20\n");
}

void TestFilterPage::keysMoveRemoveAndSwitchSteps() {
    take("length\nidentical\noverlap\n");
    QTest::keyClick(&table(), Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(text(), std::string("identical\nlength\noverlap\n"));
    QCOMPARE(page().recipe().currentRow(), 1);
    QTest::keyClick(&table(), Qt::Key_Space);
    QCOMPARE(text(), std::string("identical\noff length\noverlap\n"));
    QTest::keyClick(&table(), Qt::Key_Delete);
    QCOMPARE(text(), std::string("identical\noverlap\n"));
    // Dragged by its MIME data, as the view does.
    const std::unique_ptr<QMimeData> data(model().mimeData({model().index(1, 0)}));
    QVERIFY(!model().dropMimeData(data.get(), Qt::MoveAction, 0, 0, {}));
    QCOMPARE(text(), std::string("overlap\nidentical\n"));
    model().add("language", 0);
    QCOMPARE(text(), std::string("overlap\nlanguage\nidentical\n"));
    for (int i = 0; i < 5; ++i) model().history().undo();
    QCOMPARE(text(), std::string("length\nidentical\noverlap\n"));
}

void TestFilterPage::percentilesAreProposed() {
    take("length\n");
    QTRY_VERIFY(named<QPushButton>(page().step(), "Propose")->isEnabled());
    QTest::mouseClick(named<QPushButton>(page().step(), "Propose"), Qt::LeftButton);
    QVERIFY(text().starts_with("length minimum="));
    QVERIFY(model().recipe().steps[0].allValues().number("maximum") < 100);
}

void TestFilterPage::twoStagesAreComparedOnTheSampleAndOnAll() {
    take("length minimum=8\nduplicates by=source\nidentical\nleak\n");
    DroppedPairsCard& card = only<DroppedPairsCard>(page());
    QTest::keyClick(named<QComboBox>(card.choice(), "Which dropped pairs"), Qt::Key_Down);
    QCOMPARE(card.choice().kind(), StageChoice::kStages);
    const RecipePreview preview = *page().preview();
    QCOMPARE(page().dropped().rowCount(), static_cast<int>(preview.pairs - preview.kept));
    // After the first step: the pairs that later steps dropped.
    QTest::keyClick(named<QComboBox>(card.choice(), "Kept by"), Qt::Key_Down);
    QCOMPARE(card.choice().range().after, 1);
    const auto after = static_cast<int>(preview.steps[0].kept - preview.kept);
    QCOMPARE(page().dropped().rowCount(), after);
    QVERIFY(after > 50);
    QCOMPARE(page().dropped().index(0, DroppedPairModel::kStep).data().toString(), QString("2  Duplicates"));
    // The later stage is never before the earlier one.
    for (int i = 0; i < 3; ++i) QTest::keyClick(named<QComboBox>(card.choice(), "Dropped up to"), Qt::Key_Up);
    QCOMPARE(card.choice().range().before, 1);
    QCOMPARE(card.choice().range().after, 0);
    card.choice().setRange({1, 4});
    emit card.choice().changed();
    QCOMPARE(page().dropped().rowCount(), after);
    card.table().filterField()->setText("no such words here");
    QCOMPARE(card.table().model()->rowCount(), 0);
    card.table().filterField()->clear();

    QTest::mouseClick(named<QPushButton>(card, "Check all pairs"), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(card.summary().contains("pairs in the whole store"), 30000);
    FilterRequest request;
    request.pairs = page().store();
    request.recipe = model().recipe();
    request.between = StageRange{1, 4};
    request.examples = 100'000;
    request.suites = project_->testSuites();
    for (const auto& file : project_->developmentSets()) request.suites.push_back(file);
    JobContext job;
    const auto all = filterPairs(request, job);
    QCOMPARE(page().dropped().rowCount(), static_cast<int>(all->droppedBetween));
    QSignalSpy saved(&card, &DroppedPairsCard::saved);
    card.saveAll(pathIn(folder_, "between.jsonl"));
    QTRY_COMPARE_WITH_TIMEOUT(saved.count(), 1, 30000);
    const std::string text = *readFile(pathIn(folder_, "between.jsonl"));
    QCOMPARE(std::count(text.begin(), text.end(), '\n'), all->droppedBetween);
    QVERIFY(text.starts_with("{\"step\":2,\"filter\":\"duplicates\","));
}

void TestFilterPage::theRecipeIsComparedWithItsOldStateAndWithAnother() {
    take("length minimum=6\n");
    panel_->showStores();
    panel_->showFilters();
    DroppedPairsCard& card = only<DroppedPairsCard>(page());
    card.choice().setKind(StageChoice::kRecipes);
    QTRY_VERIFY(card.summary().contains("only this recipe 0, only the other 0"));
    const std::int64_t before = page().preview()->kept;
    model().setValue(0, "minimum", "9");
    QTRY_VERIFY(card.summary().contains("only this recipe 0, only the other ") &&
                !card.summary().contains("only the other 0"));
    QCOMPARE(page().dropped().rowCount(), 0);
    QTest::keyClick(named<QComboBox>(card.choice(), "Which pairs"), Qt::Key_Down);
    QTRY_COMPARE(page().dropped().rowCount(), static_cast<int>(before - page().preview()->kept));
    QCOMPARE(page().dropped().index(0, DroppedPairModel::kStep).data().toString(), QString("1  Length"));
    card.choice().compareWith(*parseRecipe("length minimum=9 maximum=12\n", "r"), "mine");
    named<QComboBox>(card.choice(), "Which pairs")->setCurrentIndex(0);
    QTRY_VERIFY(page().dropped().rowCount() > 10);
    QSignalSpy saved(&card, &DroppedPairsCard::saved);
    card.saveAll(pathIn(folder_, "only.tsv"));
    QTRY_COMPARE_WITH_TIMEOUT(saved.count(), 1, 30000);
    QVERIFY(readFile(pathIn(folder_, "only.tsv"))->starts_with("first\tlength\t"));
    QTest::mouseClick(named<QPushButton>(card, "Check all pairs"), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(card.summary().startsWith("Of 25,043 pairs both keep"), 30000);
}

void TestFilterPage::aMissingModelIsReportedAndNothingRuns() {
    QSignalSpy previewed(&page(), &FilterPage::previewed);
    model().setRecipe(*parseRecipe("paraphrase\n", "test"), "test");
    QTRY_VERIFY(previewed.count() > 0);
    bool said = false;
    for (const QLabel* label : page().findChildren<QLabel*>())
        said = said || label->text().startsWith("step 1, paraphrase: no model, expected");
    QVERIFY(said);
}

void TestFilterPage::recipesAreSavedAndOpened() {
    take("length minimum=4\n");
    const QString file = folder_.filePath("my.recipe");
    page().recipe().saveRecipe(file);
    QCOMPARE(*readFile(toPath(file)), std::string("length minimum=4\n"));
    model().remove(0);
    page().recipe().openRecipe(file);
    QCOMPARE(text(), std::string("length minimum=4\n"));
    QSignalSpy failed(&page().recipe(), &RecipeCard::failed);
    page().recipe().openRecipe(folder_.filePath("none.recipe"));
    QCOMPARE(failed.count(), 1);
}

void TestFilterPage::allPairsAreFilteredIntoANewStore() {
    take("length minimum=6\nduplicates keep=none\n");
    QSignalSpy filtered(&page(), &FilterPage::filtered);
    QTest::mouseClick(named<QPushButton>(page(), "Filter all pairs"), Qt::LeftButton);
    QVERIFY(page().filtering());
    QTRY_COMPARE_WITH_TIMEOUT(filtered.count(), 1, 30000);
    const auto info = describePairs(project_->folder("pairs") / "sample-filtered.h5");
    VERIFY_OK(info);
    QVERIFY(info->pairs > 100 && info->pairs < 25043);
    QVERIFY(info->recipe.ends_with("length minimum=6\nduplicates keep=none\n"));
    QTRY_COMPARE(only<PairBrowser>(*panel_).stores().rowCount(), 2);
    QVERIFY(panel_->messages().text().contains("pairs kept in sample-filtered"));
}

QTEST_MAIN(TestFilterPage)
#include "test_filter_page.moc"
