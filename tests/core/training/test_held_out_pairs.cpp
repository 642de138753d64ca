// Pairs held out for development: which ones, how few pairs leave with them, and that none is trained.
#include <QTest>
#include <set>

#include "core/training/feeds/held_out_pairs.h"
#include "core/training/feeds/pair_shuffle.h"
#include "core/training/feeds/streamed_feed.h"
#include "core/training/trainer.h"
#include "tests/support/test_support.h"

using namespace paragram;

namespace {

using Text = std::vector<std::int32_t>;

Text textOf(const TokenList& side, std::size_t i) {
    return {side[i].begin(), side[i].end()};
}

// Pair i is {i, 1} and {i, 2}, but every third has the target {0, 2} and every seventh repeats pair 1.
PairTokens numbered(std::int64_t first, std::int64_t last) {
    PairTokens pairs;
    for (std::int64_t i = first; i < last; ++i) {
        const auto pair = static_cast<std::int32_t>(i % 7 == 0 ? 1 : i);
        pairs.source.add(Text{pair, 1});
        pairs.target.add(Text{pair % 3 == 0 ? 0 : pair, 2});
    }
    return pairs;
}

MemoryFeed feedOf(std::int64_t pairs, std::int64_t seed = 1) {
    return {numbered(0, pairs), epochOrder({pairs, seed})};
}

std::set<Text> sentencesOf(const PairTokens& pairs) {
    std::set<Text> all;
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        all.insert(textOf(pairs.source, i));
        all.insert(textOf(pairs.target, i));
    }
    return all;
}

}  // namespace

class TestHeldOutPairs : public QObject {
    Q_OBJECT

  private slots:
    void oneInTwentyIsHeldOutAtMost_data() {
        QTest::addColumn<int>("pairs");
        QTest::addColumn<int>("count");
        QTest::addColumn<int>("held");
        QTest::newRow("as many as wanted") << 1000 << 30 << 30;
        QTest::newRow("a twentieth") << 1000 << 1000 << 50;
        QTest::newRow("the fewest") << 200 << 1000 << 10;
        QTest::newRow("too few pairs") << 199 << 1000 << 0;
        QTest::newRow("none wanted") << 1000 << 0 << 0;
    }
    void oneInTwentyIsHeldOutAtMost() {
        QFETCH(int, pairs);
        QFETCH(int, count);
        QFETCH(int, held);
        MemoryFeed feed = feedOf(pairs);
        const HeldOutPairs found = HeldOutPairs::unrepeated(feed, count);
        QCOMPARE(found.pairs().size(), static_cast<std::size_t>(held));
        QCOMPARE(found.distractors().size(), static_cast<std::size_t>(held > 0 ? pairs - held : 0));
    }

    // No other pair of the set has one of their sentences, so none leaves the training with them.
    void repeatedSentencesAreNotHeldOut() {
        MemoryFeed feed = feedOf(1000);
        const HeldOutPairs found = HeldOutPairs::unrepeated(feed, 50);
        for (std::size_t i = 0; i < found.pairs().size(); ++i) {
            const std::int32_t pair = found.pairs().source[i][0];
            QVERIFY(pair != 1 && pair % 3 != 0);
            QCOMPARE(found.pairs().target[i][0], pair);
        }
        PairTokens all = numbered(0, 1000);
        found.removeFrom(all);
        QCOMPARE(all.size(), 950U);
        for (const Text& sentence : sentencesOf(found.pairs()))
            QVERIFY(!sentencesOf(all).contains(sentence) &&
                    !sentencesOf(found.distractors()).contains(sentence));
    }

    void theSeedDecidesWhichPairs() {
        MemoryFeed one = feedOf(1000), same = feedOf(1000), other = feedOf(1000, 2);
        const auto idsOf = [](MemoryFeed& feed) {
            return HeldOutPairs::unrepeated(feed, 20).pairs().source.ids;
        };
        QVERIFY(idsOf(one) == idsOf(same));
        QVERIFY(idsOf(one) != idsOf(other));
    }

