// Where a training step spends its time, compared with what the machine can do in the same minute.
//   bench_training              the table, with invented tokens and, with PARAGRAM_DATA, real text
//   bench_training scaling      how the cost grows with pairs, vocabulary, dimension, mega-batch and threads
//   bench_training projected    the projected search compared with the exact one; needs PARAGRAM_DATA
//   bench_training screening    the two screenings of the exact search; needs PARAGRAM_DATA
//   bench_training --seconds N  time for each row (default 4)
#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <string>
#include <thread>

#include "core/base/numeric/kernels.h"
#include "core/base/stopwatch.h"
#include "core/search/exact_search.h"
#include "core/training/feeds/pair_shuffle.h"
#include "core/training/trainer.h"
#include "tests/benchmarks/machine_limits.h"
#include "tests/benchmarks/real_pairs.h"
#include "tests/benchmarks/timed_steps.h"
#include "tests/benchmarks/zipf_tokens.h"

using namespace paragram;
using namespace paragram::bench;

namespace {

constexpr std::size_t kBatch = 128;

struct Case {
    std::string text;  // source of the tokens
    std::size_t dimension, vocabulary;
    int megaBatch, threads;
    Negatives negatives = Negatives::opposite;
    NegativeSearch search = NegativeSearch::exact;
};

struct Measured {
    double pairsPerSecond = 0, stepSeconds = 0, floorSeconds = 0;
    double negativeFlops = 0, sgemm = 0;       // flop/s
    double gather = 0, scatter = 0, copy = 0;  // bytes/s
    double peakBytes = 0;
    StageTimes stages;
};

// The lower bound of a step's time, from this run's own peak and bandwidth.
double floorOf(const Case& c, double tokens, double rows, double sgemm, double copy) {
    const auto b = static_cast<double>(kBatch), d = static_cast<double>(c.dimension);
    const double sides = c.negatives == Negatives::any ? 2 : 1;
    const double flop = sides * 2 * c.megaBatch * b * b * d;
    const double bytes = (2 + 4 + 4) * b * tokens * d * 4 + rows * d * 4 * 7;
    return flop / sgemm + bytes / copy;
}

Measured measure(const Case& c, const PairTokens& pairs, double seconds) {
    Settings settings;
    settings.encoder.dimension = static_cast<int>(c.dimension);
    settings.train.megaBatch = c.megaBatch;
    settings.train.threads = c.threads;
    settings.train.anneal = 0;
    settings.train.epochs = 1000000;
    settings.train.negativeSearch = c.search;
    Measured m;
    m.sgemm = sgemmPeak(static_cast<std::size_t>(c.megaBatch) * kBatch, c.dimension, c.threads);
    m.copy = copyBandwidth(c.threads);
    resetPeakMemory();
    TrainerState state = startState(settings, c.vocabulary);
    MemoryFeed feed(pairs, epochOrder({static_cast<std::int64_t>(pairs.size()), 1}));
    Trainer trainer(settings, feed, c.negatives == Negatives::opposite, state);
    const auto [steps, elapsed, stages] = timeSteps(trainer, state, c.megaBatch, seconds);
    m.peakBytes = peakMemory();
    m.stepSeconds = elapsed / steps;
    m.pairsPerSecond = steps * kBatch / elapsed;
    m.stages = stages;
    const double tokens = meanTokens(pairs);
    const double rows = static_cast<double>(trainer.rowsOfLastStep());
    const auto b = static_cast<double>(kBatch), d = static_cast<double>(c.dimension);
    const double sides = c.negatives == Negatives::any ? 2 : 1;
    m.negativeFlops = sides * 2 * c.megaBatch * b * b * d * steps / m.stages.negatives;
    m.gather = (2 + 4) * b * tokens * d * 4 * steps / (m.stages.encode + m.stages.forward);
    m.scatter = 4 * b * tokens * d * 4 * steps / m.stages.backward;
    m.floorSeconds = floorOf(c, tokens, rows, m.sgemm, m.copy);
    return m;
}

void printHeader() {
    fmt::print(
        "{:9} {:>5} {:>6} {:>4} {:>3} {:>8} {:>7} {:>7} {:>6} | {:>7} {:>6} {:>5} | {:>6} {:>7} {:>6} | "
        "{:>6} | {}\n",
        "text", "d", "vocab", "M", "thr", "pairs/s", "ms/step", "floor", "ratio", "neg", "sgemm", "%",
        "gather", "scatter", "copy", "memory",
        "share of a step in %: wait, catch up, encode, negatives, forward, loss, backward, Adam");
    fmt::print("{:9} {:>5} {:>6} {:>4} {:>3} {:>8} {:>7} {:>7} {:>6} | {:>14} {:>5} | {:>21} | {:>6} |\n", "",
               "", "", "", "", "", "", "ms", "", "GFLOP/s", "", "GB/s", "MB");
}

void printRow(const Case& c, const Measured& m) {
    const auto share = [&](double stage) { return 100 * stage / m.stages.total(); };
    const StageTimes& s = m.stages;
    fmt::print(
        "{:9} {:>5} {:>6} {:>4} {:>3} {:>8.0f} {:>7.2f} {:>7.2f} {:>6.2f} | {:>7.1f} {:>6.1f} {:>5.0f} | "
        "{:>6.1f} "
        "{:>7.1f} {:>6.1f} | {:>6.0f} | {:.0f} {:.0f} {:.0f} {:.0f} {:.0f} {:.0f} {:.0f} {:.0f}\n",
        c.text, c.dimension, c.vocabulary, c.megaBatch, c.threads, m.pairsPerSecond, 1e3 * m.stepSeconds,
        1e3 * m.floorSeconds, m.stepSeconds / m.floorSeconds, m.negativeFlops / 1e9, m.sgemm / 1e9,
        100 * m.negativeFlops / m.sgemm, m.gather / 1e9, m.scatter / 1e9, m.copy / 1e9, m.peakBytes / 1e6,
        share(s.prepare), share(s.catchUp), share(s.encode), share(s.negatives), share(s.forward),
        share(s.loss), share(s.backward), share(s.adam));
    std::fflush(stdout);
}

PairTokens zipfPairs(std::size_t count, std::size_t vocabulary) {
    return {zipfSentences(count, vocabulary, 1), zipfSentences(count, vocabulary, 2)};
}

void stepTable(double seconds) {
    const int cores = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    std::vector<int> threads{1};
    if (cores > 1) threads.push_back(cores);
    const PairTokens small = zipfPairs(2 * 60 * kBatch, 20000), large = zipfPairs(2 * 100 * kBatch, 50000);
    std::size_t realVocabulary = 0;
    const PairTokens real = realPairs(realVocabulary);
    printHeader();
    for (const int t : threads) {
        for (const int m : {1, 20, 60}) {
            const Case c{"invented", 300, 20000, m, t};
            printRow(c, measure(c, small, seconds));
        }
        for (const int m : {20, 100}) {
            const Case c{"invented", 1024, 50000, m, t};
            printRow(c, measure(c, large, seconds));
        }
        for (const auto& [d, m] : {std::pair{300, 1}, {300, 20}, {300, 60}, {1024, 20}, {1024, 100}}) {
            if (real.size() == 0) break;
            const Case c{"Tatoeba", static_cast<std::size_t>(d), realVocabulary, m, t};
            printRow(c, measure(c, real, seconds));
        }
    }
    if (real.size() == 0) fmt::print("PARAGRAM_DATA is not set: no rows of real text.\n");
}

void scalingTable(double seconds) {
    const int cores = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    printHeader();
    const auto row = [&](const std::string& what, std::size_t pairs, std::size_t vocabulary, std::size_t d,
                         int m, int threads) {
        const Case c{what, d, vocabulary, m, threads};
        printRow(c, measure(c, zipfPairs(pairs, vocabulary), seconds));
    };
    for (const std::size_t pairs : {20000, 100000, 1000000})
        row(fmt::format("{}k", pairs / 1000), pairs, 20000, 300, 60, cores);
    for (const std::size_t v : {5000, 20000, 100000, 400000}) row("vocab", 20000, v, 300, 60, cores);
    for (const std::size_t d : {100, 300, 600, 1024}) row("d", 20000, 20000, d, 60, cores);
    for (const int m : {1, 5, 20, 60, 100}) row("M", 30000, 20000, 300, m, cores);
    for (int t = 1; t <= cores; t *= 2) row("threads", 20000, 20000, 300, 60, t);
}

// The sentences of the next mega-batch of a partly trained model, in opposite languages.
struct MegaBatchVectors {
    Matrix source, target;
    std::vector<std::uint64_t> sourceContent, targetContent;

