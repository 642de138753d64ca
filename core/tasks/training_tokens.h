// The tokens of a training set: in memory while they fit, else in a file.
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

namespace paragram {

struct TrainingTokens {
    PairTokens memory;              // all of them, or none
    std::optional<TokenFile> file;  // where they are otherwise
    std::uint64_t fingerprint = 0;
};

// Reads, cuts into tokens and writes at the same time. Once there are more than settings.train.memory allows,
// all go to file. Nothing when the job is stopped. Throws MachineFailure, Hdf5Damage.
std::optional<TrainingTokens> tokenisePairs(const TrainingSet& pairs, const ModelTokenizer& tokenizer,
                                            const Settings& settings, const std::filesystem::path& file,
                                            JobContext& job);

// What an earlier session of the run left in file; nothing when it is not there, not whole or of other pairs.
std::optional<TrainingTokens> reuseTokens(const std::filesystem::path& file, std::uint64_t fingerprint,
                                          std::int64_t pairs);

// What word vectors cover of them.
WordVectorShares sharesOf(const WordVectorCover& cover, const TrainingTokens& tokens);

std::unique_ptr<PairFeed> makeFeed(TrainingTokens tokens, const TrainSettings& settings);

}  // namespace paragram
