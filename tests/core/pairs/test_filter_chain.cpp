// Filters in order: what each saw, kept and dropped.
#include <QTest>

#include "core/pairs/recipes/filter_chain.h"

using namespace paragram;

class TestFilterChain : public QObject {
    Q_OBJECT

  private slots:
    void filtersCountWhatTheySawAndKeepExamples() {
        Settings settings;
        settings.filter.minimumLength = 2;
        settings.filter.maximumLength = 3;
        settings.filter.duplicates = Duplicates::one;
        FilterChain chain(settings);
        QVERIFY(chain.keeps({"a b", "c d"}));
        QVERIFY(!chain.keeps({"same same", "same same"}));
        QVERIFY(!chain.keeps({"a", "c d"}));
        QVERIFY(!chain.keeps({"a b", "c d e f"}));
        QVERIFY(!chain.keeps({"A B", "c D"}));  // repeated except for case
        const auto& counts = chain.counts();
        QCOMPARE(counts.size(), 3U);
        QCOMPARE(counts[0].name, std::string("identical sides"));
        QCOMPARE(counts[0].seen, 5);
        QCOMPARE(counts[1].kept, 2);
        QCOMPARE(counts[2].seen, 2);
        QCOMPARE(counts[2].kept, 1);
        QCOMPARE(counts[1].droppedExamples[0], std::string("a\tc d"));
    }
};

QTEST_GUILESS_MAIN(TestFilterChain)
#include "test_filter_chain.moc"
