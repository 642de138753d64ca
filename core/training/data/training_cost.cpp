#include "core/training/data/training_cost.h"

#include <algorithm>

#include "core/base/workers.h"
#include "core/encoders/recurrent/network_weights.h"
#include "core/training/feeds/disk_feed.h"
#include "core/training/feeds/pair_shuffle.h"
#include "core/training/generative/generative_cost.h"
#include "core/training/generative/token_batches.h"

namespace paragram {
namespace {

// What one core of a current desktop computer does; measured by tests/benchmarks, good to a factor of two.
constexpr double kFlopPerSecond = 80e9;           // of a large matrix product
constexpr double kGatherBytesPerSecond = 9e9;     // of rows of a table
constexpr double kStreamBytesPerSecond = 12e9;    // of reading and writing a table in order
constexpr double kScanBytesPerSecond = 500e6;     // of a file from front to back
constexpr double kPairsPerSecond = 300e3;         // read and tokenised, on all cores
constexpr double kProjectedDimensions = 64 + 40;  // reducing the tiles costs as much as about 40 more
constexpr double kRowsPerPair = 20;  // rows of the table that a mini-batch touches, for each pair
// Used if there is no tokenizer yet.
constexpr double kTokensPerSentence = 12, kTrigramsPerSentence = 45;

// Of both sides together.
struct TokensPerPair {
    double all = 0, first = 0;  // of all parts; of the first one, which a network reads
};

// Measured at a few positions.
TokensPerPair tokensPerPair(const TrainingSet& pairs, const ModelTokenizer* tokenizer,
                            const Settings& settings) {
    TokensPerPair tokens;
    if (!tokenizer) {
        for (const TokenizerKind kind : tokenizerKinds(settings.encoder.kind)) {
            tokens.all += 2 * (kind == TokenizerKind::trigram ? kTrigramsPerSentence : kTokensPerSentence);
            if (tokens.first == 0) tokens.first = tokens.all;
        }
        return tokens;
    }
    constexpr std::int64_t kPlaces = 4, kPairs = 128;
    const std::int32_t firstEnd = tokenizer->partEnds().front();
    double counted = 0;
    for (std::int64_t place = 0; place < kPlaces; ++place) {
        for (const SentencePair& pair : pairs.readText(pairs.info().pairs * place / kPlaces, kPairs)) {
            for (const auto& [text, side] : {std::pair<const std::string&, Side>{pair.source, Side::source},
                                             {pair.target, Side::target}}) {
                const std::vector<std::int32_t> found = tokenizer->tokens(settings, text, side);
                tokens.all += static_cast<double>(found.size());
                tokens.first += static_cast<double>(
                    std::ranges::count_if(found, [&](std::int32_t token) { return token < firstEnd; }));
            }
            ++counted;
        }
    }
    tokens.all /= std::max(1.0, counted);
    tokens.first /= std::max(1.0, counted);
    return tokens;
}

// Of a token of each of the pair's sentences in a step: chosen once as a candidate, then trained as one of
// four sentences, forwards and back. The products of inputs are computed once a distinct token, about a third
// of them.
double recurrentFlop(const EncoderSettings& encoder) {
    if (!isRecurrent(encoder)) return 0;
    const double units = encoder.units, directions = encoder.network == Network::blstm ? 2 : 1;
    const double forward = directions * 2 * 4 * units * (units + encoder.dimension / 3.0);
    // Small products, and the cells between them: measured with 150 and 512 units (resources/help/neural.md).
    constexpr double kLeast = 0.34, kMore = 0.28, kUnits = 512;
    const double efficiency = kLeast + kMore * std::min(1.0, units / kUnits);
    return forward * (1 + 2 * 3) / efficiency;
}

// The time of the updates, and what paragram-neural needs.
void addGenerative(const Settings& s, double rows, double perPair, double pairs, double cores,
                   TrainEstimate& estimate) {
    const GenerativeCost cost = generativeCost(s, rows, perPair);
    double trained = pairs * s.train.epochs;
    if (s.train.steps > 0)
        trained = std::min(trained, static_cast<double>(s.train.steps) * cost.pairsPerUpdate);
    constexpr double kEfficiency = 0.3;  // small products, and what is between them
    estimate.seconds =
        trained * cost.flopPerPair / (kEfficiency * kFlopPerSecond * cores) + pairs / kPairsPerSecond;
    constexpr double kLibrary = 250e6;
    const double weights = cost.parameters * sizeof(float);
    // Weights, two moments, possibly a running mean, and the gradients of each thread there; the copy that is
    // evaluated here.
    const double kept = s.train.average > 0 ? 4 : 3;
    estimate.memoryBytes += kLibrary + (kept + cores + 2) * weights;
    estimate.diskBytes += 2 * kept * weights + 2 * 2 * weights;
}

}  // namespace

TrainEstimate estimateCost(const TrainingSet& set, const ModelTokenizer* tokenizer, double rows,
                           const Settings& s) {
    const TokensPerPair both = tokensPerPair(set, tokenizer, s);
    const double perPair = both.all;
    const auto pairs = static_cast<double>(set.info().pairs);
    const double batch = std::min<double>(s.train.batch, pairs), d = s.encoder.dimension;
    const double cores = s.train.threads > 0 ? s.train.threads : usableCores();
    double steps = std::max(1.0, pairs / batch) * s.train.epochs;
    if (s.train.steps > 0) steps = std::min(steps, static_cast<double>(s.train.steps));
    // While M grows, the mega-batch is smaller on average.
    const double grown = s.train.anneal > 0
                             ? std::min<double>(s.train.megaBatch, 1 + steps / s.train.anneal / 2)
                             : s.train.megaBatch;
    const double bothSides = s.train.negatives == Negatives::any ? 2 : 1;
    const double parts =
        isConcatenation(s.encoder.kind) ? static_cast<double>(tokenizerKinds(s.encoder.kind).size()) : 1.0;
    const bool taught = !s.train.teacher.empty();
    const bool searches = s.train.loss == Loss::margin && !(taught && s.train.teacherShare >= 1);
    const double compared =  // dimensions that the search for negatives compares
        s.train.negativeSearch == NegativeSearch::projected ? std::min(parts * d, kProjectedDimensions)
                                                            : parts * d;
    const double recurrent = recurrentFlop(s.encoder) * batch * both.first;  // all sentences of a step
    const double flop =
        recurrent + (searches ? bothSides * 2 * std::min(grown * batch, pairs) * batch * compared : 0.0);
    const double gathered = (searches ? 1 + 2 + 2 : 1 + 1) * batch * perPair * d * sizeof(float);
    const double streamed = std::min(rows, kRowsPerPair * batch) * d * sizeof(float) * 7;
    const double step =
        flop / kFlopPerSecond + gathered / kGatherBytesPerSecond + streamed / kStreamBytesPerSecond;

    // Tokens in memory, or two parts of them in memory and all in a file. In the first epoch of a large
    // training set, two buckets as well, the last of them together with the two parts.
    TokenFileInfo tokens;
    tokens.pairs = set.info().pairs;
    tokens.sourceIds = static_cast<std::int64_t>(pairs * perPair);
    const PairShuffle shuffle(tokens.pairs, s.train.seed);
    const double inMemory = pairs * (perPair * sizeof(std::int32_t) + 2 * sizeof(std::int64_t));
    const double limit = s.train.memory * 1e6;
    const double idBytes = rows <= 65536 ? 2 : 4;
    TrainEstimate estimate;
    estimate.fromDisk = limit > 0 && inMemory > limit;
    const double tokenFile = estimate.fromDisk ? pairs * (perPair * idBytes + 12) : 0;
    const auto twoBuckets = 2 * static_cast<double>(DiskFeed::bucketBytes(tokens, shuffle.buckets()));
    const double bucket = shuffle.buckets() > 1 ? twoBuckets / 2 : 0;
    const double twoParts = std::max(limit, twoBuckets);
    const double tokenMemory =
        estimate.fromDisk ? twoParts + bucket : inMemory + pairs * sizeof(std::int64_t) + 2 * bucket;
    const double scans = estimate.fromDisk ? std::max(1.0, shuffle.buckets() * twoBuckets / twoParts) : 0;
    const double epochs = steps * batch / pairs;
    // The file is read while the training computes: the slower of the two counts.
    estimate.seconds = std::max(steps * step / cores, epochs * scans * tokenFile / kScanBytesPerSecond) +
                       pairs / kPairsPerSecond;
    constexpr double kProgramBytes = 60e6;
    // Weights, two moments, the copy that is evaluated and saved, and possibly a running mean.
    const double tables = s.train.average > 0 ? 5 : 4;
    const double table = rows * d * sizeof(float);
    const double rowsInMemory = s.train.tableOnDisk ? std::min(rows, kRowsPerPair * grown * batch) : rows;
    estimate.memoryBytes = kProgramBytes + tables * rowsInMemory * d * sizeof(float) + tokenMemory +
                           2 * grown * batch * parts * d * sizeof(float);
    if (taught) {  // as they are read; what is longer than the model's vectors is dropped afterwards
        std::error_code missing;
        const auto bytes = std::filesystem::file_size(s.train.teacher, missing);
        estimate.memoryBytes += missing ? 0.0 : static_cast<double>(bytes);
    }
    // Checkpoint and model, each next to its predecessor while it is written.
    estimate.diskBytes = tokenFile + 2 * (tables - 1) * table + 2 * table;
    if (s.train.tableOnDisk) estimate.diskBytes += tables * table;
    estimate.freeDiskBytes = -1;
    if (isGenerative(s.encoder)) addGenerative(s, rows, perPair, pairs, cores, estimate);
    return estimate;
}

std::int64_t plannedUpdates(const TrainingSet& pairs, const ModelTokenizer& tokenizer,
                            const Settings& settings) {
    const double length = tokensPerPair(pairs, &tokenizer, settings).all / 2 + 1;
    const auto count = static_cast<double>(pairs.info().pairs);
    const std::int64_t updates = updatesOf(settings.generative, count * length * settings.train.epochs);
    return settings.train.steps > 0 ? std::min(updates, settings.train.steps) : updates;
}

}  // namespace paragram
