#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QStandardItemModel>

#include "core/tasks/data/browse_pairs.h"
#include "tests/ui/support/panel_test.h"
#include "tests/ui/support/shown_pair.h"
#include "ui/data/browsing/pair_table.h"
#include "ui/data/data_panel.h"
#include "ui/data/import/import_page.h"
#include "ui/data/import/import_recipe.h"
#include "ui/data/import/import_result.h"
#include "ui/data/import/import_setup.h"
#include "ui/data/import/import_steps.h"
#include "ui/data/pair_browser.h"
#include "ui/data/statistics/pair_charts.h"
#include "ui/data/statistics/statistics_model.h"
#include "ui/forms/setting_field.h"
#include "ui/forms/setting_form.h"
#include "ui/widgets/histogram.h"
#include "ui/widgets/number_text.h"

using namespace paragram;
using namespace paragram::test;
using namespace paragram::ui;

class TestDataPanel : public PanelTest<DataPanel> {
    Q_OBJECT

  private slots:
    void initTestCase() { prepareSample(); }
    void init();
    void cleanup();
    void showsTheStoreItWorksOn();
    void statisticsAndHistogramsFillIn();
    void importsTheSampleFileThroughThePage();
    void aFileWithOneColumnSaysWhatToDoAndWritesNothing();
    void twoFilesOfOneColumnAreTheSides();
    void choosingColumnsUpdatesTheLines();
    void problemsAreListedWithLineAndByte();
    void anImportAppliesARecipeAndExcludesEvaluationSentences();
    void theReportShowsSkippedLines();
    void removesToTheTrashAndUndoes();
    void renamesAndRefusesATakenName();
    void aBrokenStoreIsListedAsBroken();
    void stateIsRestored();

  private:
    bool said(const QString& text) const {
        for (const QLabel* label : panel_->findChildren<QLabel*>())
            if (label->text().contains(text)) return true;
        return false;
    }
    // Opens the import page on a file and waits for its first lines.
    void open(const std::filesystem::path& file) {
        QSignalSpy previewed(&page(), &ImportPage::previewed);
        QVERIFY(panel_->openFile(toText(file)));
        QTRY_COMPARE(previewed.count(), 1);
    }
    ImportPage& page() const { return only<ImportPage>(*panel_); }
    PairBrowser& browser() const { return only<PairBrowser>(*panel_); }
    std::filesystem::path pairs(const char* name) const { return project_->folder("pairs") / name; }
};

void TestDataPanel::init() {
    freshSample();
    openPanel(&DataPanel::listed);
}

void TestDataPanel::cleanup() {
    closePanel();
}

void TestDataPanel::showsTheStoreItWorksOn() {
    QVERIFY(browser().current());
    QCOMPARE(browser().current()->name(), QString("sample"));
    QVERIFY(said("25,043 pairs"));
    QVERIFY(said("English, Spanish"));
    PairModel& model = browser().pairTable().pairs();
    QCOMPARE(model.rowCount(), 25043);
    QTRY_VERIFY(showsPair(model, 0));
    QVERIFY(model.index(0, PairModel::kSource).data().toString().size() > 3);
}

void TestDataPanel::statisticsAndHistogramsFillIn() {
    StatisticsModel& model = browser().statistics();
    QTRY_VERIFY_WITH_TIMEOUT(model.rowCount() > 5, 20000);
    QVERIFY(model.index(1, StatisticsModel::kSource).data().toString().toDouble() > 5);
    const QString language = model.index(model.rowCount() - 1, StatisticsModel::kSource).data().toString();
    QVERIFY2(language.startsWith("en ") && language.endsWith(" %"), qPrintable(language));
    QCOMPARE(model.headerData(StatisticsModel::kTarget, Qt::Horizontal, Qt::DisplayRole).toString(),
             QString("Spanish"));
    QVERIFY(named<Histogram>(browser().charts(), "Sentence lengths, first side")->csv().count('\n') > 10);
    QCOMPARE(browser().charts().overlap()->csv().count('\n'), 21);
    // Started by hand, it is listed as a job.
    QVERIFY(!button("Count statistics"));
}

