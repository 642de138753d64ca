#include <QClipboard>
#include <QHeaderView>
#include <QLineEdit>
#include <QScrollBar>
#include <QStandardItemModel>
#include <QTemporaryDir>
#include <QTest>

#include "ui/widgets/data_table.h"

using namespace paragram::ui;

class TestDataTable : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void sortsNumbersByValue();
    void filtersAnyColumn();
    void keepsTheSelectionWhenRowsArrive();
    void copiesTheSelectionAsTsv();
    void savesCsv();
    void millionsOfRowsNeedNoProxy();
    void rowsAreShownWholeAtEveryHeight();
    void widthsOfTheUserStay();
    void aTableWithoutRowsSaysWhy();

  private:
    void add(const QString& text, double value) {
        auto* number = new QStandardItem(QString::number(value));
        number->setData(value, kSortRole);
        model_->appendRow({new QStandardItem(text), number});
    }
    std::unique_ptr<QStandardItemModel> model_;
    std::unique_ptr<DataTable> table_;
};

void TestDataTable::init() {
    table_ = std::make_unique<DataTable>("Pairs");
    model_ = std::make_unique<QStandardItemModel>();
    model_->setHorizontalHeaderLabels({"text", "cosine"});
    add("nine", 9);
    add("ten", 10);
    add("a, b", 1);
    table_->setSource(model_.get());
}

void TestDataTable::sortsNumbersByValue() {
    QCOMPARE(table_->sourceRow(0), 0);
    table_->sortByColumn(1, Qt::AscendingOrder);
    QCOMPARE(table_->sourceRow(0), 2);
    QCOMPARE(table_->sourceRow(2), 1);
    QCOMPARE(table_->viewRow(2), 0);
}

void TestDataTable::filtersAnyColumn() {
    QWidget header;  // has the field, as a card's header does
    table_->filterField()->setParent(&header);
    table_->filterField()->setText("NINE");
    QCOMPARE(table_->model()->rowCount(), 1);
    QCOMPARE(table_->sourceRow(0), 0);
    table_->filterField()->clear();
    QCOMPARE(table_->model()->rowCount(), 3);
}

void TestDataTable::keepsTheSelectionWhenRowsArrive() {
    table_->sortByColumn(1, Qt::DescendingOrder);
    table_->selectSourceRow(0);
    add("twelve", 12);
    QCOMPARE(table_->selectedSourceRows(), QList<int>{0});
}

void TestDataTable::copiesTheSelectionAsTsv() {
    table_->selectAll();
    QTest::keySequence(table_.get(), QKeySequence::Copy);
    QCOMPARE(QApplication::clipboard()->text(), QString("nine\t9\nten\t10\na, b\t1"));
}

void TestDataTable::savesCsv() {
    QTemporaryDir folder;
    QVERIFY(table_->saveCsv(folder.filePath("t.csv")));
    QCOMPARE(table_->asCsv(), QString("text,cosine\nnine,9\nten,10\n\"a, b\",1\n"));
    QVERIFY(!table_->saveCsv(folder.filePath("no/t.csv")));
}

void TestDataTable::millionsOfRowsNeedNoProxy() {
    class Long : public QAbstractTableModel {
      public:
        int rowCount(const QModelIndex& = {}) const override { return 5'000'000; }
        int columnCount(const QModelIndex& = {}) const override { return 1; }
        QVariant data(const QModelIndex& index, int role) const override {
            ++asked;
            return role == Qt::DisplayRole ? QVariant(index.row()) : QVariant();
        }
        mutable int asked = 0;
    } rows;
    DataTable table("Long");
    table.resize(300, 300);
    table.setSource(&rows, false);
    table.show();
    table.scrollToBottom();
    QCoreApplication::processEvents();
    QVERIFY(rows.asked > 0);
    QVERIFY2(rows.asked < 100'000, qPrintable(QString::number(rows.asked)));
    QCOMPARE(table.sourceRow(4'999'999), 4'999'999);
}

void TestDataTable::rowsAreShownWholeAtEveryHeight() {
    for (int i = 0; i < 60; ++i) add(QString::number(i), i);
    table_->show();
    const int row = table_->verticalHeader()->defaultSectionSize();
    for (int height = 120; height < 260; ++height) {
        table_->resize(300, height);
        QCOMPARE(table_->viewport()->height() % row, 0);
        QVERIFY(table_->viewport()->height() >= row);
        table_->verticalScrollBar()->setValue(table_->verticalScrollBar()->maximum());
        QCOMPARE(table_->rowAt(table_->viewport()->height() - 1), table_->model()->rowCount() - 1);
        QCOMPARE(table_->rowViewportPosition(table_->rowAt(0)), 0);
        table_->verticalScrollBar()->setValue(0);
    }
    QCOMPARE(table_->verticalScrollBar()->singleStep(), row);
}

void TestDataTable::widthsOfTheUserStay() {
    table_->resize(600, 200);
    table_->show();
    QHeaderView* header = table_->horizontalHeader();
    const int border = header->sectionViewportPosition(0) + header->sectionSize(0) - 1;
    const int before = header->sectionSize(0);
    QTest::mousePress(header->viewport(), Qt::LeftButton, {}, {border, 5});
    QTest::mouseMove(header->viewport(), {border + 40, 5});
    QTest::mouseRelease(header->viewport(), Qt::LeftButton, {}, {border + 40, 5});
    QVERIFY(header->sectionSize(0) > before);
    const int chosen = header->sectionSize(0);
    table_->setColumnWidth(0, 20);  // a panel that fits its columns
    QCOMPARE(header->sectionSize(0), chosen);
    table_->sortByColumn(1, Qt::DescendingOrder);
    DataTable next("Pairs");
    next.setSource(model_.get());
    next.restoreColumnState(table_->columnState());
    QCOMPARE(next.horizontalHeader()->sectionSize(0), chosen);
    QCOMPARE(next.sourceRow(0), 1);
}

void TestDataTable::aTableWithoutRowsSaysWhy() {
    table_->setPlaceholder("Sentences appear here.");
    QCOMPARE(table_->accessibleDescription(), QString("Sentences appear here."));
    QCOMPARE(table_->placeholder(), QString());
    QWidget header;
    table_->filterField()->setParent(&header);
    table_->filterField()->setText("eleven");
    QCOMPARE(table_->placeholder(), QString("No row matches."));
    table_->filterField()->clear();
    QCOMPARE(table_->placeholder(), QString());
    model_->removeRows(0, model_->rowCount());
    QCOMPARE(table_->placeholder(), QString("Sentences appear here."));
    const QImage said = table_->grab().toImage();
    table_->setPlaceholder({});
    QVERIFY(said != table_->grab().toImage());
}

QTEST_MAIN(TestDataTable)
#include "test_data_table.moc"
