// The recurrent encoder in training against the authors' program, recorded in tests/golden/recurrent and,
// longer, in PARAGRAM_DATA (fixtures/lstm-golden): the same pairs in the same order from the same weights
// give the same negatives, losses and weights.
#include <QTest>
#include <algorithm>
#include <cmath>
#include <fstream>
#include <map>
#include <numeric>
#include <sstream>
#include <utility>

#include "core/training/trainer.h"
#include "tests/support/npz.h"
#include "tests/support/test_support.h"

using namespace paragram;

namespace {

std::vector<std::int64_t> numbersIn(const std::string& text) {
    std::istringstream in(text);
    std::vector<std::int64_t> numbers;
    for (std::int64_t n = 0; in >> n;) numbers.push_back(n);
    return numbers;
}

struct GoldenStep {
    int epoch = 0, megaBatch = 0;
    double loss = 0;
    std::vector<std::int64_t> pairs, ofSource, ofTarget;
};

std::vector<GoldenStep> readSteps(const std::filesystem::path& file) {
    std::ifstream in(file);
    std::vector<GoldenStep> steps;
    std::string line;
    std::getline(in, line);
    while (std::getline(in, line)) {
        const QStringList cells = QString::fromStdString(line).split('\t');
        steps.push_back({cells[1].toInt(), cells[3].toInt(), cells[4].toDouble(),
                         numbersIn(cells[5].toStdString()), numbersIn(cells[6].toStdString()),
                         numbersIn(cells[7].toStdString())});
    }
    return steps;
}

PairTokens readPairs(const std::filesystem::path& file) {
    std::ifstream in(file);
    PairTokens pairs;
    for (std::string line; std::getline(in, line);) {
        const auto tab = line.find('\t');
        const auto add = [](TokenList& side, const std::string& text) {
            std::vector<std::int32_t> ids;
            for (const std::int64_t id : numbersIn(text)) ids.push_back(static_cast<std::int32_t>(id));
            if (ids.empty()) ids.push_back(2000);
            side.add(ids);
        };
        add(pairs.source, line.substr(0, tab));
        add(pairs.target, line.substr(tab + 1));
    }
    return pairs;
}

// The sentences as they ran: scrambled. Each pair is used once, and pairs that were not trained are known
// where they were negatives.
PairTokens withTokensOf(const std::filesystem::path& file, const std::vector<GoldenStep>& steps,
                        const PairTokens& pairs) {
    std::vector<std::vector<std::int32_t>> sides[2];
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        sides[0].emplace_back(pairs.source[i].begin(), pairs.source[i].end());
        sides[1].emplace_back(pairs.target[i].begin(), pairs.target[i].end());
    }
    const auto tokens = test::readNpz(file);
    for (std::size_t step = 0; step < steps.size(); ++step) {
        const std::string name = QString("step%1.").arg(step, 2, 10, QChar('0')).toStdString();
        const auto take = [&](const char* part, int side, const std::vector<std::int64_t>& numbers) {
            const Matrix &ids = tokens.at(name + part), &lengths = tokens.at(name + part + "_length");
            for (std::size_t i = 0; i < numbers.size(); ++i) {
                const auto length = static_cast<std::size_t>(lengths.data()[i]);
                auto& text = sides[side][static_cast<std::size_t>(numbers[i])];
                text.assign(ids.row(i).begin(), ids.row(i).begin() + static_cast<std::ptrdiff_t>(length));
            }
        };
        take("p1", 1, steps[step].ofSource);
        take("p2", 0, steps[step].ofTarget);
        take("g1", 0, steps[step].pairs);
        take("g2", 1, steps[step].pairs);
    }
    PairTokens ran;
    for (const auto& text : sides[0]) ran.source.add(text);
    for (const auto& text : sides[1]) ran.target.add(text);
    return ran;
}

}  // namespace

class TestRecurrentGolden : public QObject {
    Q_OBJECT

