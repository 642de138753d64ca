#include "core/tasks/estimate_training.h"

#include <algorithm>
#include <thread>

#include "core/tokens/make_tokenizer.h"
#include "core/training/disk_feed.h"
#include "core/training/pair_shuffle.h"

namespace paragram {
namespace {

namespace fs = std::filesystem;

// What one core of a desktop of these years does; measured by tests/benchmarks, good to a factor of two.
constexpr double kFlopPerSecond = 60e9;         // of a large matrix product
constexpr double kGatherBytesPerSecond = 6e9;   // of rows of a table
constexpr double kStreamBytesPerSecond = 12e9;  // of reading and writing a table in order
constexpr double kScanBytesPerSecond = 500e6;   // of a file from front to back
constexpr double kRowsPerPair = 20;             // rows of the table that a mini-batch touches, for each pair
constexpr double kTokensPerSentence = 12;       // where there is no tokenizer to ask

// Of both sides together, measured at a few places.
double tokensPerPair(const TrainingSet& pairs, const Tokenizer* tokenizer, const Settings& settings) {
    if (!tokenizer) return 2 * kTokensPerSentence;
    constexpr std::int64_t kPlaces = 4, kPairs = 128;
    double tokens = 0, counted = 0;
    for (std::int64_t place = 0; place < kPlaces; ++place) {
        for (const SentencePair& pair : pairs.read(pairs.info().pairs * place / kPlaces, kPairs)) {
            for (const std::string* text : {&pair.source, &pair.target})
                tokens += static_cast<double>(modelTokens(*tokenizer, settings, *text).size());
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

TrainEstimate estimateCost(const TrainingSet& set, const Tokenizer* tokenizer, const Settings& s) {
    const double vocabulary =
        tokenizer ? static_cast<double>(tokenizer->size()) : static_cast<double>(s.tokenizer.vocabulary);
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
    const double flop = bothSides * 2 * std::min(grown * batch, pairs) * batch * d;
    const double gathered = (1 + 2 + 2) * batch * perPair * d * sizeof(float);
    const double streamed = std::min(vocabulary, kRowsPerPair * batch) * d * sizeof(float) * 7;
    const double step =
        flop / kFlopPerSecond + gathered / kGatherBytesPerSecond + streamed / kStreamBytesPerSecond;

    // Tokens in memory, or two parts of them in memory and all in a file.
    TokenFileInfo tokens;
    tokens.pairs = set.info().pairs;
    tokens.sourceIds = static_cast<std::int64_t>(pairs * perPair);
    const PairShuffle shuffle(tokens.pairs, s.train.seed);
    const double inMemory = pairs * (perPair * sizeof(std::int32_t) + 2 * sizeof(std::int64_t));
    const double limit = s.train.memory * 1e6;
    const double idBytes = vocabulary <= 65536 ? 2 : 4;
    TrainEstimate estimate;
    estimate.fromDisk = limit > 0 && inMemory > limit;
    const double tokenFile = estimate.fromDisk ? pairs * (perPair * idBytes + 8) : 0;
    const auto twoBuckets = 2 * static_cast<double>(DiskFeed::bucketBytes(tokens, shuffle.buckets()));
    const double tokenMemory =
        estimate.fromDisk ? std::max(limit, twoBuckets) : inMemory + pairs * sizeof(std::int64_t);
    const double scans = estimate.fromDisk ? std::max(1.0, shuffle.buckets() * twoBuckets / tokenMemory) : 0;
    const double epochs = steps * batch / pairs;
    // The file is read while the training computes: what is slower counts.
    estimate.seconds =
        std::max(steps * step / cores, epochs * scans * tokenFile / kScanBytesPerSecond) + pairs / 40000;
    constexpr double kProgramBytes = 60e6;
    const double table = vocabulary * d * sizeof(float);
    estimate.memoryBytes = kProgramBytes + 3 * table + tokenMemory + 2 * grown * batch * d * sizeof(float);
    estimate.diskBytes = tokenFile + 2 * 3 * table + 2 * table;
    estimate.freeDiskBytes = -1;
    return estimate;
}

Result<TrainEstimate> estimateTraining(const TrainRequest& request) {
    const Result<TrainingSet> pairs = TrainingSet::open(request.pairs);
    if (!pairs) return pairs.error();
    std::shared_ptr<const Tokenizer> tokenizer;
    if (!request.tokenizer.empty()) {
        auto read = readTokenizer(request.tokenizer);
        if (!read) return read.error();
        tokenizer = *read;
    }
    try {
        TrainEstimate estimate = estimateCost(*pairs, tokenizer.get(), request.settings);
        estimate.freeDiskBytes = freeBytes(request.output);
        return estimate;
    } catch (const Hdf5Damage& damage) {
        return damage.error();
    }
}

}  // namespace paragram
