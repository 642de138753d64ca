// Training and encoding with recurrent encoders, compared with the products that they cannot do without, at
// the speed of this run's own sgemm.
//   bench_recurrent              the table; with PARAGRAM_DATA of real text
//   bench_recurrent --seconds N  time for each row (default 6)
#include <fmt/format.h>

#include <cstdlib>
#include <cstring>
#include <thread>

#include "core/encoders/recurrent/recurrent_encoder.h"
#include "core/training/feeds/pair_shuffle.h"
#include "core/training/trainer.h"
#include "tests/benchmarks/machine_limits.h"
#include "tests/benchmarks/real_pairs.h"
#include "tests/benchmarks/timed_steps.h"
#include "tests/benchmarks/zipf_tokens.h"

using namespace paragram;
using namespace paragram::bench;

namespace {

struct Case {
    int dimension, units, megaBatch, threads;
    double dropout;
};

Settings settingsOf(const Case& c) {
    Settings settings;
    settings.encoder.dimension = c.dimension;
    settings.encoder.network = Network::blstm;
    settings.encoder.units = c.units;
    settings.encoder.dropout = c.dropout;
    settings.train.megaBatch = c.megaBatch;
    settings.train.threads = c.threads;
    settings.train.anneal = 0;
    settings.train.epochs = 1000000;
    return settings;
}

// Of a token in both directions, forwards.
double flopOf(const Case& c) {
    return 2.0 * 2 * 4 * c.units * (c.dimension + c.units);
}

void trainingRow(const Case& c, const PairTokens& pairs, std::size_t vocabulary, double seconds) {
    const Settings settings = settingsOf(c);
    const double sgemm = sgemmPeak(512, static_cast<std::size_t>(c.dimension), c.threads);
    TrainerState state = startState(settings, vocabulary);
    MemoryFeed feed(pairs, epochOrder({static_cast<std::int64_t>(pairs.size()), 1}));
    Trainer trainer(settings, feed, true, state);
    const TimedSteps timed = timeSteps(trainer, state, c.megaBatch, seconds);
    const double perSecond = timed.steps * settings.train.batch / timed.seconds;
    // Two sentences chosen from, four trained: forwards, and twice that for the gradient.
    const double floor = sgemm / (meanTokens(pairs) * flopOf(c) * (2 + 4 * 3));
    const StageTimes& s = timed.stages;
    const auto share = [&](double stage) { return 100 * stage / s.total(); };
    fmt::print(
        "{:>5} {:>6} {:>4} {:>7} {:>3} {:>9.0f} {:>9.0f} {:>6.2f} {:>7.1f} | {:.0f} {:.0f} {:.0f} {:.0f} "
        "{:.0f} "
        "{:.0f} {:.0f} {:.0f}\n",
        c.dimension, c.units, c.megaBatch, c.dropout, c.threads, perSecond, floor, perSecond / floor,
        sgemm / 1e9, share(s.prepare), share(s.catchUp), share(s.encode), share(s.negatives),
        share(s.forward), share(s.loss), share(s.backward), share(s.adam));
    std::fflush(stdout);
}

void encodingRow(const Case& c, const TokenList& texts, std::size_t vocabulary, double seconds) {
    const Settings settings = settingsOf(c);
    const TrainerState state = startState(settings, vocabulary);
    RecurrentEncoder encoder(settings.encoder);
    Workers workers(c.threads);
    std::vector<Sentence> sentences;
    for (std::size_t i = 0; i < std::min<std::size_t>(texts.size(), 20000); ++i)
        sentences.push_back(texts[i]);
    Matrix out;
    encoder.encode(state.table, state.network, sentences, false, out, workers);
    const Stopwatch watch;
    double done = 0;
    while (watch.seconds() < seconds) {
        encoder.encode(state.table, state.network, sentences, false, out, workers);
        done += static_cast<double>(sentences.size());
    }
    fmt::print("{:>5} {:>6} {:>3} {:>12.0f}\n", c.dimension, c.units, c.threads, done / watch.seconds());
    std::fflush(stdout);
}

}  // namespace

int main(int argc, char** argv) {
    double seconds = 6;
    for (int i = 1; i + 1 < argc; ++i)
        if (std::strcmp(argv[i], "--seconds") == 0) seconds = std::atof(argv[i + 1]);
    std::size_t vocabulary = 20000;
    PairTokens pairs = realPairs(vocabulary);
    if (pairs.size() == 0) {
        fmt::print("PARAGRAM_DATA is not set: invented tokens.\n");
        pairs = {zipfSentences(20000, vocabulary, 1), zipfSentences(20000, vocabulary, 2)};
    }
    const int cores = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    fmt::print("training\n{:>5} {:>6} {:>4} {:>7} {:>3} {:>9} {:>9} {:>6} {:>7} | {}\n", "d", "units", "M",
               "dropout", "thr", "pairs/s", "floor", "ratio", "GFLOP/s",
               "share of a step in %: wait, catch up, encode, negatives, forward, loss, backward, Adam");
    for (int threads = 1; threads <= cores; threads *= 2) {
        trainingRow({300, 150, 20, threads, 0}, pairs, vocabulary, seconds);
        trainingRow({300, 150, 60, threads, 0}, pairs, vocabulary, seconds);
        trainingRow({300, 150, 20, threads, 0.3}, pairs, vocabulary, seconds);
        trainingRow({1024, 512, 20, threads, 0}, pairs, vocabulary, seconds);
    }
    fmt::print("encoding\n{:>5} {:>6} {:>3} {:>12}\n", "d", "units", "thr", "sentences/s");
    for (int threads = 1; threads <= cores; threads *= 2) {
        encodingRow({300, 150, 20, threads, 0}, pairs.source, vocabulary, seconds);
        encodingRow({1024, 512, 20, threads, 0}, pairs.source, vocabulary, seconds);
    }
}