void TestDataPanel::importsTheSampleFileThroughThePage() {
    open(std::filesystem::path(PARAGRAM_SOURCE_DIR) / "datasets/sample/data/train.en-es.tsv");
    QCOMPARE(page().setup().storeName(), QString("train.en-es"));
    QCOMPARE(page().setup().request().input.targetLanguage, std::string("es"));
    QCOMPARE(page().preview().counts().kept, static_cast<int>(PreviewModel::kLines));
    QSignalSpy imported(&page(), &ImportPage::imported);
    button("Import")->click();
    QTRY_COMPARE_WITH_TIMEOUT(imported.count(), 1, 30000);
    const auto info = describePairs(pairs("train.en-es.h5"));
    VERIFY_OK(info);
    QCOMPARE(info->pairs, 25043);
    QVERIFY(said("25,043 pairs"));
    button("Show the pairs")->click();
    QTRY_COMPARE(browser().current()->name(), QString("train.en-es"));
    QVERIFY(browser().isVisible());
    QCOMPARE(browser().stores().rowCount(), 2);
}

void TestDataPanel::aFileWithOneColumnSaysWhatToDoAndWritesNothing() {
    open(writeText(pathIn(folder_, "only.en"), "one sentence\nanother one\n"));
    QVERIFY(said("contains one side only"));
    QSignalSpy failed(&page(), &ImportPage::failed);
    button("Import")->click();
    QTRY_VERIFY(!page().importing());
    QCOMPARE(panel_->messages().kind(), MessageBar::Kind::error);
    const QString text = panel_->messages().text();
    QVERIFY2(text.contains("only.en:1: 1 column, expected 2"), qPrintable(text));
    QVERIFY2(!text.contains("--"), qPrintable(text));
    QCOMPARE(project_->pairStores().size(), std::size_t{1});
    QCOMPARE(std::distance(std::filesystem::directory_iterator(project_->folder("pairs")), {}), 1);
}

void TestDataPanel::twoFilesOfOneColumnAreTheSides() {
    const auto first = writeText(pathIn(folder_, "news.de-en.de"), "Guten Tag.\nBis morgen.\n");
    const auto second = writeText(pathIn(folder_, "news.de-en.en"), "Good day.\nSee you tomorrow.\n");
    open(first);
    open(second);
    QCOMPARE(page().setup().file(), first);
    QCOMPARE(page().setup().secondFile(), second);
    QSignalSpy imported(&page(), &ImportPage::imported);
    button("Import")->click();
    QTRY_COMPARE(imported.count(), 1);
    const auto stored = readPairRange(pairs("news.de-en.de.h5"), 0, 10);
    VERIFY_OK(stored);
    QCOMPARE(stored->size(), std::size_t{2});
    QCOMPARE(stored->at(1).target, std::string("See you tomorrow."));
}

void TestDataPanel::choosingColumnsUpdatesTheLines() {
    open(writeText(pathIn(folder_, "four.tsv"), "x\tGo on.\tSigue.\t1\ny\tSame.\tSame.\t2\nz\tStop!\t\t3\n"));
    QCOMPARE(page().setup().roles(), (ColumnRoles{1, 2, -1}));
    page().setup().setRoles({1, 2, 3});
    const PreviewModel& model = page().preview();
    QTRY_COMPARE(model.fate(0), QString("kept"));
    QCOMPARE(model.fate(1), QString("dropped: identical sides"));
    QCOMPARE(model.fate(2), QString("an empty side"));
    QCOMPARE(model.headerData(1, Qt::Horizontal, Qt::DisplayRole).toString(), QString("Column 2\nsource ▾"));
    QCOMPARE(page().setup().request().input.columns, (std::vector<int>{1, 2, 3}));
    QVERIFY2(page().problems().contains("line 3: an empty side"), qPrintable(page().problems()));
}

