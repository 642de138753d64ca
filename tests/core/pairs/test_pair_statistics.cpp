// Statistics of pairs, computed by hand.
#include <QTest>
#include <cmath>

#include "core/pairs/statistics/pair_statistics.h"

using namespace paragram;

class TestPairStatistics : public QObject {
    Q_OBJECT

  private slots:
    void statisticsOfTwoPairsMatchHandComputedValues() {
        // Source: "the cat" and "the dog": lengths 2, 2; the 2 of 4, cat 1, dog 1: entropy 1.5 bits.
        // IDF: the ln(2/2) = 0, cat and dog ln 2, mean over tokens ln(2)/2.
        StatisticsCollector collector;
        collector.add({"the cat", "le chat dort", 0.25F});
        collector.add({"The dog", "le chien", 0.75F});
        const PairStatistics s = collector.result();
        QCOMPARE(s.pairs, 2);
        QCOMPARE(s.source.meanLength, 2.0);
        QCOMPARE(s.source.lengthDeviation, 0.0);
        QCOMPARE(s.source.entropy, 1.5);
        QVERIFY(std::abs(s.source.meanIdf - std::log(2.0) / 2) < 1e-12);
        QCOMPARE(s.source.types, 3);
        QCOMPARE(s.source.tokens, 4);
        QCOMPARE(s.target.meanLength, 2.5);
        QCOMPARE(s.target.lengthDeviation, 0.5);
        QCOMPARE(s.target.lengthCounts[2], 1);
        QCOMPARE(s.target.lengthCounts[3], 1);
        QCOMPARE(s.meanScore, 0.5);
        QCOMPARE(s.source.distinct, 2);
    }
};

QTEST_GUILESS_MAIN(TestPairStatistics)
#include "test_pair_statistics.moc"
