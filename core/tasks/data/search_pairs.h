// Finds the pairs of a store that contain a text.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/pairs/store/sentence_pair.h"

namespace paragram {

struct FoundPair {
    std::int64_t row = 0;  // in the store, from 0
    SentencePair pair;
};

struct PairMatches {
    std::vector<FoundPair> pairs;  // the first ones, as many as requested
    std::int64_t count = 0;        // of all
};

// Searches both sides, ignoring case. Error if the store cannot be read. Stopped: the matches so far.
Result<PairMatches> searchPairs(const std::filesystem::path& store, const std::string& text, std::size_t most,
                                JobContext& job);

}  // namespace paragram
