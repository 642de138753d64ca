// The order of the pairs: a permutation, uniform, and the same wherever the tokens lie.
#include <QTest>
#include <cmath>
#include <numeric>

#include "core/base/random.h"
#include "core/base/result.h"
#include "core/training/mega_batch_reader.h"
#include "core/training/pair_shuffle.h"

using namespace paragram;

namespace {

std::vector<std::int64_t> ascending(std::int64_t count) {
    std::vector<std::int64_t> numbers(static_cast<std::size_t>(count));
    std::iota(numbers.begin(), numbers.end(), 0);
    return numbers;
}

// Pair i is the sentences [i] and [i, i].
PairTokens numberedPairs(std::int32_t count) {
    PairTokens pairs;
    for (std::int32_t i = 0; i < count; ++i) {
        pairs.source.add(std::vector{i});
        pairs.target.add(std::vector{i, i});
    }
    return pairs;
}

}  // namespace

class TestPairFeed : public QObject {
    Q_OBJECT
  private slots:
    void everyPairHasOnePlaceInTheOrder_data() {
        QTest::addColumn<int>("pairs");
        QTest::addColumn<int>("bucket");
        QTest::newRow("one bucket") << 1000 << 1000;
        QTest::newRow("several") << 1000 << 100;
        QTest::newRow("more buckets than some get pairs") << 50 << 1;
        QTest::newRow("one pair") << 1 << 1;
    }
    void everyPairHasOnePlaceInTheOrder() {
        QFETCH(int, pairs);
        QFETCH(int, bucket);
        const PairShuffle shuffle(pairs, 7, bucket);
        QCOMPARE(shuffle.buckets(), (pairs + bucket - 1) / bucket);
        for (const int epoch : {0, 1, 5}) {
            std::vector<std::int64_t> order = shuffle.order(epoch);
            const std::vector<std::int64_t> sizes = shuffle.bucketSizes(epoch);
            QCOMPARE(std::accumulate(sizes.begin(), sizes.end(), std::int64_t{0}), std::int64_t{pairs});
            std::sort(order.begin(), order.end());
            QCOMPARE(order, ascending(pairs));
        }
        if (pairs > 1) QVERIFY(shuffle.order(0) != shuffle.order(1));
        QCOMPARE(shuffle.order(0), PairShuffle(pairs, 7, bucket).order(0));
    }

    // So that trainings of up to two million pairs are what they were before there were buckets.
    void aSingleBucketIsThePlainShuffle() {
        std::vector<std::int64_t> plain = ascending(500);
        Random(3, 1000 + 2).shuffle(std::span(plain));
        QCOMPARE(shuffledOrder(500, 3)(2), plain);
    }

    // 60 pairs in 6 buckets over 6,000 orders: each pair stands at each place about 100 times, and each pair
    // comes right after each other one about as often. Both sums of (found - expected)^2 / expected have a
    // mean near their number of cells; six standard deviations are allowed.
    void aPairStandsAnywhereAndAfterAnyOtherEquallyOften() {
        constexpr std::size_t kPairs = 60;
        constexpr int kSeeds = 300, kEpochs = 20;
        std::vector<double> place(kPairs * kPairs), after(kPairs * kPairs);
        for (int seed = 0; seed < kSeeds; ++seed) {
            const PairShuffle shuffle(kPairs, seed, 10);
            for (int epoch = 0; epoch < kEpochs; ++epoch) {
                const auto order = shuffle.order(epoch);
                for (std::size_t i = 0; i < kPairs; ++i) {
                    const auto pair = static_cast<std::size_t>(order[i]);
                    ++place[i * kPairs + pair];
                    if (i > 0) ++after[static_cast<std::size_t>(order[i - 1]) * kPairs + pair];
                }
            }
        }
        const auto chiSquare = [](const std::vector<double>& found, double expected) {
            double sum = 0;
            for (const double count : found)
                if (count > 0) sum += (count - expected) * (count - expected) / expected;
            return sum;
        };
        constexpr double kCells = kPairs * kPairs, kOrders = kSeeds * kEpochs;
        const double places = chiSquare(place, kOrders / kPairs);
        const double followers = chiSquare(after, kOrders / kPairs);
        qInfo("chi square of places %.0f, of followers %.0f, expected about %.0f", places, followers, kCells);
        QVERIFY(std::abs(places - kCells) < 6 * std::sqrt(2 * kCells));
        QVERIFY(std::abs(followers - kCells) < 6 * std::sqrt(2 * kCells));
    }

    void megaBatchesAreTheFeedsWhetherReadAheadOrNot() {
        TrainSettings settings;
        settings.batch = 4;
        settings.megaBatch = 3;
        settings.anneal = 2;
        settings.epochs = 3;
        MemoryFeed feed(numberedPairs(50), shuffledOrder(50, 1));
        MemoryFeed direct(numberedPairs(50), shuffledOrder(50, 1));
        MegaBatchReader reader(feed, settings);
        MegaBatch batch;
        PairTokens expected;
        MegaBatchState state;
        for (; state.epoch < settings.epochs; state.endEpoch()) {
            while (drawMegaBatch(settings, 50, state)) {
                reader.take(state, batch);
                direct.read(state.epoch, state.first(), state.pairs, expected);
                QCOMPARE(batch.tokens.source.ids, expected.source.ids);
                QCOMPARE(batch.tokens.target.offsets, expected.target.offsets);
                QCOMPARE(batch.sourceContent.size(), static_cast<std::size_t>(state.pairs));
                // A resumed run asks for one that was not expected, in the middle of an epoch.
                if (state.first() == 8) {
                    MegaBatchReader fresh(feed, settings);
                    MegaBatch again;
                    fresh.take(state, again);
                    QCOMPARE(again.tokens.source.ids, expected.source.ids);
                    QCOMPARE(again.targetContent, batch.targetContent);
                }
            }
        }
    }

    void aFeedThatFailsInTheBackgroundFailsTheOneWhoAsks() {
        struct Broken : PairFeed {
            std::int64_t size() const override { return 100; }
            void read(int, std::int64_t first, std::int64_t count, PairTokens& out) override {
                if (first > 0) throw MachineFailure({"disk", "cannot be read", "", ""});
                out = numberedPairs(static_cast<std::int32_t>(count));
            }
        } feed;
        TrainSettings settings;
        settings.batch = 10;
        settings.megaBatch = 1;
        MegaBatchReader reader(feed, settings);
        MegaBatch batch;
        MegaBatchState state;
        QVERIFY(drawMegaBatch(settings, feed.size(), state));
        reader.take(state, batch);
        QCOMPARE(batch.tokens.size(), 10U);
        QVERIFY(drawMegaBatch(settings, feed.size(), state));
        QVERIFY_EXCEPTION_THROWN(reader.take(state, batch), MachineFailure);
        QVERIFY_EXCEPTION_THROWN(reader.take(state, batch), MachineFailure);  // and again, not what was there
    }
};

QTEST_GUILESS_MAIN(TestPairFeed)
#include "test_pair_feed.moc"
