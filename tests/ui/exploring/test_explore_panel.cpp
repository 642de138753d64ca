// The explore panel with real clicks and keys: a corpus opened, neighbours walked, filters, map, duplicates.
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QSpinBox>
#include <QToolButton>

#include "core/models/load_model.h"
#include "core/models/model_file.h"
#include "tests/support/generative_weights.h"
#include "tests/ui/support/panel_test.h"
#include "ui/exploring/explore_panel.h"
#include "ui/exploring/group_model.h"
#include "ui/exploring/map_chart.h"
#include "ui/exploring/query_card.h"
#include "ui/exploring/sentence_model.h"
#include "ui/exploring/study_card.h"
#include "ui/exploring/style_page.h"
#include "ui/models/model_box.h"
#include "ui/style/theme.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/number_text.h"

using namespace paragram;
using namespace paragram::ui;
using namespace paragram::test;

class TestExplorePanel : public PanelTest<ExplorePanel> {
    Q_OBJECT

  private slots:
    void initTestCase();
    void init();
    void cleanup();
    void typingFindsNeighboursAndAClickSearchesForOne();
    void theNewestRequestWins();
    void filtersNarrowWhatIsFound();
    void aBadPatternShowsTheError();
    void aChangedCorpusIsReportedAndIndexedAgain();
    void anotherModelReopensTheCorpus();
    void theLastCorpusIsReopened();
    void theMapIsDrawnAndSelectedFrom();
    void nearDuplicatesAreListed();
    void arabicIsRightAligned();
    void aModelWithLanguageEncodersShowsStyleBesideMeaning();

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

    std::vector<std::string> english_, spanish_, lines_;
};

void TestExplorePanel::initTestCase() {
    prepareSample();
    trainRun();
    english_ = sampleSentences(folder_, 400, 0);
    spanish_ = sampleSentences(folder_, 100, 1);
    QCOMPARE(english_.size() + spanish_.size(), std::size_t{500});
}

void TestExplorePanel::init() {
    std::filesystem::remove_all(sample() / "corpora");
    std::filesystem::create_directories(sample() / "corpora");
    lines_ = english_;
    for (int i = 0; i < 4; ++i) lines_.insert(lines_.end(), spanish_.begin(), spanish_.end());
    lines_.push_back("a cat");
    std::string text;
    for (const std::string& line : lines_) text += line + "\n";
    writeText(corpus(), text + "\n");
    openPanel();
    QTRY_VERIFY(!panel_->modelBox().path().isEmpty());
}

void TestExplorePanel::cleanup() {
    closePanel();
    std::filesystem::remove_all(run("second"));
}

void TestExplorePanel::typingFindsNeighboursAndAClickSearchesForOne() {
    QVERIFY(open(corpus()));
    const QString first = QString::fromStdString(english_[7]);
    type(first);
    QVERIFY(panel_->sentences().rowCount() > 10);
    QCOMPARE(shown(0), first);
    QVERIFY(panel_->sentences().sentence(0).cosine > 0.999);
    DataTable& table = panel_->table();
    const QString third = shown(2);
    QTest::mouseClick(table.viewport(), Qt::LeftButton, {},
                      table.visualRect(table.model()->index(2, 1)).center());
    QTRY_COMPARE_WITH_TIMEOUT(QString::fromStdString(panel_->answer()->question.text), third, 20000);
    QCOMPARE(panel_->query().text(), third);
    QTest::mouseClick(named<QToolButton>(panel_->query(), "Back"), Qt::LeftButton);
    QCOMPARE(panel_->query().text(), first);
    QVERIFY(!named<QToolButton>(panel_->query(), "Back")->isEnabled());
    // The keyboard works, too.
    QTRY_COMPARE_WITH_TIMEOUT(shown(0), panel_->query().text(), 20000);
    table.setFocus();
    table.selectSourceRow(1);
    const QString second = shown(1);
    QTest::keyClick(&table, Qt::Key_Return);
    QCOMPARE(panel_->query().text(), second);
}

