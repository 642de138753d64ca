// Which columns of a table contain the sentences.
#include <QTest>

#include "core/pairs/formats/table_plan.h"

using namespace paragram;

class TestTablePlan : public QObject {
    Q_OBJECT

  private slots:
    void columnsAreGuessedFromTheFirstLine() {
        QCOMPARE(*guessColumns({"a", "b"}, "x"), (std::vector<int>{0, 1}));
        QCOMPARE(*guessColumns({"a", "b", "0.75"}, "x"), (std::vector<int>{0, 1, 2}));
        QVERIFY(!guessColumns({"a"}, "x").ok());
        QCOMPARE(guessColumns({"a", "b", "c"}, "x.tsv:1").error().sentence(),
                 std::string("x.tsv:1: 3 columns of text, 0 \"a\", 1 \"b\", 2 \"c\", expected 2 separated by "
                             "a tab; say which "
                             "contain the sentences, for "
                             "example --columns 0,1"));
    }
};

QTEST_GUILESS_MAIN(TestTablePlan)
#include "test_table_plan.moc"
