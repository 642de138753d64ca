#include <QTest>
#include <algorithm>
#include <cmath>
#include <set>

#include "core/settings/setting_table.h"
#include "core/tokens/model/model_tokenizer.h"
#include "core/training/feeds/pair_shuffle.h"
#include "core/training/trainer.h"
#include "tests/support/invented_pairs.h"
#include "tests/support/test_support.h"

using namespace paragram;
using test::inventPairs;

namespace {

Matrix matrix(std::size_t rows, std::size_t cols, std::initializer_list<float> values) {
    Matrix m(rows, cols);
    std::copy(values.begin(), values.end(), m.data());
    return m;
}

// A pair as one list of tokens, its sides separated by -1.
std::vector<std::int32_t> textOf(const PairTokens& pairs, std::size_t pair) {
    std::vector<std::int32_t> text(pairs.source[pair].begin(), pairs.source[pair].end());
    text.push_back(-1);
    text.insert(text.end(), pairs.target[pair].begin(), pairs.target[pair].end());
    return text;
}

Outcome train(const Settings& settings, const PairTokens& pairs, TrainerState& state,
              const TrainerHooks& hooks = {}, const EncoderLayout& layout = {}) {
    MemoryFeed feed(pairs, epochOrder({static_cast<std::int64_t>(pairs.size()), settings.train.seed}));
    return Trainer(settings, feed, true, state, layout).run(hooks);
}

// The same sentences for an encoder of two parts: in the order of the parts, at least one token of each.
PairTokens ofTwoParts(const PairTokens& pairs, std::int32_t firstOfSecond) {
    PairTokens result;
    for (const auto& [from, to] :
         {std::pair{&pairs.source, &result.source}, {&pairs.target, &result.target}}) {
        for (std::size_t i = 0; i < from->size(); ++i) {
            std::vector<std::int32_t> sentence((*from)[i].begin(), (*from)[i].end());
            sentence.insert(sentence.end(), {0, firstOfSecond});
            std::ranges::sort(sentence);
            to->add(sentence);
        }
    }
    return result;
}

Settings smallSettings() {
    Settings settings;
    settings.encoder.dimension = 20;
    settings.encoder.dropout = 0.2;
    settings.train.batch = 16;
    settings.train.megaBatch = 4;
    settings.train.anneal = 3;
    settings.train.epochs = 3;
    settings.train.threads = 2;
    return settings;
}

}  // namespace