void TestExplorePanel::theNewestRequestWins() {
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
    const QString pattern = "^T.*(BOOK|house)";
    int matches = 0, few = 0;
    for (const std::string& line : lines_) {
        const QString text = QString::fromStdString(line);
        matches +=
            text.contains(QRegularExpression(pattern, QRegularExpression::CaseInsensitiveOption)) ? 1 : 0;
        few += text.split(' ', Qt::SkipEmptyParts).size() <= 3 ? 1 : 0;
    }
    QVERIFY(matches > 0);
    named<QLineEdit>(panel_->query(), "Contains")->setFocus();
    QTest::keyClicks(named<QLineEdit>(panel_->query(), "Contains"), pattern);
    QTRY_VERIFY_WITH_TIMEOUT(panel_->answer()->question.filter.pattern == pattern.toStdString(), 20000);
    QCOMPARE(panel_->sentences().rowCount(), std::min(matches, 50));
    named<QLineEdit>(panel_->query(), "Contains")->clear();
    named<QSpinBox>(panel_->query(), "Most words")->setValue(3);
    QTRY_COMPARE_WITH_TIMEOUT(panel_->sentences().rowCount(), std::min(few, 50), 20000);
    named<QSpinBox>(panel_->query(), "Most words")->setValue(0);
    panel_->query().language()->setCurrentIndex(panel_->query().language()->findData("es"));
    QTRY_VERIFY_WITH_TIMEOUT(panel_->answer()->question.filter.language == "es", 20000);
    QVERIFY(panel_->sentences().rowCount() > 10);
    const std::set<std::string> spanish(spanish_.begin(), spanish_.end());
    for (int row = 0; row < panel_->sentences().rowCount(); ++row)
        QVERIFY(spanish.contains(shown(row).toStdString()));
}

void TestExplorePanel::aBadPatternShowsTheError() {
    QVERIFY(open(corpus()));
    type("the old doctor");
    named<QLineEdit>(panel_->query(), "Contains")->setText("[");
    QTRY_VERIFY_WITH_TIMEOUT(panel_->messages().text().contains("regular expression"), 20000);
    named<QLineEdit>(panel_->query(), "Contains")->clear();
    QTRY_VERIFY_WITH_TIMEOUT(!panel_->messages().isVisible(), 20000);
}

void TestExplorePanel::aChangedCorpusIsReportedAndIndexedAgain() {
    QVERIFY(open(corpus()));
    writeText(corpus(), english_[3] + "\n" + english_[4] + "\n");
    QVERIFY(!open(corpus()));
    QVERIFY(panel_->messages().text().contains("another text"));
    QSignalSpy opened(panel_.get(), &ExplorePanel::corpusOpened);
    auto* again = panel_->messages().findChild<QPushButton*>();
    QVERIFY(again && again->isVisible());
    QTest::mouseClick(again, Qt::LeftButton);
    QVERIFY(opened.wait(60000) && opened.first().first().toBool());
    type(QString::fromStdString(english_[4]));
    QCOMPARE(shown(0), QString::fromStdString(english_[4]));
}

void TestExplorePanel::anotherModelReopensTheCorpus() {
    QVERIFY(open(corpus()));
    // The newer model is used as soon as it is listed.
    QSignalSpy opened(panel_.get(), &ExplorePanel::corpusOpened);
    std::filesystem::copy(run("small"), run("second"), std::filesystem::copy_options::recursive);
    QTRY_VERIFY(panel_->modelBox().findData(toText(run("second"))) >= 0);
    panel_->modelBox().choose(toText(run("second")));
    QVERIFY(opened.count() > 0 || opened.wait(60000));
    QVERIFY(panel_->isOpen());
}

void TestExplorePanel::theLastCorpusIsReopened() {
    QVERIFY(open(corpus()));
    QSettings settings(toText(pathIn(folder_, "state.ini")), QSettings::IniFormat);
    panel_->saveState(settings);
    ExplorePanel next(PanelContext{*project_, *jobs_});
    QSignalSpy opened(&next, &ExplorePanel::corpusOpened);
    next.restoreState(settings);
    VERIFY_OK(project_->open(project_->folder()));
    QVERIFY(!opened.wait(200));  // the panel is not shown yet
    next.show();
    QVERIFY(opened.count() > 0 || opened.wait(60000));
    QVERIFY(next.isOpen());
}

