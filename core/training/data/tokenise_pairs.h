// From a training set to tokens, and from tokens to a feed of pairs.
#pragma once

#include <filesystem>
#include <memory>

#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/settings/settings.h"
#include "core/tokens/model/model_tokenizer.h"
#include "core/training/data/training_set.h"
#include "core/training/data/training_tokens.h"
#include "core/training/feeds/pair_feed.h"

namespace paragram {

// How much must be tokenised before tokenisePairs returns.
enum class TokensNeeded { firstBucket, all };

// Reads, tokenises and stores pairs at the same time; tokens beyond settings.train.memory go to `file`. While
// tokens are still missing (TrainingTokens::rest), pairs and tokenizer must stay alive. Returns Stopped if
// the job is stopped. Throws MachineFailure, Hdf5Damage.
Result<TrainingTokens> tokenisePairs(const TrainingSet& pairs, const ModelTokenizer& tokenizer,
                                     const Settings& settings, const std::filesystem::path& file,
                                     TokensNeeded needed, JobContext& job,
                                     std::int64_t bucketPairs = PairShuffle::kBucketPairs);

// A feed of the pairs in the shuffled order of train.seed.
std::unique_ptr<PairFeed> makeFeed(TrainingTokens tokens, const TrainSettings& settings);

}  // namespace paragram
