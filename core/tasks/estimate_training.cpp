#include "core/tasks/estimate_training.h"

#include <algorithm>
#include <thread>

#include "core/tasks/find_tokenizers.h"
#include "core/tokens/make_tokenizer.h"
#include "core/training/disk_feed.h"
#include "core/training/pair_shuffle.h"

namespace paragram {
namespace {

namespace fs = std::filesystem;

// What one core of a desktop of these years does; measured by tests/benchmarks, good to a factor of two.
constexpr double kFlopPerSecond = 80e9;           // of a large matrix product
constexpr double kGatherBytesPerSecond = 9e9;     // of rows of a table
constexpr double kStreamBytesPerSecond = 12e9;    // of reading and writing a table in order
constexpr double kScanBytesPerSecond = 500e6;     // of a file from front to back
constexpr double kPairsPerSecond = 300e3;         // read and cut into tokens, on all cores
constexpr double kProjectedDimensions = 64 + 40;  // the reduction of the tiles costs as much as some 40 more
constexpr double kRowsPerPair = 20;  // rows of the table that a mini-batch touches, for each pair
// Where there is no tokenizer to ask.
constexpr double kTokensPerSentence = 12, kTrigramsPerSentence = 45;

// Of both sides together, measured at a few places.
double tokensPerPair(const TrainingSet& pairs, const ModelTokenizer* tokenizer, const Settings& settings) {
    if (!tokenizer) {
        double sum = 0;
        for (const std::string& kind : tokenizerKinds(settings.encoder.kind))
            sum += kind == "trigram" ? kTrigramsPerSentence : kTokensPerSentence;
        return 2 * sum;
    }
    constexpr std::int64_t kPlaces = 4, kPairs = 128;
    double tokens = 0, counted = 0;
    for (std::int64_t place = 0; place < kPlaces; ++place) {
        for (const SentencePair& pair : pairs.readText(pairs.info().pairs * place / kPlaces, kPairs)) {
            tokens += static_cast<double>(tokenizer->tokens(settings, pair.source, Side::source).size() +
                                          tokenizer->tokens(settings, pair.target, Side::target).size());
            ++counted;
        }
    }
    return tokens / std::max(1.0, counted);
}

double freeBytes(const fs::path& output) {
    std::error_code code;
    fs::path folder = fs::absolute(output, code);
    while (!fs::exists(folder, code) && folder != folder.parent_path()) folder = folder.parent_path();
    const fs::space_info space = fs::space(folder, code);
    return code ? -1.0 : static_cast<double>(space.available);
}

}  // namespace

TrainEstimate estimateCost(const TrainingSet& set, const ModelTokenizer* tokenizer, double rows,
                           const Settings& s) {
    const double perPair = tokensPerPair(set, tokenizer, s);
    const auto pairs = static_cast<double>(set.info().pairs);
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
    const double parts =
        isConcatenation(s.encoder.kind) ? static_cast<double>(tokenizerKinds(s.encoder.kind).size()) : 1.0;
    const bool searches = s.train.loss == "margin";
    const double compared =  // dimensions of the search for negatives
        s.train.negativeSearch == "projected" ? std::min(parts * d, kProjectedDimensions) : parts * d;
    const double flop = searches ? bothSides * 2 * std::min(grown * batch, pairs) * batch * compared : 0.0;
    const double gathered = (searches ? 1 + 2 + 2 : 1 + 1) * batch * perPair * d * sizeof(float);
    const double streamed = std::min(rows, kRowsPerPair * batch) * d * sizeof(float) * 7;
    const double step =
        flop / kFlopPerSecond + gathered / kGatherBytesPerSecond + streamed / kStreamBytesPerSecond;

    // Tokens in memory, or two parts of them in memory and all in a file; in the first epoch of a large set
    // two buckets besides, and the last of them beside the two parts.
    TokenFileInfo tokens;
    tokens.pairs = set.info().pairs;
    tokens.sourceIds = static_cast<std::int64_t>(pairs * perPair);
    const PairShuffle shuffle(tokens.pairs, s.train.seed);
    const double inMemory = pairs * (perPair * sizeof(std::int32_t) + 2 * sizeof(std::int64_t));
    const double limit = s.train.memory * 1e6;
    const double idBytes = rows <= 65536 ? 2 : 4;
    TrainEstimate estimate;
    estimate.fromDisk = limit > 0 && inMemory > limit;
    const double tokenFile = estimate.fromDisk ? pairs * (perPair * idBytes + 8) : 0;
    const auto twoBuckets = 2 * static_cast<double>(DiskFeed::bucketBytes(tokens, shuffle.buckets()));
    const double bucket = shuffle.buckets() > 1 ? twoBuckets / 2 : 0;
    const double twoParts = std::max(limit, twoBuckets);
    const double tokenMemory =
        estimate.fromDisk ? twoParts + bucket : inMemory + pairs * sizeof(std::int64_t) + 2 * bucket;
    const double scans = estimate.fromDisk ? std::max(1.0, shuffle.buckets() * twoBuckets / twoParts) : 0;
    const double epochs = steps * batch / pairs;
    // The file is read while the training computes: what is slower counts.
    estimate.seconds = std::max(steps * step / cores, epochs * scans * tokenFile / kScanBytesPerSecond) +
                       pairs / kPairsPerSecond;
    constexpr double kProgramBytes = 60e6;
    // Weights, two moments, the copy that is evaluated and saved, perhaps a running mean.
    const double tables = s.train.average > 0 ? 5 : 4;
    const double table = rows * d * sizeof(float);
    estimate.memoryBytes =
        kProgramBytes + tables * table + tokenMemory + 2 * grown * batch * parts * d * sizeof(float);
    // Checkpoint and model, each beside the one before it.
    estimate.diskBytes = tokenFile + 2 * (tables - 1) * table + 2 * table;
    estimate.freeDiskBytes = -1;
    return estimate;
}

Result<TrainEstimate> estimateTraining(const TrainRequest& request) {
    const Result<TrainingSet> pairs = TrainingSet::open(request.pairs);
    if (!pairs) return pairs.error();
    const Settings& settings = request.settings;
    const std::size_t parts = tokenizerKinds(settings.encoder.kind).size();
    const std::size_t tokenizers = settings.encoder.sharing == "unshared" ? 2 * parts : parts;
    const double each = settings.tokenizer.vocabulary;
    double rows = each * static_cast<double>(settings.encoder.sharing == "shared" ? parts : 2 * parts);
    std::shared_ptr<const ModelTokenizer> tokenizer;
    if (request.tokenizers.size() >= tokenizers) {  // then none is learned
        JobContext job;
        auto found = findTokenizers(request.tokenizers, settings, *pairs, job);
        if (!found) return found.error();
        tokenizer = *found;
        rows = static_cast<double>(tokenizer->rows());
    } else {
        for (const fs::path& file : request.tokenizers) {
            const auto given = readTokenizer(file);
            if (!given) return given.error();
            rows += static_cast<double>((*given)->size()) - each;
        }
    }
    try {
        TrainEstimate estimate = estimateCost(*pairs, tokenizer.get(), rows, settings);
        estimate.freeDiskBytes = freeBytes(request.output);
        return estimate;
    } catch (const Hdf5Damage& damage) {
        return damage.error();
    }
}

}  // namespace paragram
