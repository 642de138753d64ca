#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTextBlock>
#include <QTextLayout>

#include "core/models/load_model.h"
#include "tests/ui/support/panel_test.h"
#include "ui/models/model_box.h"
#include "ui/project/pair_link.h"
#include "ui/scoring/column_button.h"
#include "ui/scoring/contribution_cells.h"
#include "ui/scoring/pair_boxes.h"
#include "ui/scoring/score_distribution.h"
#include "ui/scoring/score_panel.h"
#include "ui/scoring/scored_pair_model.h"
#include "ui/scoring/scored_pair_table.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/histogram.h"
#include "ui/widgets/number_text.h"

using namespace paragram;
using namespace paragram::test;
using namespace paragram::ui;

class TestScorePanel : public PanelTest<ScorePanel> {
    Q_OBJECT

  private slots:
    void initTestCase();
    void init();
    void cleanup();
    void typingShowsACosineAndItsContributions();
    void whatACosineLosesIsInTheMargins();
    void theNewestRequestWins();
    void aSecondModelIsCompared();
    void arabicIsRightAligned();
    void aFileFillsTableAndHistogram();
    void theThresholdCountsExactly();
    void columnsAreGuessedAndCanBeChosen();
    void pairsOnTheClipboardAreScored();
    void savesTheKeptPairs();
    void aBadFileShowsTheError();
    void theTableIsLimitedButTheCountsAreNot();
    void aNewModelAppearsAtOnce();
    void acceptsAPairFromAnotherPanel();

  private:
    void type(const QString& source, const QString& target) {
        QSignalSpy shown(panel_.get(), &ScorePanel::cosineShown);
        panel_->boxes().setPair({}, {});
        QTest::keyClicks(named<QPlainTextEdit>(panel_->boxes(), "First sentence"), source);
        QTest::keyClicks(named<QPlainTextEdit>(panel_->boxes(), "Second sentence"), target);
        QTRY_VERIFY_WITH_TIMEOUT(panel_->answer() &&
                                     panel_->answer()->question.source == source.toStdString() &&
                                     panel_->answer()->question.target == target.toStdString(),
                                 20000);
    }
    bool score(const std::filesystem::path& file) {
        QSignalSpy scored(panel_.get(), &ScorePanel::fileScored);
        panel_->scoreFile(toText(file));
        return scored.wait(60000) && scored.first().first().toBool();
    }
    std::filesystem::path graded() const { return project_->folder("test") / "test.en-es.tsv"; }
};

void TestScorePanel::initTestCase() {
    prepareSample();
    trainRun();
}

void TestScorePanel::init() {
    openPanel();
}

void TestScorePanel::cleanup() {
    for (const char* name : {"second", "third"}) std::filesystem::remove_all(run(name));
    closePanel();
}

void TestScorePanel::typingShowsACosineAndItsContributions() {
    type("the old doctor bought a book.", "el doctor vende un libro.");
    const auto model = loadModel(run());
    VERIFY_OK(model);
    const double expected = (*model)->cosine("the old doctor bought a book.", "el doctor vende un libro.");
    QCOMPARE(panel_->answer()->contribution.cosine, expected);
    QCOMPARE(panel_->boxes().cosineShown(), cosineText(expected));
    double sum = 0;
    for (const double cell : contributionCells(*panel_->answer()).values)
        if (std::isfinite(cell)) sum += cell;
    QVERIFY(std::abs(sum - expected) < 1e-4);
    QVERIFY(contributionNote(*panel_->answer()).startsWith("cells sum to " + cosineText(expected)));
    panel_->boxes().setPair({}, "alone");
    QCOMPARE(panel_->boxes().cosineShown(), cosineText(std::nan("")));
}

void TestScorePanel::whatACosineLosesIsInTheMargins() {
    CosineAnswer answer;
    answer.contribution.divisible = false;
    answer.contribution.cosine = 0.5;
    answer.contribution.source = {{"the", false, 0.125}, {"old", true, 0}};
    answer.contribution.target = {{"el", false, 0.25}, {"perro", false, -0.5}, {"come", false, 0.0625}};
    answer.contribution.cells = Matrix(2, 3);
    answer.question.target = "el perro come";
    const auto at = [](const ContributionCells& cells, std::size_t row, std::size_t column) {
        return cells.values[row * cells.columns.size() + column];
    };
    ContributionCells cells = contributionCells(answer);
    QCOMPARE(cells.rows.size(), 3U);
    QCOMPARE(cells.columns.size(), 4U);
    QCOMPARE(cells.rows.back().text, QString("without it"));
    QCOMPARE(at(cells, 0, 3), 0.125);
    QCOMPARE(at(cells, 2, 1), -0.5);
    for (const auto& [row, column] : {std::pair{0U, 0U}, {1U, 3U}, {2U, 3U}})
        QVERIFY(std::isnan(at(cells, row, column)));
    QVERIFY(contributionNote(answer).startsWith("margins: the cosine minus the cosine without the piece"));
    answer.question.target = QString::fromUtf8("المتحف").toStdString();
    cells = contributionCells(answer);
    QCOMPARE(cells.columns[0].text, QString("come"));
    QCOMPARE(cells.columns.back().text, QString("without it"));
    QCOMPARE(at(cells, 2, 0), 0.0625);
    QCOMPARE(at(cells, 0, 3), 0.125);
}