    NegativeCandidates candidates() const { return {source, target, sourceContent, targetContent}; }
    std::size_t pairs() const { return source.rows(); }
};

MegaBatchVectors nextMegaBatch(const TrainerState& state, const Settings& settings, PairFeed& feed) {
    Workers workers;
    const AveragingEncoder encoder(settings.encoder,
                                   {{static_cast<std::int32_t>(state.table.rows())}, false});
    const Matrix table = tableNow(state, settings.train, workers);
    PairTokens tokens;
    feed.read(0, 0, settings.train.megaBatch * static_cast<std::int64_t>(kBatch), tokens);
    const auto unitVectors = [&](const TokenList& list) {
        std::vector<Sentence> sentences;
        for (std::size_t i = 0; i < list.size(); ++i) sentences.push_back(list[i]);
        Matrix vectors;
        encoder.encode(table, sentences, vectors, workers);
        normaliseRows(vectors);
        return vectors;
    };
    MegaBatchVectors all{unitVectors(tokens.source), unitVectors(tokens.target), {}, {}};
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        all.sourceContent.push_back(2 * i);
        all.targetContent.push_back(2 * i + 1);
    }
    return all;
}

// How often both searches choose the same negative.
double agreement(const MegaBatchVectors& all, const Matrix& projection) {
    Workers workers;
    const NegativeChoice exact = chooseNegatives(all.candidates(), {}, workers);
    const NegativeChoice projected = chooseNegativesByProjection(all.candidates(), projection, {}, workers);
    std::size_t same = 0;
    for (std::size_t i = 0; i < all.pairs(); ++i) {
        same +=
            (exact.forSource[i] == projected.forSource[i]) + (exact.forTarget[i] == projected.forTarget[i]);
    }
    return static_cast<double>(same) / (2.0 * static_cast<double>(all.pairs()));
}

