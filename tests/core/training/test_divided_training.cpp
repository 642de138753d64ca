// Training on several ranks against training on one.
#include <QTest>
#include <algorithm>

#include "core/training/feeds/pair_shuffle.h"
#include "core/training/trainer.h"
#include "tests/support/invented_pairs.h"
#include "tests/support/thread_ranks.h"

using namespace paragram;

namespace {

constexpr int kVocabulary = 90;

struct Trained {
    TrainerState state;
    std::vector<StepRecord> steps;
};

// In the storage of the settings; a copy of a matrix alone is in memory.
TrainerState copyOf(const TrainerState& start, const Settings& settings) {
    TrainerState copy = start;
    for (Matrix* part : {&copy.table, &copy.moments.mean, &copy.moments.variance, &copy.moments.average}) {
        Matrix stored(part->rows(), part->cols(), tableStorage(settings));
        std::ranges::copy(std::span(part->data(), part->size()), stored.data());
        *part = std::move(stored);
    }
    return copy;
}

// The state of rank 0 at the end.
Trained trainOn(int ranks, const Settings& settings, const PairTokens& pairs, bool opposite,
                TrainerState start) {
    Trained trained;
    ThreadRanks::run(ranks, [&](Communicator& group) {
        TrainerState state = copyOf(start, settings);
        TrainerHooks hooks;
        hooks.onStep = [&](const StepRecord& step) { trained.steps.push_back(step); };
        hooks.needsState = [](bool epochEnded) { return epochEnded; };
        MemoryFeed feed(pairs, epochOrder({static_cast<std::int64_t>(pairs.size()), settings.train.seed}));
        Trainer trainer(settings, feed, opposite, state, {}, nullptr, nullptr, group);
        if (trainer.run(hooks) != Outcome::finished) throw std::runtime_error("not finished");
        if (group.isFirst()) trained.state = std::move(state);
    });
    return trained;
}

Settings smallSettings() {
    Settings settings;
    settings.encoder.dimension = 20;
    settings.train.batch = 16;
    settings.train.megaBatch = 4;
    settings.train.anneal = 3;
    settings.train.epochs = 3;
    settings.train.threads = 1;
    return settings;
}

bool near(const std::vector<StepRecord>& a, const std::vector<StepRecord>& b) {
    if (a.size() != b.size()) return false;
    for (std::size_t i = 0; i < a.size(); ++i)
        if (std::abs(a[i].loss - b[i].loss) > 1e-5) return false;
    return true;
}

}  // namespace

class TestDividedTraining : public QObject {
    Q_OBJECT
  private slots:
    void averagesAreTheSameBitsOnAnyNumberOfRanks_data() {
        QTest::addColumn<Settings>("settings");
        QTest::addColumn<bool>("opposite");
        const auto add = [](const char* name, bool opposite, const std::function<void(Settings&)>& change) {
            Settings settings = smallSettings();
            change(settings);
            QTest::newRow(name) << settings << opposite;
        };
        add("margin", true, [](Settings&) {});
        add("negatives of both sides", false, [](Settings&) {});
        add("dropout", true, [](Settings& s) { s.encoder.dropout = 0.3; });
        add("three negatives with a guard", true, [](Settings& s) {
            s.train.negativeCount = 3;
            s.train.guard = 0.05;
        });
        add("lazy Adam", true, [](Settings& s) { s.train.adam = AdamUpdate::lazy; });
        add("averaged weights", true, [](Settings& s) { s.train.average = 0.9; });
        add("softmax", true, [](Settings& s) { s.train.loss = Loss::softmax; });
        add("projected search", true,
            [](Settings& s) { s.train.negativeSearch = NegativeSearch::projected; });
        add("clipped", true, [](Settings& s) { s.train.clip = 0.01; });
        add("table on disk", true, [](Settings& s) {
            s.encoder.dimension = 128;  // pages of eight rows
            s.train.tableOnDisk = true;
        });
        add("table on disk, averaged weights", true, [](Settings& s) {
            s.encoder.dimension = 96;  // whole pages have 32 rows
            s.train.average = 0.9;
            s.train.tableOnDisk = true;
        });
    }
    void averagesAreTheSameBitsOnAnyNumberOfRanks() {
        QFETCH(Settings, settings);
        QFETCH(bool, opposite);
        const PairTokens pairs = test::inventPairs(250, kVocabulary, 5);
        const TrainerState start = startState(settings, kVocabulary);
        Settings whole = settings;
        whole.train.tableOnDisk = false;
        const Trained one = trainOn(1, whole, pairs, opposite, startState(whole, kVocabulary));
        for (const int ranks : {1, 2, 3, 4}) {
            const Trained many = trainOn(ranks, settings, pairs, opposite, start);
            QVERIFY(many.state.table == one.state.table);
            QVERIFY(many.state.moments.mean == one.state.moments.mean);
            QVERIFY(many.state.moments.variance == one.state.moments.variance);
            QVERIFY(many.state.moments.average == one.state.moments.average);
            QCOMPARE(many.state.moments.done, one.state.moments.done);
            QCOMPARE(many.state.step, one.state.step);
            QVERIFY(near(many.steps, one.steps));
        }
    }