void TestScorePanel::theNewestRequestWins() {
    QSignalSpy shown(panel_.get(), &ScorePanel::cosineShown);
    for (int i = 0; i < 50; ++i) panel_->boxes().setPair("the cat", QString("un gato %1").arg(i));
    QTRY_VERIFY_WITH_TIMEOUT(panel_->answer().has_value(), 20000);
    QCOMPARE(panel_->answer()->question.target, std::string("un gato 49"));
    QCOMPARE(shown.count(), 1);
}

void TestScorePanel::aSecondModelIsCompared() {
    std::filesystem::copy(run(), run("second"), std::filesystem::copy_options::recursive);
    QTRY_VERIFY(named<ModelBox>(*panel_, "Compare with")->findData(toText(run("second"))) > 0);
    named<ModelBox>(*panel_, "Compare with")->choose(toText(run("second")));
    type("the cat", "un gato");
    const auto* second = named<QLabel>(panel_->boxes(), "Cosine of the second model");
    QVERIFY(second->isVisible());
    QCOMPARE(second->text(), panel_->boxes().cosineShown());
    named<ModelBox>(*panel_, "Compare with")->choose({});
    QTRY_VERIFY(!second->isVisible());
}

void TestScorePanel::arabicIsRightAligned() {
    const QString arabic = QString::fromUtf8("المتحف مغلق يوم الاثنين");
    panel_->boxes().setPair("the museum", arabic);
    QPlainTextEdit* box = named<QPlainTextEdit>(panel_->boxes(), "Second sentence");
    const auto option = [](QPlainTextEdit* edit) { return edit->document()->defaultTextOption(); };
    QCOMPARE(option(box).textDirection(), Qt::RightToLeft);
    QVERIFY(option(box).alignment() & Qt::AlignRight);
    QCOMPARE(option(named<QPlainTextEdit>(panel_->boxes(), "First sentence")).textDirection(),
             Qt::LeftToRight);
    QTRY_VERIFY_WITH_TIMEOUT(panel_->answer().has_value(), 20000);
    const auto& target = panel_->answer()->contribution.target;
    QCOMPARE(contributionCells(*panel_->answer()).columns.back().muted, target.front().dropped);
}

void TestScorePanel::aFileFillsTableAndHistogram() {
    QVERIFY(score(graded()));
    const ScoredPairModel& pairs = panel_->pairTable().pairs();
    QVERIFY(pairs.rowCount() > 100);
    QCOMPARE(panel_->distribution().total(), std::int64_t(pairs.rowCount()));
    QVERIFY(!panel_->distribution().histogram()->csv().isEmpty());
    // Sorted as the header shows: the highest cosine first.
    QVERIFY(pairs.pair(0).cosine >= pairs.pair(1).cosine);
    const auto model = loadModel(run());
    VERIFY_OK(model);
    QCOMPARE(pairs.pair(0).cosine,
             (*model)->cosine(pairs.pair(0).source.toStdString(), pairs.pair(0).target.toStdString()));
    panel_->pairTable().table().selectSourceRow(3);
    QCOMPARE(panel_->boxes().source(), pairs.pair(3).source);
    QVERIFY(pairs.asTsv().count('\n') == pairs.rowCount() + 1);
}

void TestScorePanel::theThresholdCountsExactly() {
    QVERIFY(score(graded()));
    const ScoredPairModel& pairs = panel_->pairTable().pairs();
    ScoreDistribution& distribution = panel_->distribution();
    for (const double wanted : {-1.0, 0.1, 0.234, 0.3, 0.57, 0.91, 1.0}) {
        distribution.setThreshold(wanted);
        std::int64_t kept = 0;
        for (int row = 0; row < pairs.rowCount(); ++row)
            kept += pairs.pair(row).cosine >= distribution.threshold() ? 1 : 0;
        QCOMPARE(distribution.kept(), kept);
    }
    emit distribution.histogram()->thresholdChanged(0.4321);
    QCOMPARE(distribution.threshold(), 0.43);
    QVERIFY(distribution.sentence().startsWith(countText(distribution.kept())));
}