// Seconds of the shortest of a few runs.
template <class Run>
double shortest(const Run& run) {
    double best = 1e9;
    for (int round = 0; round < 5; ++round) {
        const Stopwatch watch;
        run();
        best = std::min(best, watch.seconds());
    }
    return best;
}

// The exact search by its two screenings, on vectors before, early in and late in training, and what the
// product of floats alone costs.
void screeningTable() {
    std::size_t vocabulary = 0;
    const PairTokens real = realPairs(vocabulary);
    if (real.size() == 0) {
        fmt::print("PARAGRAM_DATA is not set: nothing to measure with.\n");
        return;
    }
    Workers workers;
    fmt::print(
        "negatives of a mega-batch, {} threads; visits: cells computed exactly, for each sentence\n{:>5} "
        "{:>4} "
        "{:>6} {:>12} {:>10} {:>9} {:>8} {:>13} {:>8}\n",
        workers.count(), "d", "M", "steps", "product ms", "floats ms", "bytes ms", "ratio", "visits floats",
        "bytes");
    for (const auto& [d, m] : {std::pair{300, 60}, {1024, 100}}) {
        Settings settings;
        settings.encoder.dimension = d;
        settings.train.megaBatch = m;
        settings.train.anneal = 0;
        MemoryFeed feed(real, epochOrder({static_cast<std::int64_t>(real.size()), 1}));
        TrainerState state = startState(settings, vocabulary);
        for (const std::int64_t steps : {0, m, 20 * m}) {
            settings.train.steps = steps;
            if (steps > 0) Trainer(settings, feed, true, state).run({});
            const MegaBatchVectors all = nextMegaBatch(state, settings, feed);
            const auto seconds = [&](Screening screening) {
                return shortest(
                    [&] { chooseNegatives(all.candidates(), {}, workers, singleProcess(), screening); });
            };
            const auto visits = [&](Screening screening) {
                const ProductScreen screen(all.target, all.pairs(), workers, screening);
                ProductScreen::Block block(screen);
                std::size_t count = 0;
                for (std::size_t first = 0; first < all.pairs(); first += ProductScreen::kRows) {
                    const VectorView rows =
                        VectorView(all.source)
                            .range(first, std::min(ProductScreen::kRows, all.pairs() - first));
                    std::vector<float> floors(rows.rows, -1);
                    block.open(rows);
                    for (std::size_t col = 0; col < all.pairs(); col += ProductScreen::kCols) {
                        block.visit(col, floors.data(), nullptr, [&](std::size_t i, std::size_t j) {
                            ++count;
                            if (j == first + i) return;
                            floors[i] = std::max(
                                floors[i],
                                kernels().dot(rows.row(i).data(), all.target.row(j).data(), rows.cols));
                        });
                    }
                }
                return static_cast<double>(count) / static_cast<double>(all.pairs());
            };
            const double floats = seconds(Screening::floats), bytes = seconds(Screening::bytes);
            const double product = 2.0 * static_cast<double>(all.pairs()) * static_cast<double>(all.pairs()) *
                                   d / sgemmPeak(12800, static_cast<std::size_t>(d), workers.count());
            fmt::print("{:>5} {:>4} {:>6} {:>12.0f} {:>10.0f} {:>9.0f} {:>8.2f} {:>13.1f} {:>8.1f}\n", d, m,
                       steps, 1e3 * product, 1e3 * floats, 1e3 * bytes, floats / bytes,
                       visits(Screening::floats), visits(Screening::bytes));
            std::fflush(stdout);
        }
    }
}

