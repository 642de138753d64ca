#include <algorithm>
#include <thread>

#include "core/pairs/pair_store.h"
#include "core/tasks/train_model.h"
#include "core/tokens/make_tokenizer.h"
#include "core/tokens/model_tokenizer.h"

namespace paragram {
namespace {

// What one core of a desktop of these years does; measured by tests/benchmarks, good to a factor of two.
constexpr double kFlopPerSecond = 60e9;         // of a large matrix product
constexpr double kGatherBytesPerSecond = 6e9;   // of rows of a table
constexpr double kStreamBytesPerSecond = 12e9;  // of reading and writing a table in order
constexpr double kTokensPerSentence = 12;

}  // namespace

Result<TrainEstimate> estimateTraining(const TrainRequest& request) {
    const Result<PairStore> store = PairStore::open(request.pairs);
    if (!store) return store.error();
    const Settings& s = request.settings;
    const auto parts = static_cast<double>(tokenizerKinds(s.encoder.kind).size());
    const double tables = (s.encoder.sharing == "shared" ? 1 : 2) * parts;
    double vocabulary = tables * s.tokenizer.vocabulary;
    for (const auto& file : request.tokenizers) {
        const auto tokenizer = readTokenizer(file);
        if (!tokenizer) return tokenizer.error();
        vocabulary += static_cast<double>((*tokenizer)->size()) - s.tokenizer.vocabulary;
    }
    const auto pairs = static_cast<double>(store->info().pairs);
    const double batch = std::min<double>(s.train.batch, pairs), d = s.encoder.dimension;
    const double cores =
        s.train.threads > 0 ? s.train.threads : std::max(1U, std::thread::hardware_concurrency());
    double steps = std::max(1.0, pairs / batch) * s.train.epochs;
    if (s.train.steps > 0) steps = std::min(steps, static_cast<double>(s.train.steps));
    // While M grows it is smaller on average.
    const double grown = s.train.anneal > 0
                             ? std::min<double>(s.train.megaBatch, 1 + steps / s.train.anneal / 2)
                             : s.train.megaBatch;
    const double bothSides = s.train.negatives == "any" ? 2 : 1;
    const double flop = bothSides * 2 * std::min(grown * batch, pairs) * batch * d;
    const double gathered = (2 + 4 + 4) * batch * kTokensPerSentence * d * sizeof(float);
    const double streamed = s.train.adam == "dense" ? vocabulary * d * sizeof(float) * 7 : 0;
    const double step =
        flop / kFlopPerSecond + gathered / kGatherBytesPerSecond + streamed / kStreamBytesPerSecond;
    TrainEstimate estimate;
    estimate.seconds = steps * step / cores + pairs / 40000;
    constexpr double kProgramBytes = 60e6;
    estimate.memoryBytes =
        kProgramBytes + 3 * vocabulary * d * sizeof(float) +
        pairs * (2 * kTokensPerSentence * sizeof(std::int32_t) + 4 * sizeof(std::int64_t)) +
        2 * grown * batch * d * sizeof(float);
    return estimate;
}

}  // namespace paragram
