// The align panel with real clicks and keys: two documents aligned, corrected, searched.
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>

#include "tests/ui/aligning/align_panel_test.h"
#include "ui/aligning/alignment_map.h"
#include "ui/aligning/link_card.h"
#include "ui/aligning/sentence_search.h"

using namespace paragram;
using namespace paragram::ui;
using namespace paragram::test;

class TestAlignPanel : public AlignPanelTest {
    Q_OBJECT

  private slots:
    void initTestCase() { prepareBook(); }
    void init() { openEmptyPanel(); }
    void cleanup() { closePanel(); }
    void twoDocumentsAreAligned();
    void keysCorrectAndUndo();
    void sentencesMoveToTheLinksBesideThem();
    void markedSentencesAreLinked();
    void doubtfulLinksAreFound();
    void bothColumnsAreSearched();
    void theMapLeadsToALink();
};

void TestAlignPanel::twoDocumentsAreAligned() {
    QVERIFY(!panel_->setup().button()->isEnabled());
    QVERIFY(align());
    QVERIFY(!panel_->setup().isVisible());
    QVERIFY(view().hasFocus());
    QVERIFY(!linkOf(kMissing).isPair());
    QCOMPARE(linkOf(kJoined).source.count, 2);
    QCOMPARE(linkOf(kJoined).target.count, 1);
    QCOMPARE(linkOf(150).target.first, 148);
    QVERIFY(std::filesystem::exists(sample() / "alignments" / "book.alignment"));
    QVERIFY(labelWith(*panel_, "200 and 198 sentences").contains("book.en.txt"));
    QVERIFY(labelWith(*panel_, "^\\d+ doubtful$") != "");
    select(150);
    QVERIFY(view().accessibleDescription().contains("right with a probability"));
    QCOMPARE(panel_->linkCard().details(), QString::fromUtf8("line 151 · line 149"));
    // Every visible row is drawn.
    QVERIFY(!view().grab().isNull());
}

void TestAlignPanel::keysCorrectAndUndo() {
    QVERIFY(align());
    const Alignment before = links();
    select(10);
    press(Qt::Key_M);
    QCOMPARE(linkOf(10).source, (SentenceRun{10, 2}));
    QCOMPARE(linkOf(10).confidence, 1.0);
    QCOMPARE(view().currentLink(), view().rows().linkOf(Side::source, 10));
    press(Qt::Key_S);
    QCOMPARE(linkOf(10).source, (SentenceRun{10, 1}));
    QCOMPARE(linkOf(11).target, (SentenceRun{11, 1}));
    select(20);
    press(Qt::Key_Delete);
    QVERIFY(!linkOf(20).isPair());
    QVERIFY(labelWith(*panel_, "certain$").contains(QString::fromUtf8("· 4 certain")));
    // Without marks, L links what is alone here with what is alone on the other side.
    select(20);
    press(Qt::Key_L);
    QCOMPARE(linkOf(20).target, (SentenceRun{20, 1}));
    select(30);
    press(Qt::Key_A);
    QVERIFY(view().rows().isKnown(view().rows().linkOf(Side::source, 30)));
    QCOMPARE(view().rows().link(view().currentLink()).source.first, 31);
    // An impossible correction changes nothing and says why.
    select(50);
    press(Qt::Key_S);
    QVERIFY(panel_->messages().text().contains("one sentence on each side"));
    for (int i = 0; i < 5; ++i) press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!panel_->editor().undoStack().canUndo());
    QVERIFY(std::ranges::equal(links(), before, sameSentences));
    QVERIFY(panel_->editor().work().known().empty());
    for (int i = 0; i < 5; ++i) press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(!panel_->editor().undoStack().canRedo());
    QCOMPARE(linkOf(11).confidence, 1.0);
    QVERIFY(view().rows().isKnown(view().rows().linkOf(Side::source, 30)));
    QTest::mouseClick(named<QWidget>(*panel_, "Undo (Ctrl+Z)"), Qt::LeftButton);
    QVERIFY(!view().rows().isKnown(view().rows().linkOf(Side::source, 30)));
}

void TestAlignPanel::sentencesMoveToTheLinksBesideThem() {
    QVERIFY(align());
    select(kJoined);
    QTest::keyClick(&view(), Qt::Key_Left);
    press(Qt::Key_Down, Qt::ControlModifier);
    QCOMPARE(linkOf(kJoined).source, (SentenceRun{kJoined, 1}));
    QCOMPARE(linkOf(kJoined + 1).source, (SentenceRun{kJoined + 1, 2}));
    select(kJoined + 1);
    press(Qt::Key_Up, Qt::ControlModifier);
    QCOMPARE(linkOf(kJoined).source, (SentenceRun{kJoined, 2}));
    QVERIFY(view().rows().isKnown(view().rows().linkOf(Side::source, kJoined)));
    // The buttons say the same.
    select(100);
    QTest::keyClick(&view(), Qt::Key_Right);
    QTest::mouseClick(named<QPushButton>(panel_->linkCard(), "Move up"), Qt::LeftButton);
    QTRY_VERIFY(!panel_->editor().busy());
    QCOMPARE(linkOf(99).target.count, 2);
}

