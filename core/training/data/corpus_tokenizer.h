// Tokenises a training set, one part at a time.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>

#include "core/settings/settings.h"
#include "core/tokens/model/model_tokenizer.h"
#include "core/tokens/token_list.h"
#include "core/training/data/training_set.h"
#include "core/training/data/training_tokens.h"

namespace paragram {

// Reads pairs in blockOrder, tokenises them and stores the tokens, all three at the same time. Not for
// several threads at once. After an exception (Hdf5Damage, MachineFailure) it cannot be used again.
class CorpusTokenizer {
  public:
    // Pairs and tokenizer outlive it. file: used if the tokens need more than settings.train.memory.
    CorpusTokenizer(const TrainingSet& pairs, const ModelTokenizer& tokenizer, const Settings& settings,
                    const std::filesystem::path& file, std::int64_t bucketPairs);
    ~CorpusTokenizer();

    std::int64_t left() const;  // pairs not tokenised yet
    // Tokenises the next `count` pairs. shouldContinue is called after each chunk; returns false if it did.
    bool tokenise(std::int64_t count, const std::function<bool(std::int64_t done)>& shouldContinue);

    // From now on tokenise() also collects the tokens in a bucket.
    void collectBuckets();
    // Swaps the tokens since the last call into `bucket`, whose memory is reused.
    void takeBucket(PairTokens& bucket);
    // From now on tokenise() computes on the calling thread only: the other cores train.
    void useOneThread();

    // TrainingTokens::fingerprint; valid after the first bucket is tokenised.
    std::uint64_t fingerprint();
    // Valid after all pairs are tokenised.
    TrainingTokens finish();

  private:
    struct State;
    std::unique_ptr<State> state_;
};

}  // namespace paragram