void TestDataPanel::anImportAppliesARecipeAndExcludesEvaluationSentences() {
    // One pair contains a sentence of the project's development set in a different case.
    std::ifstream in(project_->folder("development") / "development.en-es.tsv");
    std::string line;
    std::getline(in, line);
    const QStringList fields = QString::fromStdString(line).split('\t');
    const QString known = fields[fields.size() - 2];
    open(writeText(pathIn(folder_, "some.en-es.tsv"),
                   "A fine day in the old town.\tUn buen d\u00eda en la ciudad vieja.\n" +
                       known.toUpper().toStdString() + "!\tAlgo muy distinto de todo eso.\n" +
                       "Hello.\tHola.\n"));
    const ImportSteps& steps = page().steps();
    QTRY_COMPARE(page().preview().counts().kept, 2);
    QCOMPARE(page().preview().fate(1), QString("dropped: evaluation sentences"));
    QCOMPARE(steps.steps().rowCount(), 2);
    QCOMPARE(steps.steps().item(1, 2)->text(), QString("1"));
    // Tab from the settings to the recipe.
    QComboBox& box = page().setup().recipe().box();
    QVERIFY(page().setup().form().field("filter.minimum-length")->editor()->isVisible());
    page().setup().recipe().choose("p22-bitext");
    QVERIFY(!page().setup().form().field("filter.minimum-length")->editor()->isVisible());
    QVERIFY(box.isVisible());
    QTRY_COMPARE(page().preview().fate(2), QString("dropped: length"));
    QTest::mouseClick(named<QCheckBox>(page().setup(), "Exclude evaluation sentences"), Qt::LeftButton, {},
                      QPoint(8, 8));
    QTRY_COMPARE(page().preview().fate(1), QString("kept"));
    QTest::mouseClick(named<QCheckBox>(page().setup(), "Exclude evaluation sentences"), Qt::LeftButton, {},
                      QPoint(8, 8));
    QTRY_COMPARE(page().preview().fate(1), QString("dropped: evaluation sentences"));
    const QString bad = toText(writeText(pathIn(folder_, "bad.recipe"), "lenght\n"));
    page().setup().recipe().openRecipe(bad);
    QVERIFY(panel_->messages().text().contains("unknown filter"));
    const QString good = toText(writeText(pathIn(folder_, "good.recipe"), "length minimum=2 maximum=50\n"));
    page().setup().recipe().openRecipe(good);
    QTRY_COMPARE(page().preview().fate(2), QString("dropped: length"));
    QSignalSpy imported(&page(), &ImportPage::imported);
    button("Import")->click();
    QTRY_COMPARE(imported.count(), 1);
    const auto info = describePairs(pairs("some.en-es.h5"));
    QCOMPARE(info->pairs, 1);
    QVERIFY(info->recipe.find("length minimum=2 maximum=50\nleak") != std::string::npos);
    QVERIFY(page().result().notes().startsWith("evaluation sentences: 1 of "));
    page().setup().recipe().choose("none");
    QCOMPARE(recipeText(page().setup().recipe().recipe({})), std::string("leak\n"));
}

void TestDataPanel::problemsAreListedWithLineAndByte() {
    open(writeText(pathIn(folder_, "bad.tsv"), "good\tbueno\nbad \xff\tmalo\n"));
    QVERIFY2(page().problems().contains("line 2: invalid UTF-8 byte 0xFF at byte 5"),
             qPrintable(page().problems()));
    QVERIFY(said("Tick Skip bad lines"));
    QCOMPARE(page().preview().counts().unreadable, 1);
}

