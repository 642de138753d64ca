// Judging by hand with the keyboard: a sheet for each judge, grades that are saved at once, undo, agreement.
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>

#include "tests/ui/support/panel_test.h"
#include "ui/data/data_panel.h"
#include "ui/data/judging/judging_page.h"
#include "ui/forms/number_box.h"

using namespace paragram;
using namespace paragram::test;
using namespace paragram::ui;

class TestJudgingPage : public PanelTest<DataPanel> {
    Q_OBJECT

    JudgingPage& page() const { return only<JudgingPage>(*panel_); }
    void begin(const QString& judge) {
        auto* name = labelled<QLineEdit>(page(), "Judge");
        name->setFocus();
        name->selectAll();
        QTest::keyClicks(name, judge);
        QSignalSpy begun(&page(), &JudgingPage::begun);
        QTest::mouseClick(named<QPushButton>(page(), "Judge"), Qt::LeftButton);
        QVERIFY(begun.count() > 0 || begun.wait(20000));
    }
    void press(std::initializer_list<Qt::Key> keys) {
        for (const Qt::Key key : keys) QTest::keyClick(QApplication::focusWidget(), key);
    }
    QString summary() const {
        return named<QPlainTextEdit>(page(), "Summary of the judgements")->toPlainText();
    }

  private slots:
    void initTestCase() { prepareSample(); }
    void init() {
        openPanel(&DataPanel::listed);
        QTRY_VERIFY(button("Judge…") && button("Judge…")->isEnabled());
        panel_->activateWindow();
        QTest::mouseClick(button("Judge…"), Qt::LeftButton);
        QVERIFY(page().isVisible());
        labelled<NumberBox>(page(), "Pairs")->setValue(3);
    }
    void cleanup() {
        closePanel();
        std::filesystem::remove_all(sample() / "reports");
    }

    void gradesAreSavedAtOnceAndUndone() {
        begin("ann");
        QCOMPARE(page().sheet()->pairs().size(), 3U);
        const JudgedPair first = page().sheet()->pairs()[0];
        QCOMPARE(named<QLabel>(page(), "Sentence")->text(), QString::fromStdString(first.sentence));
        QVERIFY(!labelWith(page(), "^Is the second a paraphrase").isEmpty());
        press({Qt::Key_3});
        QVERIFY(!labelWith(page(), "^How fluent is the second").isEmpty());
        press({Qt::Key_1});
        QVERIFY(!labelWith(page(), "^pair 2 of 3 · 1 judged$").isEmpty());
        QVERIFY(summary().contains("all"));
        // As a program that was killed leaves it.
        const auto saved = JudgingSheet::open(page().sheetOf("ann"));
        VERIFY_OK(saved);
        QCOMPARE(*saved->pairs()[0].grade(Grading::paraphrase), 3);
        QCOMPARE(*saved->pairs()[0].grade(Grading::fluency), 1);
        press({Qt::Key_0, Qt::Key_Backspace});
        QVERIFY(!page().sheet()->pairs()[1].grade(Grading::paraphrase));
        press({Qt::Key_Left});
        QVERIFY(!labelWith(page(), "Given: 3$").isEmpty());
        press({Qt::Key_2});
        QCOMPARE(*JudgingSheet::open(page().sheetOf("ann"))->pairs()[0].grade(Grading::paraphrase), 2);
        // The page continues where the judge was.
        panel_->showStores();
        labelled<QLineEdit>(page(), "Judge")->setText("ann");
        panel_->showJudging();
        QTRY_VERIFY(page().sheet());
        QVERIFY(!labelWith(page(), "^pair 2 of 3 · 1 judged$").isEmpty());
    }

    void twoJudgesGradeTheSamePairs() {
        begin("ann");
        press({Qt::Key_3, Qt::Key_3, Qt::Key_2, Qt::Key_3, Qt::Key_0, Qt::Key_1});
        QVERIFY(!labelWith(page(), "· 3 judged$").isEmpty());
        begin("ben");
        QCOMPARE(page().sheet()->completed(), 0U);
        press({Qt::Key_3, Qt::Key_3, Qt::Key_2, Qt::Key_3, Qt::Key_1, Qt::Key_1});
        QVERIFY2(summary().contains("paraphrase: both judges graded 3 pairs; the same grade 67 %"),
                 qPrintable(summary()));
        QVERIFY(summary().contains(
            "fluency: both judges graded 3 pairs; the same grade 100 %, weighted kappa 1.00"));
    }
};

QTEST_MAIN(TestJudgingPage)
#include "test_judging_page.moc"
