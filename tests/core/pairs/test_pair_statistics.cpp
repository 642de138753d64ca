// Statistics of pairs, computed by hand.
#include <QTest>
#include <array>
#include <cmath>
#include <map>

#include "core/base/random.h"
#include "core/pairs/statistics/pair_statistics.h"
#include "core/pairs/statistics/parse_entropy.h"
#include "tests/support/test_support.h"

using namespace paragram;

class TestPairStatistics : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

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

    void theEntropyOfTrigramsMatchesAHandComputedValue() {
        // Source: "a b c d" has abc and bcd, "A b c" abc, "a b" none: two thirds and one third. Target: none.
        StatisticsCollector collector(true);
        collector.add({"a b c d", "x y"});
        collector.add({"A b c", "x"});
        collector.add({"a b", "x y"});
        const PairStatistics s = collector.result();
        QVERIFY(std::abs(s.source.trigramEntropy - (std::log2(3.0) - 2.0 / 3)) < 1e-12);
        QCOMPARE(s.target.trigramEntropy, 0.0);
        StatisticsCollector without;
        without.add({"a b c d", "x y"});
        QVERIFY(std::isnan(without.result().source.trigramEntropy));
        // The order of the words counts.
        StatisticsCollector orders(true);
        orders.add({"a b c", "c b a"});
        orders.add({"c b a", "c b a"});
        QCOMPARE(orders.result().source.trigramEntropy, 1.0);
        QCOMPARE(orders.result().target.trigramEntropy, 0.0);
    }

    // Counted in parts, as those of large stores are.
    void manyTrigramsAreCountedAsByAMap() {
        TrigramCounts counts;
        std::map<std::array<std::uint64_t, 3>, double> known;
        Random random(5);
        constexpr int kAdded = 2'500'000;
        for (int i = 0; i < kAdded; ++i) {
            // Some occur often, most of them seldom.
            const std::uint64_t range = i % 3 == 0 ? 4 : 120;
            const std::array<std::uint64_t, 3> words{random.below(range), random.below(range),
                                                     random.below(range)};
            counts.add(words[0], words[1], words[2]);
            ++known[words];
        }
        double entropy = 0;
        for (const auto& [words, count] : known) entropy -= count / kAdded * std::log2(count / kAdded);
        QVERIFY2(std::abs(counts.entropy() - entropy) < 1e-9,
                 qPrintable(QString("%1 and %2").arg(counts.entropy()).arg(entropy)));
    }

    void parseEntropyMatchesHandComputedValues() {
        // Two of four trees have the same template, the others one each: 1/2 + 2 * 1/4 * 2 = 1.5 bits.
        const auto file = test::writeText(test::pathIn(folder_, "trees"),
                                          "(ROOT (S (NP (PRP I)) (VP (VBP go))))\n"
                                          "\n"
                                          "(ROOT (S (NP (PRP he))\n   (VP (VBZ sings)\n (NP (NNS songs)))))\n"
                                          "(ROOT (NP (NN dog))) (ROOT (S (VP (VB go)) (. !)))\n");
        const auto parses = readParses(file);
        VERIFY_OK(parses);
        QCOMPARE(parses->parses, 4);
        QCOMPARE(parses->entropy, 1.5);
        QCOMPARE(parses->templates.size(), 3U);
        QCOMPARE(parses->templates[0].first, std::string("(S (NP) (VP))"));
        QCOMPARE(parses->templates[0].second, 2);
        for (const auto& [text, where] :
             {std::pair("(S (NP))\n(S (VP)\n", ":2: no complete tree"),
              std::pair("the dog\n", ":1: no complete tree"),
              std::pair("(S (NP)))\n", ":1: no complete tree"), std::pair("\n", ":1: no complete tree")}) {
            const auto bad = readParses(test::writeText(test::pathIn(folder_, "bad"), text));
            QVERIFY(!bad);
            QVERIFY2(bad.error().sentence().find(where) != std::string::npos, bad.error().sentence().c_str());
        }
    }
};

QTEST_GUILESS_MAIN(TestPairStatistics)
#include "test_pair_statistics.moc"
