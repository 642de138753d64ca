#include <QTest>
#include <cmath>

#include "core/pairs/formats/pair_reader.h"
#include "core/pairs/formats/table_plan.h"
#include "core/pairs/recipes/filter_chain.h"
#include "core/pairs/statistics/pair_statistics.h"
#include "core/pairs/store/pair_store.h"
#include "tests/support/test_support.h"

using namespace paragram;

class TestPairs : public QObject {
    Q_OBJECT
  private slots:
    void columnsAreGuessedFromTheFirstLine() {
        QCOMPARE(*guessColumns({"a", "b"}, "x"), (std::vector<int>{0, 1}));
        QCOMPARE(*guessColumns({"a", "b", "0.75"}, "x"), (std::vector<int>{0, 1, 2}));
        QVERIFY(!guessColumns({"a"}, "x").ok());
        QCOMPARE(
            guessColumns({"a", "b", "c"}, "x.tsv:1").error().sentence(),
            std::string(
                "x.tsv:1: 3 columns, expected 2 separated by a tab; say which contain the sentences, for "
                "example --columns 0,1"));
    }

    void aPairStoreReturnsWhatWasStored() {
        const QTemporaryDir folder;
        const auto file = test::pathIn(folder, "p.h5");
        PairStoreWriter writer(file);
        const std::string large(3'000'000, 'x');  // causes the writer to flush in between
        for (int i = 0; i < 5; ++i)
            writer.add({"source " + std::to_string(i), i == 3 ? large : "目標", 0.5F});
        QVERIFY(!std::filesystem::exists(file));
        writer.commit({0, "en", "zh", "from.tsv", "filter.duplicates = one\n", false});
        const auto store = PairStore::open(file);
        VERIFY_OK(store);
        QCOMPARE((*store).info().pairs, 5);
        QVERIFY((*store).info().hasScore);
        QCOMPARE((*store).info().targetLanguage, std::string("zh"));
        const auto pairs = (*store).read(2, 100);
        QCOMPARE(pairs.size(), 3U);
        QCOMPARE(pairs[0].source, std::string("source 2"));
        QCOMPARE(pairs[1].target.size(), large.size());
        QCOMPARE(pairs[2].target, std::string("目標"));
        QCOMPARE(pairs[2].score, 0.5F);
        QVERIFY((*store).read(5, 10).empty());
    }

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

    void trigramOverlapIsTheSharedShareOfTheShorterSide() {
        // a b c d: abc bcd. x a b c: xab abc. One of two shared.
        QCOMPARE(trigramOverlap({"a", "b", "c", "d"}, {"x", "a", "b", "c"}), 0.5);
        QCOMPARE(trigramOverlap({"a", "b"}, {"a", "b", "c"}), 0.0);  // nothing to share
        QCOMPARE(trigramOverlap({"a", "b", "c"}, {"a", "b", "c", "d", "e"}), 1.0);
        // A trigram that occurs twice in the shorter side and once in the longer counts once: aaa aaa
        // against aaa.
        QCOMPARE(trigramOverlap({"a", "a", "a", "a"}, {"a", "a", "a", "b", "c"}), 0.5);
    }

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

QTEST_GUILESS_MAIN(TestPairs)
#include "test_pairs.moc"
