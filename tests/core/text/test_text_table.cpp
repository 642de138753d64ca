// Aligned columns in a terminal: widths of scripts, alignment, notes.
#include <QTest>

#include "core/text/text_table.h"

using namespace paragram;

class TestTextTable : public QObject {
    Q_OBJECT

  private slots:
    void alignsColumns() {
        TextTable table("lr", 1);
        table.add({"kept", "12,345"});
        table.addNote("a note longer than all columns together");
        table.add({"dropped", "7", "of both"});
        QCOMPARE(QString::fromStdString(table.text()),
                 " kept     12,345\n"
                 " a note longer than all columns together\n"
                 " dropped       7  of both\n");
    }
    void aRowWithoutCellsIsAnEmptyLine() {
        TextTable table("l");
        table.add({"", ""});
        QCOMPARE(QString::fromStdString(table.text()), "\n");
    }
    void wideAndCombiningCharactersAreCounted() {
        QCOMPARE(terminalWidth("日本語"), 6U);
        QCOMPARE(terminalWidth("cafe\u0301"), 4U);
        QCOMPARE(terminalWidth("İstanbul"), 8U);
        QCOMPARE(terminalWidth("ﾊﾝｶｸ"), 4U);  // half-width forms
        TextTable table("lr");
        table.add({"中文", "1"});
        table.add({"ab", "22"});
        QCOMPARE(QString::fromStdString(table.text()), "中文   1\nab    22\n");
    }
};

QTEST_APPLESS_MAIN(TestTextTable)
#include "test_text_table.moc"
