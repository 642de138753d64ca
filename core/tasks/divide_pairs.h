// Pair stores divided, joined, drawn from and put in another order.
#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "core/base/job_context.h"
#include "core/base/result.h"

namespace paragram {

struct DivideSummary {
    std::vector<std::int64_t> pairs;  // of each output
    bool stopped = false;             // nothing was written
};

// Parts for training, development and test; an empty path leaves a part out.
struct SplitRequest {
    std::filesystem::path pairs;                   // store
    std::array<std::filesystem::path, 3> outputs;  // the first takes what the others leave
    std::array<double, 2> sizes{};                 // of the second and third: below 1 a share, else pairs
    std::int64_t seed = 1;
    // none, source or target: pairs with the same sentence there come into the same part, in lower case. A
    // part may then be larger than asked by the repeats of one sentence.
    std::string apart = "source";
};
Result<DivideSummary> splitPairs(const SplitRequest& request, JobContext& job);

struct MergeRequest {
    std::vector<std::filesystem::path> pairs;  // stores, one after another
    std::filesystem::path output;
    bool mixed = false;  // of several languages: the result then names none
};
Result<DivideSummary> mergePairs(const MergeRequest& request, JobContext& job);

// So many pairs, every set of them equally likely, in the order of the store (Knuth 3.4.2, S).
struct SampleRequest {
    std::filesystem::path pairs, output;
    std::int64_t count = 0;
    std::int64_t seed = 1;
};
Result<DivideSummary> samplePairs(const SampleRequest& request, JobContext& job);

// Every order equally likely; half a million pairs at a time are in memory, the others on disk.
struct ShuffleRequest {
    std::filesystem::path pairs, output;
    std::int64_t seed = 1;
};
Result<DivideSummary> shufflePairs(const ShuffleRequest& request, JobContext& job);

}  // namespace paragram