    // While its pairs are still being read, a feed gives the same ones.
    void aStreamedFeedHoldsTheSamePairsOut() {
        constexpr std::int64_t kPairs = 400, kBucket = 150;
        const PairShuffle shuffle(kPairs, 1, kBucket, PairShuffle::FirstEpoch::asRead);
        std::int64_t read = kBucket;
        StreamedFeed streamed(
            numbered(0, kBucket), shuffle,
            [&](PairTokens& bucket, const std::stop_token&) {
                bucket = numbered(read, std::min(kPairs, read + kBucket));
                read += kBucket;
            },
            [&] { return std::make_unique<MemoryFeed>(numbered(0, kPairs), epochOrder(shuffle)); });
        MemoryFeed memory(numbered(0, kPairs), epochOrder(shuffle));
        const HeldOutPairs found = HeldOutPairs::unrepeated(streamed, 20),
                           expected = HeldOutPairs::unrepeated(memory, 20);
        QCOMPARE(found.pairs().size(), 20U);
        QVERIFY(found.pairs().source.ids == expected.pairs().source.ids);
        QVERIFY(found.distractors().target.ids == expected.distractors().target.ids);
    }

    void noHeldOutSentenceIsTrainedAndStoppingAnywhereGivesTheSameBits() {
        Settings settings;
        settings.encoder.dimension = 8;
        settings.train.epochs = 2;
        settings.train.batch = 4;
        settings.train.megaBatch = 2;
        settings.train.anneal = 0;
        settings.train.threads = 1;
        constexpr std::size_t kPairs = 201, kVocabulary = 210;  // the last mega-batch has one pair
        MemoryFeed feed = feedOf(kPairs);
        const HeldOutPairs held = HeldOutPairs::unrepeated(feed, 10);
        std::multiset<Text> seen;
        double lastEpoch = 0;
        TrainerHooks hooks;
        hooks.onMegaBatch = [&](const MegaBatch& batch, const NegativeChoice& choice) {
            for (std::size_t i = 0; i < batch.tokens.size(); ++i) {
                seen.insert(textOf(batch.tokens.source, i));
                QVERIFY(!held.touches(batch.tokens, i));
            }
            QCOMPARE(choice.forSource.size(), batch.tokens.size());
        };
        hooks.onStep = [&](const StepRecord& record) { lastEpoch = record.epoch; };
        int epochs = 0;
        hooks.afterStep = [&](bool ended) { epochs += ended ? 1 : 0; };
        TrainerState whole = startState(settings, kVocabulary);
        QCOMPARE(Trainer(settings, feed, true, whole, {}, &held).run(hooks), Outcome::finished);
        QCOMPARE(seen.size(), 2 * (kPairs - 10));
        QCOMPARE(epochs, 2);
        QVERIFY(lastEpoch > 1.9);
        for (std::int64_t stopAt = 1; stopAt < whole.step; stopAt += 7) {
            TrainerState state = startState(settings, kVocabulary);
            TrainerHooks stopping;
            stopping.shouldStop = [&] { return state.step == stopAt; };
            MemoryFeed first = feedOf(kPairs), second = feedOf(kPairs);
            QCOMPARE(Trainer(settings, first, true, state, {}, &held).run(stopping), Outcome::stopped);
            TrainerState resumed = state;
            QCOMPARE(Trainer(settings, second, true, resumed, {}, &held).run({}), Outcome::finished);
            QVERIFY(resumed.table == whole.table);
            QCOMPARE(resumed.step, whole.step);
        }
    }

    // Mega-batches of which nothing is left take no step, and their epochs still end.
    void aMegaBatchThatIsHeldOutEntirelyIsSkipped() {
        Settings settings;
        settings.encoder.dimension = 4;
        settings.train.epochs = 2;
        settings.train.batch = 2;
        settings.train.megaBatch = 1;
        settings.train.anneal = 0;
        MemoryFeed all = feedOf(200);
        const HeldOutPairs held = HeldOutPairs::unrepeated(all, 10);
        PairTokens pairs;  // two that are trained, then two that are held out
        pairs.add(held.distractors(), 0);
        pairs.add(held.distractors(), 1);
        pairs.add(held.pairs(), 0);
        pairs.add(held.pairs(), 1);
        MemoryFeed feed(pairs, [](int) { return std::vector<std::int64_t>{0, 1, 2, 3}; });
        TrainerState state = startState(settings, 210);
        int epochs = 0;
        TrainerHooks hooks;
        hooks.afterStep = [&](bool ended) { epochs += ended ? 1 : 0; };
        QCOMPARE(Trainer(settings, feed, true, state, {}, &held).run(hooks), Outcome::finished);
        QCOMPARE(state.step, 2);
        QCOMPARE(epochs, 2);
    }
};

QTEST_GUILESS_MAIN(TestHeldOutPairs)
#include "test_held_out_pairs.moc"
