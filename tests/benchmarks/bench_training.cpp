// Where a training step spends its time: build/release/tests/benchmarks/bench_training (Google Benchmark's
// flags). Tokens are drawn by Zipf's law, 11 a sentence, as in real text with 20,000 pieces.
#include <benchmark/benchmark.h>
#include <cblas.h>

#include <algorithm>
#include <cmath>

#include "core/base/random.h"
#include "core/encoders/random_table.h"
#include "core/training/pair_shuffle.h"
#include "core/training/trainer.h"

using namespace paragram;

namespace {

constexpr std::size_t kVocabulary = 20000, kTokens = 11;

// Ranks with probability ~ 1 / rank, by the inverse of the logarithm.
std::int32_t zipf(Random& random) {
    const double rank = std::exp(random.uniform() * std::log(static_cast<double>(kVocabulary)));
    return static_cast<std::int32_t>(std::min<double>(rank, kVocabulary - 1));
}

TokenList inventSentences(std::size_t count, std::uint64_t seed) {
    Random random(seed);
    TokenList list;
    std::vector<std::int32_t> sentence(kTokens);
    for (std::size_t i = 0; i < count; ++i) {
        for (std::int32_t& token : sentence) token = zipf(random);
        list.add(sentence);
    }
    return list;
}

Settings settingsOf(const benchmark::State& state) {
    Settings settings;
    settings.encoder.dimension = static_cast<int>(state.range(0));
    settings.train.megaBatch = static_cast<int>(state.range(1));
    settings.train.threads = static_cast<int>(state.range(2));
    settings.train.anneal = 0;
    settings.train.epochs = 1000000;
    return settings;
}

// Whole steps: pairs a second as a user sees them.
void trainSteps(benchmark::State& state) {
    Settings settings = settingsOf(state);
    const std::size_t pairCount = static_cast<std::size_t>(settings.train.megaBatch) * 128 * 2;
    MemoryFeed feed({inventSentences(pairCount, 1), inventSentences(pairCount, 2)},
                    shuffledOrder(static_cast<std::int64_t>(pairCount), 1));
    TrainerState trained = startState(settings, kVocabulary);
    Trainer trainer(settings, feed, true, trained);
    const std::int64_t stepsOfMegaBatch = settings.train.megaBatch;
    for (auto _ : state) {
        const std::int64_t until = trained.step + stepsOfMegaBatch;
        TrainerHooks hooks;
        hooks.shouldStop = [&] { return trained.step >= until; };
        trainer.run(hooks);
    }
    state.counters["pairs/s"] = benchmark::Counter(
        static_cast<double>(state.iterations() * stepsOfMegaBatch * 128), benchmark::Counter::kIsRate);
}

// The search for negatives of one mega-batch, to be read beside sgemm below.
void findNegatives(benchmark::State& state) {
    const auto d = static_cast<std::size_t>(state.range(0));
    const auto n = static_cast<std::size_t>(state.range(1)) * 128;
    Workers workers(static_cast<int>(state.range(2)));
    openblas_set_num_threads(1);
    const Matrix source = randomTable(n, d, 1), target = randomTable(n, d, 2);
    std::vector<std::uint64_t> sourceContent(n), targetContent(n);
    for (std::size_t i = 0; i < n; ++i) {
        sourceContent[i] = 2 * i;
        targetContent[i] = 2 * i + 1;
    }
    for (auto _ : state) {
        benchmark::DoNotOptimize(
            chooseNegatives({source, target, sourceContent, targetContent}, true, workers));
    }
    state.counters["flop/s"] = benchmark::Counter(2.0 * static_cast<double>(state.iterations() * n * n * d),
                                                  benchmark::Counter::kIsRate, benchmark::Counter::kIs1000);
}

// The machine's own limit for that product.
void sgemm(benchmark::State& state) {
    const auto d = static_cast<int>(state.range(0));
    const auto n = static_cast<int>(state.range(1)) * 128;
    openblas_set_num_threads(static_cast<int>(state.range(2)));
    const Matrix source = randomTable(static_cast<std::size_t>(n), static_cast<std::size_t>(d), 1);
    constexpr int kRows = 2048;
    Matrix product(kRows, static_cast<std::size_t>(n));
    for (auto _ : state) {
        cblas_sgemm(CblasRowMajor, CblasNoTrans, CblasTrans, kRows, n, d, 1.0F, source.data(), d,
                    source.data(), d, 0.0F, product.data(), n);
        benchmark::ClobberMemory();
    }
    openblas_set_num_threads(1);
    state.counters["flop/s"] =
        benchmark::Counter(2.0 * static_cast<double>(state.iterations()) * kRows * n * d,
                           benchmark::Counter::kIsRate, benchmark::Counter::kIs1000);
}

}  // namespace

// dimension, mega-batch, threads
BENCHMARK(trainSteps)
    ->ArgNames({"d", "M", "threads"})
    ->Args({300, 1, 2})
    ->Args({300, 20, 2})
    ->Args({300, 60, 1})
    ->Args({300, 60, 2})
    ->Args({1024, 60, 2})
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
BENCHMARK(findNegatives)
    ->ArgNames({"d", "M", "threads"})
    ->Args({300, 60, 1})
    ->Args({300, 60, 2})
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
BENCHMARK(sgemm)
    ->ArgNames({"d", "M", "threads"})
    ->Args({300, 60, 1})
    ->Args({300, 60, 2})
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
BENCHMARK_MAIN();
