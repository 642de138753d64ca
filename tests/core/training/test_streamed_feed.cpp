// A first epoch that starts before all pairs are ready goes through the same pairs as one that does not.
#include <QTest>
#include <atomic>
#include <thread>

#include "core/base/result.h"
#include "core/training/feeds/streamed_feed.h"

using namespace paragram;

namespace {

constexpr std::int64_t kPairs = 95, kBucketPairs = 20;

// The pairs from `first` on, each with sentences that identify it.
PairTokens numbered(std::int64_t first, std::int64_t count) {
    PairTokens pairs;
    for (std::int64_t i = first; i < std::min(kPairs, first + count); ++i) {
        pairs.source.add(std::vector{static_cast<std::int32_t>(i)});
        pairs.target.add(std::vector{static_cast<std::int32_t>(i), 7});
    }
    return pairs;
}

PairShuffle shuffle() {
    return {kPairs, 3, kBucketPairs, PairShuffle::FirstEpoch::asRead};
}

std::unique_ptr<PairFeed> whole() {
    return std::make_unique<MemoryFeed>(numbered(0, kPairs), epochOrder(shuffle()));
}

}  // namespace

class TestStreamedFeed : public QObject {
    Q_OBJECT

    int made_ = 0, wholes_ = 0;
    std::unique_ptr<StreamedFeed> streamed() {
        made_ = 1;
        wholes_ = 0;
        return std::make_unique<StreamedFeed>(
            numbered(0, kBucketPairs), shuffle(),
            [this](PairTokens& bucket, const std::stop_token&) {
                bucket = numbered(kBucketPairs * made_++, kBucketPairs);
            },
            [this] {
                ++wholes_;
                return whole();
            });
    }
    static void compare(PairFeed& feed, PairFeed& expected, int epoch, std::int64_t first,
                        std::int64_t count) {
        PairTokens found, right;
        feed.read(epoch, first, count, found);
        expected.read(epoch, first, count, right);
        QCOMPARE(found.source.ids, right.source.ids);
        QCOMPARE(found.target.ids, right.target.ids);
        QCOMPARE(found.target.offsets, right.target.offsets);
    }

  private slots:
    void theFeedReturnsWhatAFeedOfAllPairsReturns_data() {
        QTest::addColumn<int>("atOnce");
        for (const int count : {1, 7, 20, 33, 95}) QTest::newRow(qPrintable(QString::number(count))) << count;
    }
    void theFeedReturnsWhatAFeedOfAllPairsReturns() {
        QFETCH(int, atOnce);
        const auto feed = streamed();
        const auto expected = whole();
        QCOMPARE(feed->size(), kPairs);
        for (int epoch = 0; epoch < 3; ++epoch) {
            for (std::int64_t first = 0; first < kPairs; first += atOnce)
                compare(*feed, *expected, epoch, first, std::min<std::int64_t>(atOnce, kPairs - first));
        }
        QCOMPARE(made_, 5);
        QCOMPARE(wholes_, 1);
    }

    void aBucketIsReadBeforeLaterOnesAreReady() {
        std::atomic<bool> open = false;
        StreamedFeed feed(
            numbered(0, kBucketPairs), shuffle(),
            [&, bucket = 1](PairTokens& tokens, const std::stop_token&) mutable {
                while (!open) std::this_thread::yield();
                tokens = numbered(kBucketPairs * bucket++, kBucketPairs);
            },
            [] { return whole(); });
        const auto expected = whole();
        compare(feed, *expected, 0, 0, kBucketPairs);  // would never end if it waited
        open = true;
        compare(feed, *expected, 0, kBucketPairs, 3);
    }

    void anyPositionCanBeRead() {
        const auto expected = whole();
        const auto back = streamed();
        compare(*back, *expected, 0, 50, 10);
        compare(*back, *expected, 0, 5, 60);
        const auto later = streamed();
        compare(*later, *expected, 2, 10, 10);
        compare(*later, *expected, 0, 0, kPairs);
    }

    void aFailingProducerFailsTheReader() {
        StreamedFeed feed(
            numbered(0, kBucketPairs), shuffle(),
            [](PairTokens&, const std::stop_token&) {
                throw MachineFailure({"disk", "cannot be read", "", ""});
            },
            [] { return whole(); });
        compare(feed, *whole(), 0, 0, kBucketPairs);
        PairTokens out;
        QVERIFY_EXCEPTION_THROWN(feed.read(0, kBucketPairs, 1, out), MachineFailure);
        QVERIFY_EXCEPTION_THROWN(feed.read(1, 0, 1, out), MachineFailure);
    }

    void anAbandonedFeedStopsItsProducer() {
        std::atomic<bool> stopped = false;
        {
            const StreamedFeed feed(
                numbered(0, kBucketPairs), shuffle(),
                [&](PairTokens&, const std::stop_token& stop) {
                    while (!stop.stop_requested()) std::this_thread::yield();
                    stopped = true;
                },
                [] { return whole(); });
            // The work may not have started; the test waits for its end, not for its start.
            std::this_thread::sleep_for(std::chrono::milliseconds(50));
        }
        QVERIFY(stopped);
    }
};

QTEST_GUILESS_MAIN(TestStreamedFeed)
#include "test_streamed_feed.moc"
