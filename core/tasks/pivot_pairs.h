// Paraphrases, or pairs of two other languages, out of translations: sentences that share a translation.
#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "core/base/job_context.h"
#include "core/base/result.h"

namespace paragram {

// Two sentences that were translated by the same third one are put together (pivoting: Bannard and
// Callison-Burch 2005, of whole sentences). Of en-es, the languages en,en give English paraphrases that share
// a Spanish sentence; of en-es and en-de, es,de give pairs that share an English one.
struct PivotRequest {
    std::vector<std::filesystem::path> pairs;  // stores, each of two known languages
    std::filesystem::path output;
    std::array<std::string, 2> languages;  // of the pairs to make
    // Pairs that one shared sentence gives at most; of more so many are drawn. 0: all that 256 of its
    // translations give.
    std::int64_t most = 6;
    std::int64_t seed = 1;
};

struct PivotSummary {
    std::int64_t pairs = 0;   // written, each once, in the order of the shared sentences
    std::int64_t shared = 0;  // sentences with several translations that gave them
    bool stopped = false;     // nothing was written
};

// Memory: every different sentence of the wanted languages, and about 100 bytes for each.
Result<PivotSummary> pivotPairs(const PivotRequest& request, JobContext& job);

}  // namespace paragram
