// The dialog that divides and merges pair stores, opened by its button and driven by clicks and keys.
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QTimer>
#include <set>

#include "core/tasks/data/browse_pairs.h"
#include "core/tasks/filtering/fold_pairs.h"
#include "tests/ui/support/panel_test.h"
#include "ui/data/data_panel.h"
#include "ui/data/divide/divide_dialog.h"
#include "ui/data/divide/fold_page.h"
#include "ui/data/divide/pivot_page.h"
#include "ui/data/divide/store_checklist.h"
#include "ui/data/pair_browser.h"
#include "ui/forms/number_box.h"
#include "ui/models/model_box.h"

using namespace paragram;
using namespace paragram::test;
using namespace paragram::ui;

class TestDivideDialog : public PanelTest<DataPanel> {
    Q_OBJECT

  private slots:
    void initTestCase() { prepareSample(); }
    void init() {
        freshSample();
        openPanel(&DataPanel::listed);
    }
    void cleanup() { closePanel(); }

    void splitsKeepSentencesApart() {
        drive([](DivideDialog& dialog) {
            QCOMPARE(kinds(dialog).currentIndex(), int(DivideDialog::kSplit));
            labelled<NumberBox>(dialog, "Test, pairs")->setValue(0);
            labelled<NumberBox>(dialog, "Test, pairs")->setValue(300);
            QTest::mouseClick(&runButton(dialog), Qt::LeftButton);
        });
        QTRY_COMPARE_WITH_TIMEOUT(only<PairBrowser>(*panel_).stores().rowCount(), 4, 30000);
        QCOMPARE(only<PairBrowser>(*panel_).current()->name(), QString("sample-train"));
        std::set<std::string> train;
        for (const SentencePair& pair : all("sample-train")) train.insert(pair.source);
        const auto test = all("sample-test");
        QVERIFY(test.size() >= 300 && test.size() < 330);
        for (const SentencePair& pair : test) QVERIFY(!train.contains(pair.source));
        QVERIFY(panel_->messages().text().contains("sample-train, sample-development, sample-test"));
    }

