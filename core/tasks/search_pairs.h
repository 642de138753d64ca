// Pairs of a store that hold a text.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/pairs/sentence_pair.h"

namespace paragram {

struct FoundPair {
    std::int64_t row = 0;  // of the store, from 0
    SentencePair pair;
};

struct PairMatches {
    std::vector<FoundPair> pairs;  // the first ones, as many as asked for
    std::int64_t count = 0;        // of all
    bool stopped = false;          // what was found until then
};

// Either side holds text, in either case.
Result<PairMatches> searchPairs(const std::filesystem::path& store, const std::string& text, std::size_t most,
                                JobContext& job);

}  // namespace paragram
