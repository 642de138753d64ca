#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QLineEdit>
#include <QSignalSpy>

#include "core/pairs/store/pair_store.h"
#include "core/tasks/data/browse_pairs.h"
#include "tests/ui/support/shown_pair.h"
#include "tests/ui/support/window_test.h"
#include "ui/data/browsing/pair_lookup.h"
#include "ui/data/browsing/pair_table.h"
#include "ui/style/theme.h"

using namespace paragram;
using namespace paragram::test;
using namespace paragram::ui;

namespace {

constexpr int kPairs = 100'000;

}  // namespace

class TestPairTable : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void init();
    void readsOnlyTheVisibleBlocks();
    void jumpsToTheEndWithoutReadingTheMiddle();
    void anotherStoreReplacesTheFirst();
    void findsAPairAndWrapsToTheStart();
    void copiesSelectedPairsAsTsv();
    void refusesToCopyTooManyPairs();
    void savesAllPairs();
    void aMissingStoreIsReported();

  private:
    QTemporaryDir settings_, folder_;
    std::filesystem::path store_;
    PairStoreInfo info_;
    std::unique_ptr<JobRunner> jobs_;
    std::unique_ptr<PairTable> table_;
    std::unique_ptr<QWidget> header_;
};

void TestPairTable::initTestCase() {
    isolateSettings(settings_);
    applyTheme(*qApp, ThemeChoice::light);
    store_ = pathIn(folder_, "many.h5");
    PairStoreWriter writer(store_);
    for (int i = 0; i < kPairs; ++i)
        writer.add({"sentence " + std::to_string(i), "oración " + std::to_string(i), 0.5F});
    writer.commit({});
    const auto info = describePairs(store_);
    VERIFY_OK(info);
    info_ = *info;
}

void TestPairTable::init() {
    table_.reset();
    jobs_ = std::make_unique<JobRunner>();
    table_ = std::make_unique<PairTable>(*jobs_);
    header_ = std::make_unique<QWidget>();  // has its fields, as a card's header does
    table_->findField()->setParent(header_.get());
    table_->onlyMatches()->setParent(header_.get());
    table_->resize(800, 400);
    table_->show();
    table_->pairs().show(store_, info_);
    QTRY_VERIFY(showsPair(table_->pairs(), 0));
}

void TestPairTable::readsOnlyTheVisibleBlocks() {
    PairModel& model = table_->pairs();
    QCOMPARE(model.rowCount(), kPairs);
    QCOMPARE(model.index(7, PairModel::kSource).data().toString(), QString("sentence 7"));
    QCOMPARE(model.index(7, PairModel::kNumber).data().toString(), QString("8"));
    QCOMPARE(model.index(7, PairModel::kScore).data().toString(), QString("0.5"));
    // A row that is not loaded yet shows a placeholder at first.
    QCOMPARE(model.index(kPairs / 2, PairModel::kTarget).data().toString(), QString("…"));
    QTRY_COMPARE(model.index(kPairs / 2, PairModel::kTarget).data().toString(),
                 QString("oración %1").arg(kPairs / 2));
}

void TestPairTable::jumpsToTheEndWithoutReadingTheMiddle() {
    table_->scrollToBottom();
    QTRY_VERIFY(showsPair(table_->pairs(), kPairs - 1));
    QCOMPARE(table_->pairs().index(kPairs - 1, PairModel::kSource).data().toString(),
             QString("sentence %1").arg(kPairs - 1));
    QVERIFY(!showsPair(table_->pairs(), kPairs / 2));
}

void TestPairTable::anotherStoreReplacesTheFirst() {
    table_->pairs().show({}, {});
    QCOMPARE(table_->pairs().rowCount(), 0);
}

void TestPairTable::findsAPairAndWrapsToTheStart() {
    table_->findField()->setText("ORACIÓN 4321");
    QTest::keyClick(table_->findField(), Qt::Key_Return);
    QTRY_COMPARE(table_->currentIndex().row(), 4321);
    QTest::keyClick(table_->findField(), Qt::Key_Return);
    QTRY_COMPARE(table_->currentIndex().row(), 43210);
    table_->findField()->setText("sentence 12");
    QTest::keyClick(table_->findField(), Qt::Key_Return);
    QTRY_COMPARE_WITH_TIMEOUT(table_->currentIndex().row(), 12, 20000);
    QSignalSpy said(table_.get(), &PairTable::said);
    table_->findField()->setText("nowhere");
    QTest::keyClick(table_->findField(), Qt::Key_Return);
    QTRY_COMPARE_WITH_TIMEOUT(said.count(), 1, 20000);
}

void TestPairTable::copiesSelectedPairsAsTsv() {
    QSignalSpy copied(table_.get(), &PairTable::copied);
    table_->setCurrentIndex(table_->model()->index(2, 0));
    QTest::keyClick(table_.get(), Qt::Key_Down, Qt::ShiftModifier);
    QTest::keyClick(table_.get(), Qt::Key_C, Qt::ControlModifier);
    QTRY_COMPARE(copied.count(), 1);
    QCOMPARE(QApplication::clipboard()->text(),
             QString("sentence 2\toración 2\t0.5\nsentence 3\toración 3\t0.5\n"));
}

void TestPairTable::refusesToCopyTooManyPairs() {
    PairStoreInfo larger = info_;
    larger.pairs = PairTable::kMostCopied + 1;
    table_->pairs().show(store_, larger);
    QSignalSpy said(table_.get(), &PairTable::said);
    table_->selectAll();
    table_->copyPairs();
    QCOMPARE(said.count(), 1);
}

void TestPairTable::savesAllPairs() {
    QSignalSpy said(table_.get(), &PairTable::said);
    const QString file = folder_.filePath("out.tsv");
    table_->savePairsTo(file, "tsv");
    QTRY_COMPARE_WITH_TIMEOUT(said.count(), 1, 20000);
    QFile saved(file);
    QVERIFY(saved.open(QIODevice::ReadOnly));
    const QByteArray text = saved.readAll();
    QCOMPARE(text.count('\n'), kPairs);
    QVERIFY(text.startsWith("sentence 0\toración 0\t0.5\n"));
    const QString memory = folder_.filePath("out.tmx");
    table_->savePairsTo(memory, "tmx");
    QTRY_COMPARE_WITH_TIMEOUT(said.count(), 2, 20000);
    QFile tmx(memory);
    QVERIFY(tmx.open(QIODevice::ReadOnly));
    QCOMPARE(tmx.readAll().count("<tu>"), kPairs);
}

void TestPairTable::aMissingStoreIsReported() {
    QSignalSpy failed(table_.get(), &PairTable::failed);
    table_->pairs().show(pathIn(folder_, "gone.h5"), info_);
    table_->viewport()->repaint();
    QTRY_COMPARE(failed.count(), 1);
}

QTEST_MAIN(TestPairTable)
#include "test_pair_table.moc"