    void foldsAreChosenOneByOne() {
        drive([](DivideDialog& dialog) {
            kinds(dialog).setCurrentIndex(DivideDialog::kFold);
            // The sample has no score column, and there is no model to rank it.
            QCOMPARE(only<FoldPage>(dialog).quantity().findText("Given score"), -1);
            only<FoldPage>(dialog).quantity().setCurrentIndex(
                only<FoldPage>(dialog).quantity().findText("Paraphrase score"));
            QVERIFY(only<FoldPage>(dialog).model().isVisible());
            QVERIFY(!runButton(dialog).isEnabled());
            only<FoldPage>(dialog).quantity().setCurrentIndex(
                only<FoldPage>(dialog).quantity().findText("Length"));
            QVERIFY(!only<FoldPage>(dialog).model().isVisible());
            QTest::mouseClick(&only<FoldPage>(dialog).fold(10), Qt::LeftButton, {}, QPoint(8, 8));
            QVERIFY(!runButton(dialog).isEnabled());
            QTest::mouseClick(&only<FoldPage>(dialog).fold(1), Qt::LeftButton, {}, QPoint(8, 8));
            QTest::mouseClick(&only<FoldPage>(dialog).fold(9), Qt::LeftButton, {}, QPoint(8, 8));
            QCOMPARE(runButton(dialog).text(), QString("Create the pair stores"));
            QTest::mouseClick(&runButton(dialog), Qt::LeftButton);
        });
        QTRY_COMPARE_WITH_TIMEOUT(only<PairBrowser>(*panel_).stores().rowCount(), 3, 30000);
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
            QTest::keyClick(&kinds(dialog), Qt::Key_Down);
            QCOMPARE(kinds(dialog).currentIndex(), int(DivideDialog::kSample));
            labelled<NumberBox>(dialog, "Pairs")->setValue(500);
            QTest::keyClick(&dialog, Qt::Key_Return);
        });
        QTRY_COMPARE_WITH_TIMEOUT(only<PairBrowser>(*panel_).stores().rowCount(), 2, 30000);
        QCOMPARE(all("sample-sample").size(), std::size_t{500});
        QTRY_COMPARE(only<PairBrowser>(*panel_).current()->name(), QString("sample-sample"));
        drive([](DivideDialog& dialog) {
            kinds(dialog).setCurrentIndex(DivideDialog::kShuffle);
            QTest::mouseClick(&runButton(dialog), Qt::LeftButton);
        });
        QTRY_COMPARE_WITH_TIMEOUT(only<PairBrowser>(*panel_).stores().rowCount(), 3, 30000);
        std::multiset<std::string> before, after;
        for (const SentencePair& pair : all("sample-sample")) before.insert(pair.source);
        for (const SentencePair& pair : all("sample-sample-shuffled")) after.insert(pair.source);
        QVERIFY(before == after);
        QTRY_COMPARE(only<PairBrowser>(*panel_).current()->name(), QString("sample-sample-shuffled"));
        drive([](DivideDialog& dialog) {
            kinds(dialog).setCurrentIndex(DivideDialog::kMerge);
            QVERIFY(!runButton(dialog).isEnabled());
            QCOMPARE(named<StoreChecklist>(dialog, "Stores to merge with")->count(), 2);
            named<StoreChecklist>(dialog, "Stores to merge with")->item(0)->setCheckState(Qt::Checked);
            QTest::mouseClick(&runButton(dialog), Qt::LeftButton);
        });
        QTRY_COMPARE_WITH_TIMEOUT(only<PairBrowser>(*panel_).stores().rowCount(), 4, 30000);
        QCOMPARE(all("sample-sample-shuffled-merged").size(), std::size_t{1000});
    }

    void makesParaphrasesThroughSharedTranslations() {
        drive([](DivideDialog& dialog) {
            kinds(dialog).setCurrentIndex(DivideDialog::kPivot);
            QCOMPARE(only<PivotPage>(dialog).language(0).currentText(), QString("English"));
            QTest::keyClick(&only<PivotPage>(dialog).language(0), Qt::Key_Down);
            QCOMPARE(only<PivotPage>(dialog).language(0).currentText(), QString("Spanish"));
            only<PivotPage>(dialog).language(1).setCurrentText("Spanish");
            QTest::mouseClick(&runButton(dialog), Qt::LeftButton);
        });
        QTRY_COMPARE_WITH_TIMEOUT(only<PairBrowser>(*panel_).stores().rowCount(), 2, 30000);
        QVERIFY(!all("sample-es-es").empty());
        QCOMPARE(project_->pairStores().size(), std::size_t{2});
    }

    void escapeLeavesAllAsItWas() {
        drive([](DivideDialog& dialog) {
            kinds(dialog).setCurrentIndex(DivideDialog::kShuffle);  // Enter would start it
            QTest::keyClick(&dialog, Qt::Key_Escape);
            QVERIFY(!dialog.isVisible());
            QCOMPARE(dialog.result(), int(QDialog::Rejected));
        });
        QVERIFY(jobs_->jobs().empty());  // also lists those that ended
        QCOMPARE(project_->pairStores().size(), std::size_t{1});
    }

  private:
    static QComboBox& kinds(const DivideDialog& dialog) { return *named<QComboBox>(dialog, "What to do"); }
    static QPushButton& runButton(const DivideDialog& dialog) {
        auto* one = named<QPushButton>(dialog, "Create the pair store");
        return one ? *one : *named<QPushButton>(dialog, "Create the pair stores");
    }
    std::vector<SentencePair> all(const char* name) const {
        const auto file = project_->folder("pairs") / (std::string(name) + ".h5");
        const auto pairs = readPairRange(file, 0, 30'000);
        return pairs ? *pairs : std::vector<SentencePair>();
    }
    // Presses the panel's button and lets act work on the dialog that opens.
    void drive(const std::function<void(DivideDialog&)>& act) {
        QPushButton* divide = button("Divide…");
        QVERIFY(divide && divide->isEnabled());
        bool seen = false;
        QTimer::singleShot(0, this, [&] {
            auto* dialog = qobject_cast<DivideDialog*>(QApplication::activeModalWidget());
            seen = dialog != nullptr;
            if (!dialog) return;
            act(*dialog);
            if (dialog->isVisible()) dialog->reject();
        });
        QTest::mouseClick(divide, Qt::LeftButton);
        QVERIFY(seen);
    }
};

QTEST_MAIN(TestDivideDialog)
#include "test_divide_dialog.moc"
