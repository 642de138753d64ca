// The tokens of a training set: in memory while they fit, else in a file. Of a large set only some are made
// before the training; the others while it computes.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>

#include "core/base/job_context.h"
#include "core/encoders/word_vectors.h"
#include "core/settings/settings.h"
#include "core/tasks/training_set.h"
#include "core/tokens/model_tokenizer.h"
#include "core/tokens/token_file.h"
#include "core/tokens/token_list.h"
#include "core/training/pair_feed.h"
#include "core/training/pair_shuffle.h"

namespace paragram {

class TokenMaker;

// Pairs are numbered in the order of blockOrder.
struct TrainingTokens {
    PairTokens memory;                   // all of them, those of the first bucket, or none
    std::optional<TokenFile> file;       // where they are otherwise
    std::shared_ptr<TokenMaker> others;  // makes what is missing after the first bucket; null: nothing is
    std::int64_t bucketPairs = PairShuffle::kBucketPairs;
    // Of a set of one bucket, all tokens; of a larger one, those of its first bucket, which is drawn from
    // everywhere, the number of its pairs and the bytes of their files.
    std::uint64_t fingerprint = 0;
};

enum class TokensNeeded { firstBucket, all };

// Reads, cuts into tokens and writes at the same time; more of them than settings.train.memory allows go to
// file. Nothing when the job is stopped. Of tokens not made yet, pairs and tokenizer are to be kept alive.
// Throws MachineFailure, Hdf5Damage.
std::optional<TrainingTokens> tokenisePairs(const TrainingSet& pairs, const ModelTokenizer& tokenizer,
                                            const Settings& settings, const std::filesystem::path& file,
                                            TokensNeeded needed, JobContext& job,
                                            std::int64_t bucketPairs = PairShuffle::kBucketPairs);

// What an earlier session of the run left in file; nothing when it is not there, not whole or of other pairs.
std::optional<TrainingTokens> reuseTokens(const std::filesystem::path& file, std::uint64_t fingerprint,
                                          std::int64_t pairs);

// What word vectors cover of those there are.
WordVectorShares sharesOf(const WordVectorCover& cover, const TrainingTokens& tokens);

std::unique_ptr<PairFeed> makeFeed(TrainingTokens tokens, const TrainSettings& settings);

}  // namespace paragram
