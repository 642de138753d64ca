#include "core/training/data/tokenise_pairs.h"

#include <algorithm>

#include "core/base/stopwatch.h"
#include "core/training/data/corpus_tokenizer.h"
#include "core/training/feeds/disk_feed.h"
#include "core/training/feeds/streamed_feed.h"

namespace paragram {

Result<TrainingTokens> tokenisePairs(const TrainingSet& pairs, const ModelTokenizer& tokenizer,
                                     const Settings& settings, const std::filesystem::path& file,
                                     TokensNeeded needed, JobContext& job, std::int64_t bucketPairs) {
    const bool some = needed == TokensNeeded::firstBucket && pairs.info().pairs > bucketPairs;
    const std::int64_t count = some ? bucketPairs : pairs.info().pairs;
    const Stopwatch watch;
    const auto corpus = std::make_shared<CorpusTokenizer>(pairs, tokenizer, settings, file, bucketPairs);
    if (some) corpus->collectBuckets();
    const bool complete = corpus->tokenise(count, [&](std::int64_t done) {
        const auto rate = static_cast<double>(done) / watch.seconds();
        job.report({"Tokenising", static_cast<double>(done), static_cast<double>(count), "pairs", rate,
                    "pairs", static_cast<double>(count - done) / rate});
        return !job.shouldStop();
    });
    if (!complete) return Stopped{};
    TrainingTokens tokens;
    if (some) {
        corpus->useOneThread();
        corpus->takeBucket(tokens.memory);
        tokens.fingerprint = corpus->fingerprint();
        tokens.rest = corpus;
    } else {
        tokens = corpus->finish();
    }
    tokens.bucketPairs = bucketPairs;
    return tokens;
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
    if (!tokens.rest) {
        const auto pairs = static_cast<std::int64_t>(tokens.memory.size());
        return std::make_unique<MemoryFeed>(std::move(tokens.memory), epochOrder(shuffleOf(pairs)));
    }
    const std::shared_ptr<CorpusTokenizer> corpus = tokens.rest;
    const std::int64_t bucketPairs = tokens.bucketPairs;
    return std::make_unique<StreamedFeed>(
        std::move(tokens.memory), shuffleOf(bucketPairs + corpus->left()),
        [corpus, bucketPairs](PairTokens& bucket, const std::stop_token& stop) {
            corpus->takeBucket(bucket);  // reuses the memory of the bucket before last
            const bool complete = corpus->tokenise(std::min(bucketPairs, corpus->left()),
                                                   [&](std::int64_t) { return !stop.stop_requested(); });
            if (complete) corpus->takeBucket(bucket);
        },
        [corpus, bucketPairs, settings] {
            TrainingTokens all = corpus->finish();
            all.bucketPairs = bucketPairs;
            std::unique_ptr<PairFeed> feed = makeFeed(std::move(all), settings);
            PairTokens pair;  // prepares the second epoch's order, or part of the file, in time
            if (settings.epochs > 1) feed->read(1, 0, 1, pair);
            return feed;
        });
}

}  // namespace paragram
