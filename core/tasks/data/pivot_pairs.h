// Creates paraphrases, or pairs of two other languages, from translations that share a sentence.
#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "core/base/job_context.h"
#include "core/base/result.h"

namespace paragram {

// Pairs two sentences that are translations of the same third one (pivoting: Bannard and Callison-Burch 2005,
// here of complete sentences). From en-es, the languages en,en give English paraphrases that share a Spanish
// sentence; from en-es and en-de, es,de give pairs that share an English one.
struct PivotRequest {
    std::vector<std::filesystem::path> pairs;  // stores with two known languages each
    std::filesystem::path output;
    std::array<std::string, 2> languages;  // of the pairs to create
    // Pairs per shared sentence at most; of more, a random subset. 0: all pairs of up to 256 translations.
    std::int64_t most = 6;
    std::int64_t seed = 1;
};

struct PivotSummary {
    std::int64_t pairs = 0;   // written, without duplicates, in the order of the shared sentences
    std::int64_t shared = 0;  // shared sentences with several translations
};

// Keeps all different sentences of the requested languages in memory, with about 100 bytes for each. Stopped:
// there is no output. Error if the stores name no languages or no pair is found. Throws MachineFailure.
Result<PivotSummary> pivotPairs(const PivotRequest& request, JobContext& job);

}  // namespace paragram
