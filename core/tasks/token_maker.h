// Pairs to tokens, a part of a training set at a time.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>

#include "core/settings/settings.h"
#include "core/tasks/training_set.h"
#include "core/tasks/training_tokens.h"
#include "core/tokens/model_tokenizer.h"
#include "core/tokens/token_list.h"

namespace paragram {

// Reads pairs in blockOrder, cuts them and keeps their tokens, in memory while settings.train.memory allows
// it and else in file, all three at the same time. Used by one thread at a time. What it throws (Hdf5Damage,
// MachineFailure) ends it.
class TokenMaker {
  public:
    // Pairs and tokenizer outlive it.
    TokenMaker(const TrainingSet& pairs, const ModelTokenizer& tokenizer, const Settings& settings,
               const std::filesystem::path& file, std::int64_t bucketPairs);
    ~TokenMaker();

    std::int64_t left() const;  // pairs
    // The next pairs, so many of them. goOn is asked after each chunk; false: it said no.
    bool make(std::int64_t count, const std::function<bool(std::int64_t done)>& goOn);

    // make() from now on puts tokens into a bucket, too.
    void collectBuckets();
    // What was made since the last call, in exchange for memory to use again.
    void takeBucket(PairTokens& bucket);
    // make() from now on cuts on the calling thread alone: the others have work of their own.
    void useOneThread();

    // TrainingTokens::fingerprint, once the first bucket is made.
    std::uint64_t fingerprint();
    // Once all are made.
    TrainingTokens finish();

  private:
    struct State;
    std::unique_ptr<State> state_;
};

}  // namespace paragram