class TestTrainer : public QObject {
    Q_OBJECT
  private slots:
    void lossNegativesAndFirstStepMatchAHandComputedExample() {
        // Tokens 0..3 with e0 = (1,0), e1 = (0,1), e2 = (3/5,4/5), e3 = (-4/5,3/5), all of length 1.
        // Pairs: s1 = [0], t1 = [2]; s2 = [1], t2 = [3]; d = 0.4, one mega-batch of one mini-batch of both.
        // Cosines: s1.t1 = 0.6, s1.t2 = -0.8, s2.t1 = 0.8, s2.t2 = 0.6.
        // The only candidates: t2 for s1, s2 for t1, t1 for s2, s1 for t2.
        // s1: 0.4 - 0.6 - 0.8 < 0: 0.     t1: 0.4 - 0.6 + 0.8 = 0.6.
        // s2: 0.4 - 0.6 + 0.8 = 0.6.      t2: 0.4 - 0.6 - 0.8 < 0: 0.     Loss (0.6 + 0.6) / 2 = 0.6.
        // With unit vectors d cos(a,b)/da = b - cos a. The active terms are cos(t1,s2) twice with +,
        // cos(s1,t1) with - (t1's term) and cos(s2,t2) with - (s2's term), each over 2 pairs: d/ds1 = -(t1 -
        // 0.6 s1)/2 = -((0.6,0.8) - (0.6,0))/2 = (0, -0.4) d/dt1 = (2 (s2 - 0.8 t1) - (s1 - 0.6 t1))/2 =
        // ((0,2) - (0.96,1.28) - (1,0) + (0.36,0.48))/2 = (-0.8, 0.6) d/ds2 = (2 (t1 - 0.8 s2) - (t2 - 0.6
        // s2))/2 = ((1.2,0) - (-0.8,0))/2 = (1, 0) d/dt2 = -(s2 - 0.6 t2)/2 = -((0,1) - (-0.48,0.36))/2 =
        // (-0.24, -0.32) Norm: sqrt(0.16 + 1 + 1 + 0.16) = sqrt(2.32). Adam's first step is lr * sign of each
        // element, to 1e-8.
        Settings settings;
        settings.encoder.dimension = 2;
        settings.train.batch = 2;
        settings.train.megaBatch = 1;
        settings.train.epochs = 1;
        settings.train.learningRate = 0.01;
        settings.train.clip = 0;
        PairTokens pairs;
        for (const std::int32_t token : {0, 1}) pairs.source.add(std::vector{token});
        for (const std::int32_t token : {2, 3}) pairs.target.add(std::vector{token});
        TrainerState state = startState(settings, 4);
        state.table = matrix(4, 2, {1, 0, 0, 1, 0.6F, 0.8F, -0.8F, 0.6F});
        StepRecord first;
        TrainerHooks hooks;
        hooks.onStep = [&](const StepRecord& step) { first = step; };
        hooks.onMegaBatch = [](const MegaBatch&, const NegativeChoice& choice) {
            QCOMPARE(choice.forSource, (std::vector<std::int32_t>{3, 2}));  // t2 for s1, t1 for s2
            QCOMPARE(choice.forTarget, (std::vector<std::int32_t>{1, 0}));  // s2 for t1, s1 for t2
        };
        MemoryFeed feed(pairs, [](int) { return std::vector<std::int64_t>{0, 1}; });
        Trainer(settings, feed, true, state).run(hooks);
        QVERIFY(std::abs(first.loss - 0.6) < 1e-6);
        QVERIFY(std::abs(first.gradientNorm - std::sqrt(2.32)) < 1e-6);
        const Matrix expected = matrix(4, 2, {1, 0.01F, -0.01F, 1, 0.61F, 0.79F, -0.79F, 0.61F});
        for (std::size_t i = 0; i < expected.size(); ++i) {
            QVERIFY2(std::abs(state.table.data()[i] - expected.data()[i]) < 1e-6,
                     qPrintable(QString::number(i)));
        }
    }

    void theSameSeedGivesTheSameBitsOnAnyNumberOfThreads() {
        const PairTokens pairs = inventPairs(300, 60, 5);
        Settings settings = smallSettings();
        TrainerState one = startState(settings, 60), two = one;
        settings.train.threads = 1;
        train(settings, pairs, one);
        settings.train.threads = 3;
        train(settings, pairs, two);
        QVERIFY(one.table == two.table);
    }

    void stoppingAnywhereAndResumingGivesTheSameBits_data() {
        QTest::addColumn<QString>("setting");
        QTest::addColumn<QString>("value");
        QTest::newRow("defaults") << "encoder.kind"
                                  << "sp";
        QTest::newRow("word") << "encoder.kind"
                              << "word";
        QTest::newRow("trigram") << "encoder.kind"
                                 << "trigram";
        QTest::newRow("sum") << "encoder.kind"
                             << "word+trigram";
        QTest::newRow("side by side") << "encoder.kind"
                                      << "word,trigram";
        QTest::newRow("maximum") << "encoder.pooling"
                                 << "max";
        QTest::newRow("lazy Adam") << "train.adam"
                                   << "lazy";
        QTest::newRow("weight averaging") << "train.average"
                                          << "0.9";
        QTest::newRow("projected search") << "train.negative-search"
                                          << "projected";
        QTest::newRow("softmax") << "train.loss"
                                 << "softmax";
    }
    void stoppingAnywhereAndResumingGivesTheSameBits() {
        QFETCH(QString, setting);
        QFETCH(QString, value);
        Settings settings = smallSettings();
        VERIFY_OK(findSetting(setting.toStdString())->set(settings, value.toStdString()));
        PairTokens pairs = inventPairs(300, 60, 5);
        EncoderLayout layout{{60}, isConcatenation(settings.encoder.kind)};
        if (tokenizerKinds(settings.encoder.kind).size() == 2) {
            layout.ends = {30, 60};
            pairs = ofTwoParts(pairs, 30);
        }
        Workers workers(1);
        TrainerState whole = startState(settings, 60);
        train(settings, pairs, whole, {}, layout);
        const Matrix expected = tableNow(whole, settings.train, workers);
        QVERIFY(!(expected == startState(settings, 60).table));
        for (const std::int64_t stopAt : {1, 7, 19, 20, 33}) {
            TrainerState broken = startState(settings, 60);
            TrainerHooks hooks;
            hooks.shouldStop = [&] { return broken.step == stopAt; };
            QCOMPARE(train(settings, pairs, broken, hooks, layout), Outcome::stopped);
            QCOMPARE(broken.step, stopAt);
            TrainerState resumed = broken;
            QCOMPARE(train(settings, pairs, resumed, {}, layout), Outcome::finished);
            QVERIFY(resumed.table == whole.table);
            QVERIFY(tableNow(resumed, settings.train, workers) == expected);
            QCOMPARE(resumed.step, whole.step);
        }
    }