void TestAlignPanel::markedSentencesAreLinked() {
    QVERIFY(align());
    select(80);
    QTest::keyClick(&view(), Qt::Key_Space);
    QCOMPARE(view().selection().marks(Side::source), (SentenceRun{80, 1}));
    QTest::keyClick(&view(), Qt::Key_Down);
    QTest::keyClick(&view(), Qt::Key_Space);
    QCOMPARE(view().selection().marks(Side::target), (SentenceRun{78, 2}));
    QVERIFY(panel_->linkCard().details().contains("4 marked"));
    press(Qt::Key_L);
    QCOMPARE(linkOf(80).source, (SentenceRun{80, 2}));
    QCOMPARE(linkOf(80).target, (SentenceRun{78, 2}));
    QCOMPARE(view().selection().marks(Side::source).count, 0);
    // A click with Ctrl marks one sentence, Escape removes the marks.
    select(90);
    const int row = view().currentRow();
    QTest::mouseClick(view().viewport(), Qt::LeftButton, Qt::ControlModifier,
                      {120, view().viewport()->height() / 3 + 12});
    QCOMPARE(view().currentRow(), row);
    QCOMPARE(view().selection().marks(Side::source).count, 1);
    QTest::keyClick(&view(), Qt::Key_Escape);
    QCOMPARE(view().selection().marks(Side::source).count, 0);
}

void TestAlignPanel::doubtfulLinksAreFound() {
    QVERIFY(align());
    auto* filter = named<QComboBox>(*panel_, "Which links are shown");
    auto* below = named<QDoubleSpinBox>(*panel_, "Doubtful below");
    below->setValue(1);
    const int pairs = static_cast<int>(std::ranges::count_if(links(), &Link::isPair));
    QCOMPARE(view().rows().doubtful(), pairs);
    filter->setCurrentIndex(filter->findText("Doubtful"));
    QCOMPARE(view().rows().size(), pairs);
    // What is accepted disappears, and the next one is current.
    view().selectRow(5);
    const int second = view().rows().link(view().rows().row(6).link).source.first;
    press(Qt::Key_A);
    QCOMPARE(view().rows().size(), pairs - 1);
    QCOMPARE(view().rows().link(view().currentLink()).source.first, second);
    filter->setCurrentIndex(filter->findText("No translation"));
    QCOMPARE(view().rows().size(), 1);
    QCOMPARE(view().rows().link(view().currentLink()).source.first, kMissing);
    filter->setCurrentIndex(filter->findText("Certain"));
    QCOMPARE(view().rows().size(), 1);
}

void TestAlignPanel::bothColumnsAreSearched() {
    QVERIFY(align());
    const QString wanted =
        QString::fromStdString(panel_->editor().work().texts()->source.texts[120]).toUpper();
    QTest::keyClick(&view(), Qt::Key_F, Qt::ControlModifier);
    QTRY_VERIFY(panel_->search().hasFocus());
    QSignalSpy found(&panel_->search(), &SentenceSearch::found);
    panel_->search().setText(wanted);
    QVERIFY(found.wait(60000));
    QVERIFY(panel_->search().hits().count >= 2);
    QTest::keyClick(&panel_->search(), Qt::Key_Return);
    QCOMPARE(view().rows().link(view().currentLink()).source.first, 120);
    QVERIFY(labelWith(*panel_, "^\\d+ found").size() > 0);
    QTest::keyClick(&panel_->search(), Qt::Key_Escape);
    QVERIFY(view().hasFocus());
}

void TestAlignPanel::theMapLeadsToALink() {
    QVERIFY(align());
    const int link = view().rows().linkOf(Side::source, 170);
    QTest::mouseClick(&panel_->map(), Qt::LeftButton, {}, panel_->map().placeOf(link).center().toPoint());
    QVERIFY(std::abs(view().rows().link(view().currentLink()).source.first - 170) <= 3);
    const auto [first, last] = view().visibleLinks();
    QVERIFY(first <= view().currentLink() && view().currentLink() <= last);
}

QTEST_MAIN(TestAlignPanel)
#include "test_align_panel.moc"
