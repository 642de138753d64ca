// The explore panel with real clicks and keys: a corpus opened, neighbours walked, filters, map, duplicates.
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QToolButton>

#include "core/tasks/train_model.h"
#include "tests/ui/support/window_test.h"
#include "ui/exploring/explore_panel.h"
#include "ui/exploring/group_model.h"
#include "ui/exploring/map_chart.h"
#include "ui/exploring/query_card.h"
#include "ui/exploring/sentence_model.h"
#include "ui/exploring/study_card.h"
#include "ui/models/model_box.h"
#include "ui/shell/theme.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/number_text.h"

using namespace paragram;
using namespace paragram::ui;
using namespace paragram::test;

class TestExplorePanel : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void init();
    void cleanup();
    void typingFindsNeighboursAndAClickWalksOn();
    void theNewestQuestionWins();
    void filtersNarrowWhatIsFound();
    void aBadPatternShowsTheErrorSentence();
    void aChangedCorpusIsNamedAndBuiltAgain();
    void anotherModelOpensTheCorpusAnew();
    void theMapIsDrawnAndLassoed();
    void nearDuplicatesAreListed();
    void arabicStandsRight();

  private:
    bool open(const std::filesystem::path& file) {
        QSignalSpy opened(panel_.get(), &ExplorePanel::corpusOpened);
        panel_->openCorpus(toText(file));
        return opened.wait(60000) && opened.first().first().toBool();
    }
    void type(const QString& text) {
        QLineEdit* field = panel_->query().field();
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, text);
        QTRY_VERIFY_WITH_TIMEOUT(panel_->answer() && panel_->answer()->question.text == text.toStdString(),
                                 20000);
    }
    QString shown(int row) const { return QString::fromStdString(panel_->sentences().sentence(row).text); }
    std::filesystem::path corpus() const { return pathIn(folder_, "corpus.txt"); }
    std::filesystem::path run(const char* name) const { return pathIn(folder_, "sample") / "runs" / name; }

    QTemporaryDir settings_, folder_;
    std::unique_ptr<Project> project_;
    std::unique_ptr<JobRunner> jobs_;
    std::unique_ptr<ExplorePanel> panel_;
};

void TestExplorePanel::initTestCase() {
    isolateSettings(settings_);
    applyTheme(*qApp, ThemeChoice::light);
    VERIFY_OK(test::writeSample(folder_));
    const auto sample = pathIn(folder_, "sample");
    TrainRequest request;
    request.pairs = {sample / "pairs" / "sample.h5"};
    request.settings = quickSettings();
    request.settings.train.steps = 30;
    request.output = run("small");
    JobContext job;
    VERIFY_OK(trainModel(request, {}, job));
}

void TestExplorePanel::init() {
    std::filesystem::remove_all(pathIn(folder_, "sample") / "corpora");
    std::filesystem::create_directories(pathIn(folder_, "sample") / "corpora");
    std::string text;
    for (int i = 0; i < 400; ++i) {
        text += "the old doctor number " + std::to_string(i) + " bought a book .\n";
        text += "el gato " + std::to_string(i % 100) + " duerme en la casa grande\n";
    }
    writeText(corpus(), text + "a very short one\n\n");
    project_ = std::make_unique<Project>();
    jobs_ = std::make_unique<JobRunner>();
    panel_ = std::make_unique<ExplorePanel>(PanelContext{*project_, *jobs_});
    panel_->resize(1200, 800);
    panel_->show();
    VERIFY_OK(project_->open(pathIn(folder_, "sample")));
    QTRY_VERIFY(!panel_->modelBox().path().isEmpty());
}

void TestExplorePanel::cleanup() {
    jobs_.reset();
    panel_.reset();
    project_.reset();
    std::filesystem::remove_all(run("second"));
}

void TestExplorePanel::typingFindsNeighboursAndAClickWalksOn() {
    QVERIFY(open(corpus()));
    type("the old doctor number 7 bought a book .");
    QVERIFY(panel_->sentences().rowCount() > 10);
    QCOMPARE(shown(0), QString("the old doctor number 7 bought a book ."));
    QVERIFY(panel_->sentences().sentence(0).cosine > 0.999);
    DataTable& table = panel_->table();
    const QString third = shown(2);
    QTest::mouseClick(table.viewport(), Qt::LeftButton, {},
                      table.visualRect(table.model()->index(2, 1)).center());
    QTRY_COMPARE_WITH_TIMEOUT(QString::fromStdString(panel_->answer()->question.text), third, 20000);
    QCOMPARE(panel_->query().text(), third);
    QTest::mouseClick(panel_->query().backButton(), Qt::LeftButton);
    QCOMPARE(panel_->query().text(), QString("the old doctor number 7 bought a book ."));
    QVERIFY(!panel_->query().backButton()->isEnabled());
    // The keyboard walks, too.
    QTRY_COMPARE_WITH_TIMEOUT(shown(0), panel_->query().text(), 20000);
    table.setFocus();
    table.selectSourceRow(1);
    const QString second = shown(1);
    QTest::keyClick(&table, Qt::Key_Return);
    QCOMPARE(panel_->query().text(), second);
}

