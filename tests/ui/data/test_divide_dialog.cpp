// The dialog that divides and joins pair stores, opened by its button and driven by clicks and keys.
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QTimer>
#include <set>

#include "core/tasks/browse_pairs.h"
#include "core/tasks/fold_pairs.h"
#include "tests/ui/support/data_panel_test.h"
#include "ui/data/divide_dialog.h"
#include "ui/data/pair_browser.h"
#include "ui/forms/number_box.h"
#include "ui/models/model_box.h"

using namespace paragram;
using namespace paragram::test;
using namespace paragram::ui;

class TestDivideDialog : public DataPanelTest {
    Q_OBJECT

  private slots:
    void initTestCase() { begin(); }
    void init() { openSample(); }
    void cleanup() { close(); }

    void splitsKeepSentencesApart() {
        drive([](DivideDialog& dialog) {
            QCOMPARE(dialog.kinds().currentIndex(), int(DivideDialog::kSplit));
            dialog.testSize().setValue(0);
            dialog.testSize().setValue(300);
            QTest::mouseClick(&dialog.runButton(), Qt::LeftButton);
        });
        QTRY_COMPARE_WITH_TIMEOUT(panel_->browser().stores().rowCount(), 4, 30000);
        QCOMPARE(panel_->browser().current()->name(), QString("sample-train"));
        std::set<std::string> train;
        for (const SentencePair& pair : all("sample-train")) train.insert(pair.source);
        const auto test = all("sample-test");
        QVERIFY(test.size() >= 300 && test.size() < 330);
        for (const SentencePair& pair : test) QVERIFY(!train.contains(pair.source));
        QVERIFY(panel_->messages().text().contains("sample-train, sample-development, sample-test"));
    }

    void foldsAreChosenOneByOne() {
        drive([](DivideDialog& dialog) {
            dialog.kinds().setCurrentIndex(DivideDialog::kFold);
            // The sample has no given score, and no model ranks it.
            QCOMPARE(dialog.quantity().findText("Given score"), -1);
            dialog.quantity().setCurrentIndex(dialog.quantity().findText("Paraphrase score"));
            QVERIFY(dialog.model().isVisible());
            QVERIFY(!dialog.runButton().isEnabled());
            dialog.quantity().setCurrentIndex(dialog.quantity().findText("Length"));
            QVERIFY(!dialog.model().isVisible());
            QTest::mouseClick(&dialog.fold(10), Qt::LeftButton, {}, QPoint(8, 8));
            QVERIFY(!dialog.runButton().isEnabled());
            QTest::mouseClick(&dialog.fold(1), Qt::LeftButton, {}, QPoint(8, 8));
            QTest::mouseClick(&dialog.fold(9), Qt::LeftButton, {}, QPoint(8, 8));
            QCOMPARE(dialog.runButton().text(), QString("Make the pair stores"));
            QTest::mouseClick(&dialog.runButton(), Qt::LeftButton);
        });
        QTRY_COMPARE_WITH_TIMEOUT(panel_->browser().stores().rowCount(), 3, 30000);
        JobContext job;
        FoldRequest request;
        request.pairs = project_->folder("pairs") / "sample.h5";
        request.by.filter = "length";
        const auto folds = foldPairs(request, job);
        QCOMPARE(std::ssize(all("sample-fold1")), folds->folds[0].pairs);
        QCOMPARE(std::ssize(all("sample-fold9")), folds->folds[8].pairs);
        QVERIFY(all("sample-fold1")[5].source.size() < all("sample-fold9")[5].source.size());
    }

    void drawsShufflesAndMerges() {
        drive([](DivideDialog& dialog) {
            QTest::keyClick(&dialog.kinds(), Qt::Key_Down);
            QCOMPARE(dialog.kinds().currentIndex(), int(DivideDialog::kDraw));
            dialog.count().setValue(500);
            QTest::keyClick(&dialog, Qt::Key_Return);
        });
        QTRY_COMPARE_WITH_TIMEOUT(panel_->browser().stores().rowCount(), 2, 30000);
        QCOMPARE(all("sample-drawn").size(), std::size_t{500});
        QTRY_COMPARE(panel_->browser().current()->name(), QString("sample-drawn"));
        drive([](DivideDialog& dialog) {
            dialog.kinds().setCurrentIndex(DivideDialog::kShuffle);
            QTest::mouseClick(&dialog.runButton(), Qt::LeftButton);
        });
        QTRY_COMPARE_WITH_TIMEOUT(panel_->browser().stores().rowCount(), 3, 30000);
        std::multiset<std::string> before, after;
        for (const SentencePair& pair : all("sample-drawn")) before.insert(pair.source);
        for (const SentencePair& pair : all("sample-drawn-shuffled")) after.insert(pair.source);
        QVERIFY(before == after);
        QTRY_COMPARE(panel_->browser().current()->name(), QString("sample-drawn-shuffled"));
        drive([](DivideDialog& dialog) {
            dialog.kinds().setCurrentIndex(DivideDialog::kMerge);
            QVERIFY(!dialog.runButton().isEnabled());
            QCOMPARE(dialog.others().count(), 2);
            dialog.others().item(0)->setCheckState(Qt::Checked);
            QTest::mouseClick(&dialog.runButton(), Qt::LeftButton);
        });
        QTRY_COMPARE_WITH_TIMEOUT(panel_->browser().stores().rowCount(), 4, 30000);
        QCOMPARE(all("sample-drawn-shuffled-merged").size(), std::size_t{1000});
    }

    void makesParaphrasesThroughSharedTranslations() {
        drive([](DivideDialog& dialog) {
            dialog.kinds().setCurrentIndex(DivideDialog::kPivot);
            QCOMPARE(dialog.pivotLanguage(0).currentText(), QString("English"));
            QTest::keyClick(&dialog.pivotLanguage(0), Qt::Key_Down);
            QCOMPARE(dialog.pivotLanguage(0).currentText(), QString("Spanish"));
            dialog.pivotLanguage(1).setCurrentText("Spanish");
            QTest::mouseClick(&dialog.runButton(), Qt::LeftButton);
        });
        QTRY_COMPARE_WITH_TIMEOUT(panel_->browser().stores().rowCount(), 2, 30000);
        QVERIFY(!all("sample-es-es").empty());
        QCOMPARE(project_->pairStores().size(), std::size_t{2});
    }

    void escapeLeavesAllAsItWas() {
        drive([](DivideDialog& dialog) { QTest::keyClick(&dialog, Qt::Key_Escape); });
        QCOMPARE(project_->pairStores().size(), std::size_t{1});
    }

  private:
    std::vector<SentencePair> all(const char* name) const {
        const auto file = project_->folder("pairs") / (std::string(name) + ".h5");
        const auto pairs = readPairRange(file, 0, 30'000);
        return pairs ? *pairs : std::vector<SentencePair>();
    }
    // Presses the panel's button and lets act work on the dialog that opens.
    void drive(const std::function<void(DivideDialog&)>& act) {
        QPushButton* button = nullptr;
        for (auto* candidate : panel_->findChildren<QPushButton*>())
            if (candidate->text() == "Divide…") button = candidate;
        QVERIFY(button && button->isVisible() && button->isEnabled());
        bool seen = false;
        QTimer::singleShot(0, this, [&] {
            auto* dialog = qobject_cast<DivideDialog*>(QApplication::activeModalWidget());
            seen = dialog != nullptr;
            if (!dialog) return;
            act(*dialog);
            if (dialog->isVisible()) dialog->reject();
        });
        QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(seen);
    }
};

QTEST_MAIN(TestDivideDialog)
#include "test_divide_dialog.moc"