  private slots:
    void trainsAsTheAuthorsProgram_data() {
        QTest::addColumn<QString>("run");
        for (const char* run : {"mean", "scramble", "max", "unshared"}) QTest::newRow(run) << run;
    }
    void trainsAsTheAuthorsProgram() {
        QFETCH(QString, run);
        const auto folder = test::dataFolder() / "fixtures" / "lstm-golden";
        SKIP_WITHOUT_DATA(folder);
        const auto steps = readSteps(folder / (run.toStdString() + ".steps.tsv"));
        QVERIFY(steps.size() >= 12);
        Settings settings;
        settings.encoder.dimension = 64;
        settings.encoder.network = Network::blstm;
        settings.encoder.units = 64;
        settings.encoder.pooling = run == "max" ? Pooling::max : Pooling::mean;
        settings.encoder.separateNetworks = run == "unshared";
        settings.train.batch = 32;
        settings.train.megaBatch = 5;
        settings.train.anneal = 8;
        settings.train.clip = 0;  // without effect in the authors' program
        settings.train.repeats = true;
        settings.train.steps = static_cast<std::int64_t>(steps.size());
        settings.train.threads = 2;
        auto weights = test::readNpz(folder / "initial.npz");
        if (settings.encoder.separateNetworks) weights.merge(test::readNpz(folder / "initial_unshared.npz"));
        TrainerState state = startState(settings, weights.at("embedding.weight"));
        for (NetworkTensor& tensor : state.network) setTensor(tensor, weights);

        // The order of both epochs. Of the pairs after the last step only those are known that were
        // negatives: they come first.
        std::map<int, std::vector<std::int64_t>> orders;
        PairTokens pairTokens = readPairs(folder / "pairs.tsv");
        if (run == "scramble") pairTokens = withTokensOf(folder / "scramble.tokens.npz", steps, pairTokens);
        MemoryFeed feed(std::move(pairTokens), [&](int epoch) {
            std::vector<std::int64_t> order;
            std::vector<char> seen(1000);
            const auto add = [&](const std::vector<std::int64_t>& pairs) {
                for (const std::int64_t pair : pairs)
                    if (!std::exchange(seen[static_cast<std::size_t>(pair)], 1)) order.push_back(pair);
            };
            for (const GoldenStep& step : steps)
                if (step.epoch == epoch + 1) add(step.pairs);
            for (const std::size_t k : {3U, 2U, 1U}) {
                if (steps[steps.size() - k].epoch != epoch + 1) continue;
                add(steps[steps.size() - k].ofSource);
                add(steps[steps.size() - k].ofTarget);
            }
            std::vector<std::int64_t> rest(1000);
            std::iota(rest.begin(), rest.end(), 0);
            add(rest);
            orders[epoch] = order;
            return order;
        });
        std::size_t at = 0;
        double largest = 0;
        int otherNegatives = 0;
        TrainerHooks hooks;
        hooks.onStep = [&](const StepRecord& record) {
            const GoldenStep& expected = steps[at++];
            largest = std::max(largest, std::abs(record.loss - expected.loss));
            if (record.megaBatch != expected.megaBatch) largest = 1;
        };
        hooks.onMegaBatch = [&](const MegaBatch& batch, const NegativeChoice& choice) {
            std::vector<std::int64_t> pairs, ofSource, ofTarget;
            for (std::size_t k = at; k < steps.size() && pairs.size() < batch.tokens.size(); ++k) {
                pairs.insert(pairs.end(), steps[k].pairs.begin(), steps[k].pairs.end());
                ofSource.insert(ofSource.end(), steps[k].ofSource.begin(), steps[k].ofSource.end());
                ofTarget.insert(ofTarget.end(), steps[k].ofTarget.begin(), steps[k].ofTarget.end());
            }
            const auto size = static_cast<std::int32_t>(batch.tokens.size());
            if (pairs.size() == batch.tokens.size()) {
                for (std::size_t i = 0; i < pairs.size(); ++i) {
                    otherNegatives +=
                        pairs[static_cast<std::size_t>(choice.forSource[i] - size)] != ofSource[i];
                    otherNegatives += pairs[static_cast<std::size_t>(choice.forTarget[i])] != ofTarget[i];
                }
                return;
            }
            // The last mega-batch is not known completely: its negatives are given.
            const auto& order = orders[state.batches.epoch];
            const auto first = order.begin() + state.batches.first();
            const auto placeOf = [&](std::int64_t pair) {
                return static_cast<std::int32_t>(std::find(first, first + size, pair) - first);
            };
            for (std::size_t i = 0; i < pairs.size(); ++i) {
                state.batches.sourceNegative[i] = size + placeOf(ofSource[i]);
                state.batches.targetNegative[i] = placeOf(ofTarget[i]);
            }
        };
        QCOMPARE(Trainer(settings, feed, true, state).run(hooks), Outcome::finished);
        QCOMPARE(at, steps.size());
        QCOMPARE(otherNegatives, 0);
        QVERIFY2(largest < 1e-5, qPrintable(QString::number(largest)));
        if (run != "mean") return;
        Workers workers(2);
        const auto last = test::readNpz(folder / "mean.final.npz");
        double apart = distance(tableNow(state, settings.train, workers), last.at("embedding.weight"));
        for (const NetworkTensor& tensor : networkNow(state))
            apart = std::max(apart, distance(tensor.values, last.at(tensor.name)));
        QVERIFY2(apart < 1e-4, qPrintable(QString::number(apart)));
    }