void TestScorePanel::columnsAreGuessedAndCanBeChosen() {
    const auto file = writeText(pathIn(folder_, "graded.csv"),
                                "id,grade,English,Spanish,back\n"
                                "7,5,\"the dog, a big one\",el perro grande,the big dog\n"
                                "9,0,the black cat,el gato negro,the cat that is black\n");
    ColumnButton& columns = only<ColumnButton>(panel_->pairTable());
    QVERIFY(score(file));
    QVERIFY(columns.isVisibleTo(panel_.get()));
    const auto cell = [&](int column) {
        const ScoredPairModel& pairs = panel_->pairTable().pairs();
        QStringList texts;
        for (int row = 0; row < pairs.rowCount(); ++row) texts << pairs.index(row, column).data().toString();
        texts.sort();
        return texts;
    };
    QAction* back = nullptr;
    QAction* english = nullptr;
    for (QAction* action : columns.menu()->actions()) {
        if (action->text() == "back") back = action;  // the last one belongs to the second sentence
        if (action->text() == "English" && !english) english = action;  // the first one belongs to the first
    }
    QVERIFY(back && english);
    QSignalSpy scored(panel_.get(), &ScorePanel::fileScored);
    if (!english->isChecked()) {
        english->trigger();
        QVERIFY(scored.wait(60000));
    }
    back->trigger();
    QTRY_COMPARE_WITH_TIMEOUT(cell(1), (QStringList{"the big dog", "the cat that is black"}), 60000);
    QCOMPARE(cell(0), (QStringList{"the black cat", "the dog, a big one"}));
    QCOMPARE(columns.text(), QString("Columns 3, 5"));
}

void TestScorePanel::pairsOnTheClipboardAreScored() {
    QGuiApplication::clipboard()->setText("the dog\tel perro\nthe cat\tel gato\nthe house\tla casa\n");
    QSignalSpy scored(panel_.get(), &ScorePanel::fileScored);
    panel_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(panel_.get()));
    QTest::keyClick(panel_.get(), Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(scored.wait(60000) && scored.first().first().toBool());
    QCOMPARE(panel_->pairTable().pairs().rowCount(), 3);
    QVERIFY(!only<ColumnButton>(panel_->pairTable()).isVisibleTo(panel_.get()));
}

void TestScorePanel::savesTheKeptPairs() {
    QVERIFY(score(graded()));
    panel_->distribution().setThreshold(0.4);
    QSignalSpy saved(panel_.get(), &ScorePanel::keptSaved);
    const auto file = pathIn(folder_, "kept.tsv");
    panel_->saveKept(toText(file));
    QVERIFY(saved.wait(60000));
    QFile kept(toText(file));
    QVERIFY(kept.open(QIODevice::ReadOnly));
    QCOMPARE(std::int64_t(kept.readAll().count('\n')), panel_->distribution().kept());
}

void TestScorePanel::aBadFileShowsTheError() {
    QVERIFY(!score(writeText(pathIn(folder_, "bad.tsv"), "only one column\n")));
    QCOMPARE(panel_->messages().kind(), MessageBar::Kind::error);
    QVERIFY2(panel_->messages().text().contains("bad.tsv:1"), qPrintable(panel_->messages().text()));
    QVERIFY(!panel_->distribution().isVisible());
}

void TestScorePanel::theTableIsLimitedButTheCountsAreNot() {
    const auto feed = std::make_shared<ScoreFeed>();
    const auto receive = feed->receiver();
    const std::vector<ScoredPair> batch(4096, ScoredPair{"a", "b", 0.5});
    for (int i = 0; i < 100; ++i) receive(batch);
    const ScoreFeed::News news = feed->take();
    QCOMPARE(news.rows.size(), kMostPairRows);
    QCOMPARE(news.counts.total(), std::int64_t(409600));
    QCOMPARE(news.counts.atOrAbove(0.5), std::int64_t(409600));
    QCOMPARE(news.counts.atOrAbove(0.51), std::int64_t(0));
}

void TestScorePanel::aNewModelAppearsAtOnce() {
    QCOMPARE(panel_->modelBox().path(), toText(run()));
    std::filesystem::copy(run(), run("second"), std::filesystem::copy_options::recursive);
    QTRY_COMPARE(panel_->modelBox().path(), toText(run("second")));
    // A chosen model stays selected when others are trained.
    panel_->modelBox().choose(toText(run()));
    std::filesystem::copy(run(), run("third"), std::filesystem::copy_options::recursive);
    QTRY_VERIFY(panel_->modelBox().findData(toText(run("third"))) >= 0);
    QCOMPARE(panel_->modelBox().path(), toText(run()));
}

void TestScorePanel::acceptsAPairFromAnotherPanel() {
    QVERIFY(panel_->openFile(PairLink{"one sentence", "una frase", toText(run())}.path()));
    QCOMPARE(panel_->boxes().source(), QString("one sentence"));
    QCOMPARE(panel_->boxes().target(), QString("una frase"));
    panel_->boxes().swap();
    QCOMPARE(panel_->boxes().source(), QString("una frase"));
    QVERIFY(!panel_->openFile("/no/such/file.doc"));
}

QTEST_MAIN(TestScorePanel)
#include "test_score_panel.moc"