void TestDataPanel::theReportShowsSkippedLines() {
    open(writeText(pathIn(folder_, "some.en-es.tsv"),
                   "Hello there.\tHola.\nHello there.\tHola.\nonly one\nSame.\tSame.\nBye.\tAdiós.\n"));
    Settings settings;
    settings.pairs.skipBadLines = true;
    settings.filter.duplicates = Duplicates::one;
    page().setup().form().setSettings(settings);
    QSignalSpy imported(&page(), &ImportPage::imported);
    button("Import")->click();
    QTRY_COMPARE(imported.count(), 1);
    const QStandardItemModel& steps = page().result().steps();
    const auto row = [&](int at) {
        QStringList cells;
        for (int column = 0; column < 4; ++column) cells << steps.item(at, column)->text();
        return cells.join(' ');
    };
    QCOMPARE(steps.rowCount(), 4);
    QCOMPARE(row(0), QString("Reading 5 4 1"));
    QCOMPARE(row(1), QString("Identical sides 4 3 1"));
    QCOMPARE(row(2), QString("Duplicates 3 2 1"));
    // The project's evaluation sets are ticked by default.
    QCOMPARE(row(3), QString("Evaluation sentences 2 2 0"));
    QVERIFY(page().result().notes().startsWith("evaluation sentences: none of "));
    QCOMPARE(page().result().examples().rowCount(), 1);
    QCOMPARE(page().result().examples().item(0, 0)->text(), QString("3"));
    QCOMPARE(page().result().examples().item(0, 1)->text(),
             QString("1 column, expected 2 separated by a tab"));
}

void TestDataPanel::removesToTheTrashAndUndoes() {
    const auto store = pairs("sample.h5");
    panel_->removeStore();
    QVERIFY2(!std::filesystem::exists(store), qPrintable(panel_->messages().text()));
    QVERIFY(std::filesystem::exists(project_->folder("trash") / "sample.h5"));
    QTRY_COMPARE(browser().stores().rowCount(), 0);
    QTRY_VERIFY(!browser().isVisible());
    QVERIFY2(button("Undo"), qPrintable(panel_->messages().text()));
    button("Undo")->click();
    QVERIFY(std::filesystem::exists(store));
    QTRY_COMPARE(browser().stores().rowCount(), 1);
    QVERIFY(browser().isVisible());
}

void TestDataPanel::renamesAndRefusesATakenName() {
    StoreModel& model = browser().stores();
    QVERIFY(model.setData(model.index(0, StoreModel::kName), "mine", Qt::EditRole));
    QTRY_VERIFY(std::filesystem::exists(pairs("mine.h5")));
    QTRY_COMPARE(browser().current() ? browser().current()->name() : QString(), QString("mine"));
    std::filesystem::copy_file(pairs("mine.h5"), pairs("other.h5"));
    QTRY_COMPARE_WITH_TIMEOUT(model.rowCount(), 2, 20'000);  // the folder is watched
    QVERIFY(model.setData(model.index(0, StoreModel::kName), "other", Qt::EditRole));
    QTRY_COMPARE(panel_->messages().kind(), MessageBar::Kind::error);
    QVERIFY(std::filesystem::exists(pairs("mine.h5")));
}

void TestDataPanel::aBrokenStoreIsListedAsBroken() {
    writeText(pairs("a-broken.h5"), "this is no pair store");
    QTRY_COMPARE(browser().stores().rowCount(), 2);
    QVERIFY(panel_->openFile(toText(pairs("a-broken.h5"))));
    QTRY_COMPARE(browser().current()->name(), QString("a-broken"));
    QVERIFY(said("a-broken.h5"));
    QCOMPARE(browser().pairTable().pairs().rowCount(), 0);
}

void TestDataPanel::stateIsRestored() {
    std::filesystem::copy_file(pairs("sample.h5"), pairs("second.h5"));
    QTRY_COMPARE(browser().stores().rowCount(), 2);
    QVERIFY(panel_->openFile(toText(pairs("second.h5"))));
    QTRY_COMPARE(browser().current()->name(), QString("second"));
    QSettings settings;
    panel_->saveState(settings);
    DataPanel again(PanelContext{*project_, *jobs_});
    again.restoreState(settings);
    QSignalSpy listed(&again, &DataPanel::listed);
    emit project_->contentChanged();
    QTRY_VERIFY(listed.count() > 0);
    QCOMPARE(only<PairBrowser>(again).current()->name(), QString("second"));
}

QTEST_MAIN(TestDataPanel)
#include "test_data_panel.moc"
