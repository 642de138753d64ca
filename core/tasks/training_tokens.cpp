#include "core/tasks/training_tokens.h"

#include <algorithm>

#include "core/base/stopwatch.h"
#include "core/tasks/token_maker.h"
#include "core/training/disk_feed.h"
#include "core/training/streamed_feed.h"

namespace paragram {
namespace {

constexpr std::int64_t kChunk = 1 << 14;  // pairs

}  // namespace

std::optional<TrainingTokens> tokenisePairs(const TrainingSet& pairs, const ModelTokenizer& tokenizer,
                                            const Settings& settings, const std::filesystem::path& file,
                                            TokensNeeded needed, JobContext& job, std::int64_t bucketPairs) {
    const bool some = needed == TokensNeeded::firstBucket && pairs.info().pairs > bucketPairs;
    const std::int64_t count = some ? bucketPairs : pairs.info().pairs;
    const Stopwatch watch;
    const auto maker = std::make_shared<TokenMaker>(pairs, tokenizer, settings, file, bucketPairs);
    if (some) maker->collectBuckets();
    const bool made = maker->make(count, [&](std::int64_t done) {
        const auto rate = static_cast<double>(done) / watch.seconds();
        job.tell({"Cutting into tokens", static_cast<double>(done), static_cast<double>(count), "pairs", rate,
                  "pairs", static_cast<double>(count - done) / rate});
        return !job.shouldStop();
    });
    if (!made) return std::nullopt;
    TrainingTokens tokens;
    if (some) {
        maker->useOneThread();
        maker->takeBucket(tokens.memory);
        tokens.fingerprint = maker->fingerprint();
        tokens.others = maker;
    } else {
        tokens = maker->finish();
    }
    tokens.bucketPairs = bucketPairs;
    return tokens;
}

std::optional<TrainingTokens> reuseTokens(const std::filesystem::path& file, std::uint64_t fingerprint,
                                          std::int64_t pairs) {
    Result<TokenFile> found = TokenFile::open(file);
    if (!found || found->info().fingerprint != fingerprint || found->info().pairs != pairs)
        return std::nullopt;
    TrainingTokens tokens;
    tokens.file = std::move(found).value();
    tokens.fingerprint = fingerprint;
    return tokens;
}

WordVectorShares sharesOf(const WordVectorCover& cover, const TrainingTokens& tokens) {
    if (!tokens.file) return sharesOf(cover, tokens.memory);
    WordVectorShares all = sharesOf(cover, PairTokens{});
    double covered = 0, counted = 0;
    PairTokens chunk;
    const auto count = [&] {
        const auto ids = static_cast<double>(chunk.source.ids.size() + chunk.target.ids.size());
        covered += ids * sharesOf(cover, chunk).tokens;
        counted += ids;
        chunk.clear();
    };
    TokenScan scan(*tokens.file);
    while (scan.next()) {
        scan.appendTo(chunk);
        if (static_cast<std::int64_t>(chunk.size()) == kChunk) count();
    }
    count();
    all.tokens = counted > 0 ? covered / counted : 0;
    return all;
}

std::unique_ptr<PairFeed> makeFeed(TrainingTokens tokens, const TrainSettings& settings) {
    const auto shuffleOf = [&, bucketPairs = tokens.bucketPairs](std::int64_t pairs) {
        return PairShuffle(pairs, settings.seed, bucketPairs, PairShuffle::FirstEpoch::asRead);
    };
    if (tokens.file) {
        const PairShuffle shuffle = shuffleOf(tokens.file->info().pairs);
        return std::make_unique<DiskFeed>(std::move(*tokens.file), shuffle,
                                          static_cast<std::int64_t>(settings.memory) * 1'000'000);
    }
    if (!tokens.others) {
        const auto pairs = static_cast<std::int64_t>(tokens.memory.size());
        return std::make_unique<MemoryFeed>(std::move(tokens.memory), epochOrder(shuffleOf(pairs)));
    }
    const std::shared_ptr<TokenMaker> maker = tokens.others;
    const std::int64_t bucketPairs = tokens.bucketPairs;
    return std::make_unique<StreamedFeed>(
        std::move(tokens.memory), shuffleOf(bucketPairs + maker->left()),
        [maker, bucketPairs](PairTokens& bucket, const std::stop_token& stop) {
            maker->takeBucket(bucket);  // lends the memory of the bucket before last
            const bool made = maker->make(std::min(bucketPairs, maker->left()),
                                          [&](std::int64_t) { return !stop.stop_requested(); });
            if (made) maker->takeBucket(bucket);
        },
        [maker, bucketPairs, settings] {
            TrainingTokens all = maker->finish();
            all.bucketPairs = bucketPairs;
            std::unique_ptr<PairFeed> feed = makeFeed(std::move(all), settings);
            PairTokens pair;  // so that the second epoch's order, or part of the file, is there in time
            if (settings.epochs > 1) feed->read(1, 0, 1, pair);
            return feed;
        });
}

}  // namespace paragram