    void everyPairIsSeenOncePerEpochIncludingTheLastShortBatch() {
        Settings settings = smallSettings();
        settings.train.epochs = 2;
        const PairTokens pairs = inventPairs(50, 30, 6);
        TrainerState state = startState(settings, 30);
        std::multiset<std::vector<std::int32_t>> seen;
        std::vector<double> epochs;
        TrainerHooks hooks;
        hooks.onMegaBatch = [&](const MegaBatch& batch, const NegativeChoice&) {
            for (std::size_t i = 0; i < batch.tokens.size(); ++i) seen.insert(textOf(batch.tokens, i));
        };
        hooks.onStep = [&](const StepRecord& step) { epochs.push_back(step.epoch); };
        train(settings, pairs, state, hooks);
        std::multiset<std::vector<std::int32_t>> expected;
        for (std::size_t i = 0; i < 50; ++i) {
            expected.insert(textOf(pairs, i));
            expected.insert(textOf(pairs, i));
        }
        QVERIFY(seen == expected);
        QCOMPARE(state.step, 8);  // 3 full batches and one of 2 pairs, twice
        QCOMPARE(epochs.back(), 2.0);
    }

    void aPairWithoutCandidatesIsNotTrainedOn() {
        Settings settings = smallSettings();
        settings.train.epochs = 1;
        PairTokens pairs;
        pairs.source.add(std::vector<std::int32_t>{1});
        pairs.target.add(std::vector<std::int32_t>{2});
        TrainerState state = startState(settings, 3);
        const Matrix before = state.table;
        train(settings, pairs, state);
        QCOMPARE(state.step, 1);
        QVERIFY(state.table == before);
    }

    void aLossThatIsNotANumberEndsTheTrainingBeforeTheStep() {
        Settings settings = smallSettings();
        settings.train.learningRate = 1e25;
        const PairTokens pairs = inventPairs(300, 60, 5);
        TrainerState state = startState(settings, 60);
        StepRecord last;
        TrainerHooks hooks;
        hooks.onStep = [&](const StepRecord& step) { last = step; };
        QCOMPARE(train(settings, pairs, state, hooks), Outcome::failed);
        QVERIFY(!std::isfinite(last.loss));
        QCOMPARE(last.step, state.step + 1);
    }

    void theMegaBatchGrowsAsInTheReleasedProgram() {
        // 7 mini-batches per epoch, annealing 3, at most 3. The count reaches 3 and 6 within an epoch.
        TrainSettings settings;
        settings.batch = 2;
        settings.megaBatch = 3;
        settings.anneal = 3;
        MegaBatchState state;
        std::vector<int> sizes;
        for (int epoch = 0; epoch < 2; ++epoch) {
            state.position = state.drawn = 0;
            while (formMegaBatch(settings, 14, state)) sizes.push_back(state.size);
        }
        // Batches 1,1,1 (3 drawn: grow) 2 (5) 2 (7: passed 6, grow) | 3 (3: grow, at the limit) 3 (6) 3 (7)
        QCOMPARE(sizes, (std::vector<int>{1, 1, 1, 2, 2, 3, 3, 3}));
    }
};

QTEST_GUILESS_MAIN(TestTrainer)
#include "test_trainer.moc"