void TestExplorePanel::theNewestQuestionWins() {
    QVERIFY(open(corpus()));
    QSignalSpy answers(panel_.get(), &ExplorePanel::neighboursShown);
    for (int i = 0; i < 40; ++i) panel_->query().setText(QString("doctor %1").arg(i), false);
    QTRY_VERIFY_WITH_TIMEOUT(panel_->answer().has_value(), 20000);
    QCOMPARE(panel_->answer()->question.text, std::string("doctor 39"));
    QCOMPARE(answers.count(), 1);
}

void TestExplorePanel::filtersNarrowWhatIsFound() {
    QVERIFY(open(corpus()));
    type("the old doctor");
    panel_->query().pattern()->setFocus();
    QTest::keyClicks(panel_->query().pattern(), "GATO 4[0-3] ");
    QTRY_COMPARE_WITH_TIMEOUT(panel_->sentences().rowCount(), 16, 20000);
    QVERIFY(shown(0).contains("gato 4"));
    panel_->query().pattern()->clear();
    panel_->query().maximumWords()->setValue(4);
    QTRY_VERIFY_WITH_TIMEOUT(panel_->sentences().rowCount() <= 2 && shown(0) == "a very short one", 20000);
    panel_->query().maximumWords()->setValue(0);
    panel_->query().language()->setCurrentIndex(panel_->query().language()->findData("es"));
    QTRY_VERIFY_WITH_TIMEOUT(panel_->answer()->question.filter.language == "es", 20000);
    for (int row = 0; row < panel_->sentences().rowCount(); ++row) QVERIFY(shown(row).startsWith("el gato"));
}

void TestExplorePanel::aBadPatternShowsTheErrorSentence() {
    QVERIFY(open(corpus()));
    type("the old doctor");
    panel_->query().pattern()->setText("[");
    QTRY_VERIFY_WITH_TIMEOUT(panel_->messages().text().contains("regular expression"), 20000);
    panel_->query().pattern()->clear();
    QTRY_VERIFY_WITH_TIMEOUT(!panel_->messages().isVisible(), 20000);
}

void TestExplorePanel::aChangedCorpusIsNamedAndBuiltAgain() {
    QVERIFY(open(corpus()));
    writeText(corpus(), "something else\nentirely\n");
    QVERIFY(!open(corpus()));
    QVERIFY(panel_->messages().text().contains("another text"));
    QSignalSpy opened(panel_.get(), &ExplorePanel::corpusOpened);
    auto* again = panel_->messages().findChild<QPushButton*>();
    QVERIFY(again && again->isVisible());
    QTest::mouseClick(again, Qt::LeftButton);
    QVERIFY(opened.wait(60000) && opened.first().first().toBool());
    type("something else");
    QCOMPARE(shown(0), QString("something else"));
}

void TestExplorePanel::anotherModelOpensTheCorpusAnew() {
    QVERIFY(open(corpus()));
    std::filesystem::copy(run("small"), run("second"), std::filesystem::copy_options::recursive);
    QTRY_VERIFY(panel_->modelBox().findData(toText(run("second"))) >= 0);
    QSignalSpy opened(panel_.get(), &ExplorePanel::corpusOpened);
    panel_->modelBox().choose(toText(run("second")));
    QVERIFY(opened.count() > 0 || opened.wait(60000));
    QVERIFY(panel_->isOpen());
}

void TestExplorePanel::theMapIsDrawnAndLassoed() {
    QVERIFY(open(corpus()));
    QSignalSpy drawn(&panel_->study(), &StudyCard::mapDrawn);
    QTest::mouseClick(panel_->study().drawButton(), Qt::LeftButton);
    QVERIFY(drawn.wait(120000));
    MapChart& map = panel_->study().map();
    QCOMPARE(map.points().size(), std::size_t{801});
    QVERIFY(map.csv().count('\n') == 802);
    QTest::mouseClick(panel_->study().lassoButton(), Qt::LeftButton);
    QSignalSpy lassoed(&map, &MapChart::lassoed);
    const QRect all = map.rect().adjusted(2, 2, -2, -2);
    QTest::mousePress(&map, Qt::LeftButton, {}, all.topLeft());
    for (const QPoint& corner : {all.topRight(), all.bottomRight(), all.bottomLeft(), all.topLeft()})
        QTest::mouseMove(&map, corner);
    QTest::mouseRelease(&map, Qt::LeftButton, {}, all.topLeft());
    QCOMPARE(lassoed.count(), 1);
    QCOMPARE(panel_->sentences().rowCount(), 801);
}

void TestExplorePanel::nearDuplicatesAreListed() {
    QVERIFY(open(corpus()));
    panel_->study().showMap(false);
    QSignalSpy found(&panel_->study(), &StudyCard::duplicatesFound);
    QTest::mouseClick(panel_->study().findButton(), Qt::LeftButton);
    QVERIFY(found.wait(60000));
    // Each of 100 sentences about the cat stands there four times.
    const GroupModel& groups = panel_->study().groups();
    QVERIFY(groups.rowCount() > 0);
    QVERIFY(groups.group(0).lines.size() >= 4);
    panel_->study().groupTable().selectSourceRow(0);
    QCOMPARE(panel_->sentences().rowCount(), static_cast<int>(groups.group(0).lines.size()));
}

void TestExplorePanel::arabicStandsRight() {
    QVERIFY(open(corpus()));
    panel_->query().setText(QString::fromUtf8("المتحف مغلق"), false);
    QVERIFY(panel_->query().field()->alignment() & Qt::AlignRight);
}

QTEST_MAIN(TestExplorePanel)
#include "test_explore_panel.moc"