    // The copy in tests/golden, which every clone has: six steps of one mini-batch each.
    void theFirstStepsAreThoseOfTheAuthors() {
        const std::filesystem::path folder = PARAGRAM_SOURCE_DIR "/tests/golden/recurrent";
        const auto weights = test::readNpz(folder / "initial.npz");
        struct Step {
            double loss;
            std::vector<std::int64_t> ofSource, ofTarget;
        };
        std::vector<Step> steps;
        std::ifstream in(folder / "steps.tsv");
        std::string line;
        std::getline(in, line);
        while (std::getline(in, line)) {
            const QStringList cells = QString::fromStdString(line).split('\t');
            steps.push_back(
                {cells[0].toDouble(), numbersIn(cells[1].toStdString()), numbersIn(cells[2].toStdString())});
        }
        QCOMPARE(steps.size(), 6U);
        Settings settings;
        settings.encoder.dimension = 64;
        settings.encoder.network = Network::blstm;
        settings.encoder.units = 64;
        settings.train.batch = 32;
        settings.train.megaBatch = 1;
        settings.train.clip = 0;
        settings.train.repeats = true;
        settings.train.epochs = 1;
        TrainerState state = startState(settings, weights.at("embedding.weight"));
        for (NetworkTensor& tensor : state.network) setTensor(tensor, weights);
        MemoryFeed feed(readPairs(folder / "pairs.tsv"), [](int) {
            std::vector<std::int64_t> order(192);
            std::iota(order.begin(), order.end(), 0);
            return order;
        });
        std::size_t at = 0;
        double largest = 0;
        int otherNegatives = 0;
        TrainerHooks hooks;
        hooks.onStep = [&](const StepRecord& record) {
            largest = std::max(largest, std::abs(record.loss - steps[at++].loss));
        };
        hooks.onMegaBatch = [&](const MegaBatch&, const NegativeChoice& choice) {
            const auto first = static_cast<std::int64_t>(32 * at);
            for (std::size_t i = 0; i < 32; ++i) {
                otherNegatives += first + choice.forSource[i] - 32 != steps[at].ofSource[i];
                otherNegatives += first + choice.forTarget[i] != steps[at].ofTarget[i];
            }
        };
        QCOMPARE(Trainer(settings, feed, true, state).run(hooks), Outcome::finished);
        QCOMPARE(at, 6U);
        QCOMPARE(otherNegatives, 0);
        QVERIFY2(largest < 1e-5, qPrintable(QString::number(largest)));
    }

  private:
    static void setTensor(NetworkTensor& tensor, const std::map<std::string, Matrix>& weights) {
        std::string name = tensor.name;
        if (name.starts_with("lstm_target.")) name = "lstm_fr." + name.substr(12);
        const Matrix& from = weights.at(name);
        if (from.size() != tensor.values.size()) qFatal("%s has another size", name.c_str());
        std::copy_n(from.data(), from.size(), tensor.values.data());
    }
    static double distance(const Matrix& a, const Matrix& b) {
        double largest = a.size() == b.size() ? 0 : 1e9;
        for (std::size_t i = 0; i < a.size() && i < b.size(); ++i)
            largest = std::max(largest, static_cast<double>(std::abs(a.data()[i] - b.data()[i])));
        return largest;
    }
};

QTEST_APPLESS_MAIN(TestRecurrentGolden)
#include "test_recurrent_golden.moc"