void projectedTable(double seconds) {
    std::size_t vocabulary = 0;
    const PairTokens real = realPairs(vocabulary);
    if (real.size() == 0) {
        fmt::print("PARAGRAM_DATA is not set: nothing to measure with.\n");
        return;
    }
    const int cores = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    printHeader();
    for (const auto& [d, m] : {std::pair{300, 60}, {1024, 100}}) {
        for (const NegativeSearch search : {NegativeSearch::exact, NegativeSearch::projected}) {
            const Case c{std::string(nameOf(search)),
                         static_cast<std::size_t>(d),
                         vocabulary,
                         m,
                         cores,
                         Negatives::opposite,
                         search};
            printRow(c, measure(c, real, seconds));
        }
    }
    for (const auto& [d, m] : {std::pair{300, 60}, {1024, 100}}) {
        Settings settings;
        settings.encoder.dimension = d;
        settings.train.megaBatch = m;
        settings.train.anneal = 0;
        settings.train.negativeSearch = NegativeSearch::projected;
        MemoryFeed feed(real, epochOrder({static_cast<std::int64_t>(real.size()), 1}));
        TrainerState state = startState(settings, vocabulary);
        for (const std::int64_t steps : {m, 10 * m, 30 * m}) {
            settings.train.steps = steps;
            Trainer(settings, feed, true, state).run({});
            fmt::print("d {} M {}: after {} steps {:.1f} % of the negatives are those of the exact search\n",
                       d, m, steps, 100 * agreement(nextMegaBatch(state, settings, feed), state.projection));
        }
    }
}

}  // namespace

int main(int argc, char** argv) {
    double seconds = 4;
    bool scaling = false, projected = false, screening = false;
    for (int i = 1; i < argc; ++i) {
        if (std::strcmp(argv[i], "scaling") == 0) scaling = true;
        if (std::strcmp(argv[i], "projected") == 0) projected = true;
        if (std::strcmp(argv[i], "screening") == 0) screening = true;
        if (std::strcmp(argv[i], "--seconds") == 0 && i + 1 < argc) seconds = std::atof(argv[i + 1]);
    }
    if (scaling)
        scalingTable(seconds);
    else if (projected)
        projectedTable(seconds);
    else if (screening)
        screeningTable();
    else
        stepTable(seconds);
}