void TestExplorePanel::theMapIsDrawnAndSelectedFrom() {
    QVERIFY(open(corpus()));
    QSignalSpy drawn(&panel_->study(), &StudyCard::mapDrawn);
    QTest::mouseClick(named<QPushButton>(panel_->study(), "Draw"), Qt::LeftButton);
    QVERIFY(drawn.wait(120000));
    MapChart& map = panel_->study().map();
    QCOMPARE(map.points().size(), std::size_t{801});
    QVERIFY(map.csv().count('\n') == 802);
    QVERIFY(labelWith(panel_->study(), "●").contains("cluster&nbsp;1"));
    // The legend follows the theme, like the points.
    const auto first = [&] { return coloursInForce().series[0].name(); };
    applyTheme(*qApp, ThemeChoice::light);
    QTRY_VERIFY(labelWith(panel_->study(), "●").contains(first()));
    const QString light = first();
    applyTheme(*qApp, ThemeChoice::dark);
    QVERIFY(first() != light);
    QTRY_VERIFY(labelWith(panel_->study(), "●").contains(first()));
    named<QComboBox>(panel_->study(), "Meaning of the colours")->setCurrentIndex(1);
    QVERIFY(labelWith(panel_->study(), "●").contains("en"));
    int coloured = 0;
    for (const auto& shade : map.shades()) coloured += shade.points;
    QCOMPARE(coloured, 801);
    named<QComboBox>(panel_->study(), "Meaning of the colours")->setCurrentIndex(0);
    QTest::mouseClick(named<QToolButton>(panel_->study(), "Lasso"), Qt::LeftButton);
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
    panel_->study().showPage(StudyCard::duplicatesPage);
    QSignalSpy found(&panel_->study(), &StudyCard::duplicatesFound);
    QTest::mouseClick(named<QPushButton>(panel_->study(), "Find"), Qt::LeftButton);
    QVERIFY(found.wait(60000));
    // Each Spanish sentence occurs four times.
    const GroupModel& groups = panel_->study().groups();
    QVERIFY(groups.rowCount() > 0);
    QVERIFY(groups.group(0).lines.size() >= 4);
    named<DataTable>(panel_->study(), "Near duplicates")->selectSourceRow(0);
    QCOMPARE(panel_->sentences().rowCount(), static_cast<int>(groups.group(0).lines.size()));
}

void TestExplorePanel::arabicIsRightAligned() {
    QVERIFY(open(corpus()));
    panel_->query().setText(QString::fromUtf8("المتحف مغلق"), false);
    QVERIFY(panel_->query().field()->alignment() & Qt::AlignRight);
}

void TestExplorePanel::aModelWithLanguageEncodersShowsStyleBesideMeaning() {
    auto* tab = named<QToolButton>(panel_->study(), "Style");
    QVERIFY(open(corpus()));
    QVERIFY(!tab->isVisible());
    // A model with an encoder for each language, each with weights of its own.
    const auto average = loadModel(run("small").string());
    VERIFY_OK(average);
    Model model = generativeModel(generativeForms().front().second,
                                  {*average, &(*average)->tokenizer->tokenizer(0, Side::source)});
    model.provenance.sourceLanguage = "en";
    model.provenance.targetLanguage = "es";
    addLanguageEncoder(model, "encoder_en.", 8);
    addLanguageEncoder(model, "encoder_fr.", 9);
    std::filesystem::create_directories(run("bgt"));
    writeModel(model, run("bgt") / "model.h5");
    panel_->modelBox().choose(toText(run("bgt")));
    QTRY_VERIFY_WITH_TIMEOUT(tab->isVisible(), 60000);
    type(QString::fromStdString(english_[7]));
    QSignalSpy shown(&panel_->study().style(), &StylePage::shown);
    QTest::mouseClick(tab, Qt::LeftButton);
    QVERIFY(shown.count() > 0 || shown.wait(60000));
    const SentenceModel& alike = panel_->study().style().sentences();
    QCOMPARE(alike.sentence(0).text, english_[7]);
    QCOMPARE(alike.rowCount(), panel_->sentences().rowCount());
    // Another encoder finds others, and its index is found again.
    const auto list = [&] {
        std::vector<std::string> texts;
        for (int row = 0; row < alike.rowCount(); ++row) texts.push_back(alike.sentence(row).text);
        return texts;
    };
    const auto english = list();
    const int before = static_cast<int>(shown.count());
    panel_->study().style().languages().setCurrentIndex(1);
    QTRY_VERIFY_WITH_TIMEOUT(shown.count() > before, 60000);
    QVERIFY(list() != english);
    QVERIFY(std::filesystem::exists(sample() / "corpora" / "corpus.txt.bgt.1.es.index"));
    std::filesystem::remove_all(run("bgt"));
}

QTEST_MAIN(TestExplorePanel)
#include "test_explore_panel.moc"
