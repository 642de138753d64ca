// The tokens of a training set: in memory while they fit, otherwise in a file. Of a large set, only some
// exist before the training starts; the rest are tokenised while it computes.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>

#include "core/encoders/word_vectors.h"
#include "core/tokens/token_file.h"
#include "core/tokens/token_list.h"
#include "core/training/feeds/pair_shuffle.h"

namespace paragram {

class CorpusTokenizer;

// Pairs are numbered in the order of blockOrder.
struct TrainingTokens {
    PairTokens memory;                      // all of them, those of the first bucket, or none
    std::optional<TokenFile> file;          // all of them, if they are not in memory
    std::shared_ptr<CorpusTokenizer> rest;  // tokenises the later pairs; null: there are none
    std::int64_t bucketPairs = PairShuffle::kBucketPairs;
    // With one bucket: a hash of all tokens. With several: a hash of the tokens of the first bucket (a sample
    // of the set), of the number of pairs and of the size of their files in bytes.
    std::uint64_t fingerprint = 0;
};

// The tokens that an earlier session of the run left in `file`; empty if it is missing, incomplete or of
// other pairs.
std::optional<TrainingTokens> reuseTokens(const std::filesystem::path& file, std::uint64_t fingerprint,
                                          std::int64_t pairs);

// The shares of rows and tokens that word vectors cover, of the tokens that exist so far.
WordVectorShares sharesOf(const WordVectorCover& cover, const TrainingTokens& tokens);

}  // namespace paragram
