// The order of the pairs: a permutation, uniform, and the same wherever the tokens are stored.
#include <QTest>
#include <array>
#include <cmath>
#include <numeric>

#include "core/base/random.h"
#include "core/base/result.h"
#include "core/training/feeds/mega_batch_reader.h"
#include "core/training/feeds/pair_shuffle.h"

using namespace paragram;

namespace {

std::vector<std::int64_t> ascending(std::int64_t count) {
    std::vector<std::int64_t> numbers(static_cast<std::size_t>(count));
    std::iota(numbers.begin(), numbers.end(), 0);
    return numbers;
}

// Pair i consists of the sentences [i] and [i, i].
PairTokens numberedPairs(std::int32_t count) {
    PairTokens pairs;
    for (std::int32_t i = 0; i < count; ++i) {
        pairs.source.add(std::vector{i});
        pairs.target.add(std::vector{i, i});
    }
    return pairs;
}

// How often each of 60 items met another.
constexpr std::size_t kCounted = 60;
using Counts = std::array<std::array<double, kCounted>, kCounted>;

void count(Counts& counts, std::size_t one, std::int64_t other) {
    ++counts[one][static_cast<std::size_t>(other)];
}

// The diagonal is omitted if an item cannot meet itself.
void verifyEven(const Counts& counts, double orders, const char* what, bool withItself) {
    const double expected = orders / kCounted;
    double sum = 0, cells = 0;
    for (std::size_t one = 0; one < kCounted; ++one) {
        for (std::size_t other = 0; other < kCounted; ++other) {
            if (one == other && !withItself) continue;
            const double found = counts[one][other];
            sum += (found - expected) * (found - expected) / expected;
            ++cells;
        }
    }
    qInfo("chi square of %s %.0f, expected about %.0f", what, sum, cells);
    QVERIFY(std::abs(sum - cells) < 6 * std::sqrt(2 * cells));
}

// The pairs in the order in which a training reads them.
std::vector<std::int64_t> readOrder(std::int64_t pairs, std::int64_t seed, std::int64_t bucketPairs) {
    std::vector<std::int64_t> read;
    const std::int64_t size = blockPairs(bucketPairs);
    for (const std::int64_t block : blockOrder(pairs, seed, bucketPairs)) {
        for (std::int64_t pair = block * size; pair < std::min(pairs, (block + 1) * size); ++pair)
            read.push_back(pair);
    }
    return read;
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

    // Ensures that trainings of up to two million pairs are what they were before there were buckets.
    void aSingleBucketIsAPlainShuffle() {
        std::vector<std::int64_t> plain = ascending(500);
        Random(3, 1000 + 2).shuffle(std::span(plain));
        QCOMPARE(epochOrder({500, 3})(2), plain);
    }

    // 60 pairs in 6 buckets over 6,000 orders: each pair is at each position about 100 times, and each pair
    // directly follows each other one about as often. Both sums of (found - expected)^2 / expected have a
    // mean close to their number of cells; six standard deviations are allowed.
    void aPairIsAtEveryPositionAndAfterEveryOtherPairEquallyOften() {
        constexpr int kSeeds = 300, kEpochs = 20;
        Counts place{}, after{};
        for (int seed = 0; seed < kSeeds; ++seed) {
            const PairShuffle shuffle(kCounted, seed, 10);
            for (int epoch = 0; epoch < kEpochs; ++epoch) {
                const auto order = shuffle.order(epoch);
                for (std::size_t i = 0; i < order.size(); ++i) {
                    count(place, i, order[i]);
                    if (i > 0) count(after, static_cast<std::size_t>(order[i - 1]), order[i]);
                }
            }
        }
        verifyEven(place, kSeeds * kEpochs, "places", true);
        verifyEven(after, kSeeds * kEpochs, "followers", false);
    }

    // The same for a first epoch that starts before everything is read: every fortieth of 2,400 pairs, read
    // in blocks of two for buckets of 512, and in which sixtieth of the epoch it is.
    void inAFirstEpochReadFromTheInputAPairIsAtEveryPositionToo() {
        constexpr int kSeeds = 6000, kEach = 40, kPairs = kEach * static_cast<int>(kCounted), kBucket = 512;
        Counts place{};
        for (int seed = 0; seed < kSeeds; ++seed) {
            const std::vector<std::int64_t> read = readOrder(kPairs, seed, kBucket);
            const PairShuffle shuffle(kPairs, seed, kBucket, PairShuffle::FirstEpoch::asRead);
            const auto order = shuffle.order(0);
            for (std::size_t i = 0; i < order.size(); ++i) {
                const std::int64_t pair = read[static_cast<std::size_t>(order[i])];
                if (pair % kEach == 0) count(place, i / kEach, pair / kEach);
            }
        }
        verifyEven(place, kSeeds, "places", true);
    }

    void aFirstEpochReadFromTheInputTakesThePairsInReadingOrder() {
        const PairShuffle shuffle(100, 7, 30, PairShuffle::FirstEpoch::asRead), drawn(100, 7, 30);
        QCOMPARE(shuffle.bucketSizes(0), (std::vector<std::int64_t>{30, 30, 30, 10}));
        std::vector<std::int64_t> first = shuffle.order(0);
        first.resize(30);
        QVERIFY(first != ascending(30));
        std::sort(first.begin(), first.end());
        QCOMPARE(first, ascending(30));
        QCOMPARE(shuffle.order(1), drawn.order(1));
        const PairShuffle one(100, 7, 100, PairShuffle::FirstEpoch::asRead);
        QCOMPARE(one.order(0), PairShuffle(100, 7, 100).order(0));
    }

    void blocksAreReadInRandomOrderEachOnce() {
        QCOMPARE(blockOrder(1000, 5, 1000), ascending(334));  // one bucket: in file order
        const std::vector<std::int64_t> blocks = blockOrder(1000, 5, 512);
        QVERIFY(blocks != ascending(500));
        QCOMPARE(blocks, blockOrder(1000, 5, 512));
        QVERIFY(blocks != blockOrder(1000, 6, 512));
        std::vector<std::int64_t> sorted = blocks;
        std::sort(sorted.begin(), sorted.end());
        QCOMPARE(sorted, ascending(500));
        QCOMPARE(blockOrder(0, 5, 512).size(), 1U);
    }

    void megaBatchesEqualTheFeedWhetherReadAheadOrNot() {
        TrainSettings settings;
        settings.batch = 4;
        settings.megaBatch = 3;
        settings.anneal = 2;
        settings.epochs = 3;
        MemoryFeed feed(numberedPairs(50), epochOrder({50, 1}));
        MemoryFeed direct(numberedPairs(50), epochOrder({50, 1}));
        MegaBatchReader reader(feed, settings);
        MegaBatch batch;
        PairTokens expected;
        MegaBatchState state;
        for (; state.epoch < settings.epochs; state.endEpoch()) {
            while (formMegaBatch(settings, 50, state)) {
                reader.take(state, batch);
                direct.read(state.epoch, state.first(), state.pairs, expected);
                QCOMPARE(batch.tokens.source.ids, expected.source.ids);
                QCOMPARE(batch.tokens.target.offsets, expected.target.offsets);
                QCOMPARE(batch.sourceContent.size(), static_cast<std::size_t>(state.pairs));
                // A resumed run requests one that was not expected, in the middle of an epoch.
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

    void aFeedThatFailsInTheBackgroundFailsItsCaller() {
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
        QVERIFY(formMegaBatch(settings, feed.size(), state));
        reader.take(state, batch);
        QCOMPARE(batch.tokens.size(), 10U);
        QVERIFY(formMegaBatch(settings, feed.size(), state));
        QVERIFY_EXCEPTION_THROWN(reader.take(state, batch), MachineFailure);
        QVERIFY_EXCEPTION_THROWN(reader.take(state, batch),
                                 MachineFailure);  // and again, not the previous contents
    }
};

QTEST_GUILESS_MAIN(TestPairFeed)
#include "test_pair_feed.moc"