    void ranksHoldTheirOwnRowsOfATableOnDisk() {
        Settings settings = smallSettings();
        settings.encoder.dimension = 1024;  // a page a row
        settings.train.epochs = 1;
        settings.train.tableOnDisk = true;
        constexpr std::size_t kRows = 3000;
        const PairTokens pairs = test::inventPairs(250, kRows, 5);
        const TrainerState start = startState(settings, kRows);
        ThreadRanks::run(3, [&](Communicator& group) {
            TrainerState state = copyOf(start, settings);
            MemoryFeed feed(pairs,
                            epochOrder({static_cast<std::int64_t>(pairs.size()), settings.train.seed}));
            Trainer trainer(settings, feed, true, state, {}, nullptr, nullptr, group);
            (void)trainer.run({});
            if (group.isFirst()) return;  // it has all
            std::size_t others = 0, moments = 0, own = 0;
            const auto holds = [](std::span<const float> row) {
                return std::ranges::any_of(row, [](float value) { return value != 0; });
            };
            for (std::size_t row = 0; row < kRows; ++row) {
                const bool mine = static_cast<int>(row) % group.size() == group.rank();
                own += mine && holds(state.table.row(row));
                others += !mine && holds(state.table.row(row));
                moments += !mine && holds(state.moments.mean.row(row));
            }
            if (own != kRows / 3 || moments != 0 || others > kRows / 4)  // of the last mega-batch
                throw std::runtime_error("rows of other ranks: " + std::to_string(others));
        });
    }

    void encodersWithAForwardStateAgreeClosely_data() {
        QTest::addColumn<Settings>("settings");
        Settings settings = smallSettings();
        settings.encoder.pooling = Pooling::max;
        settings.encoder.dropout = 0.2;
        QTest::newRow("maximum") << settings;
        settings = smallSettings();
        settings.encoder.network = Network::blstm;
        settings.encoder.units = 8;
        settings.encoder.dropout = 0.2;
        settings.train.megaBatch = 2;
        QTest::newRow("BLSTM") << settings;
    }
    void encodersWithAForwardStateAgreeClosely() {
        QFETCH(Settings, settings);
        const PairTokens pairs = test::inventPairs(120, kVocabulary, 5);
        const TrainerState start = startState(settings, kVocabulary);
        const Trained one = trainOn(1, settings, pairs, true, start);
        for (const int ranks : {2, 3}) {
            const Trained many = trainOn(ranks, settings, pairs, true, start);
            QVERIFY(near(many.steps, one.steps));
            const Trained again = trainOn(ranks, settings, pairs, true, start);
            QVERIFY(many.state.table == again.state.table);
            QCOMPARE(many.state.network, again.state.network);
        }
    }

    void aTrainingGoesOnWithAnotherNumberOfRanks() {
        Settings settings = smallSettings();
        const PairTokens pairs = test::inventPairs(250, kVocabulary, 5);
        const TrainerState start = startState(settings, kVocabulary);
        const Trained whole = trainOn(1, settings, pairs, true, start);
        settings.train.steps = 17;  // in the middle of a mega-batch
        Trained part = trainOn(3, settings, pairs, true, start);
        settings.train.steps = 0;
        const Trained rest = trainOn(2, settings, pairs, true, std::move(part.state));
        QVERIFY(rest.state.table == whole.state.table);
    }

    void rankZeroStopsAll() {
        Settings settings = smallSettings();
        const PairTokens pairs = test::inventPairs(100, kVocabulary, 5);
        const TrainerState start = startState(settings, kVocabulary);
        std::atomic<int> stopped = 0;
        ThreadRanks::run(3, [&](Communicator& ranks) {
            TrainerState state = start;
            TrainerHooks hooks;
            hooks.shouldStop = [&] { return ranks.isFirst() && state.step == 4; };
            MemoryFeed feed(pairs, epochOrder({static_cast<std::int64_t>(pairs.size()), 1}));
            Trainer trainer(settings, feed, true, state, {}, nullptr, nullptr, ranks);
            if (trainer.run(hooks) == Outcome::stopped && state.step == 4) ++stopped;
        });
        QCOMPARE(stopped, 3);
    }
};

QTEST_APPLESS_MAIN(TestDividedTraining)
#include "test_divided_training.moc"
