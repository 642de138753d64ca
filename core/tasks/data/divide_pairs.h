// Splits, merges, subsamples and shuffles pair stores.
#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "core/base/job_context.h"
#include "core/base/result.h"

namespace paragram {

// Of all verbs below. They return Stopped without output, Error for requests that make no sense and stores
// that cannot be read, and throw MachineFailure.
struct DivideSummary {
    std::vector<std::int64_t> pairs;  // in each output
};

// Parts for training, development and test; a part with an empty path is not written.
struct SplitRequest {
    std::filesystem::path pairs;                   // store
    std::array<std::filesystem::path, 3> outputs;  // the first gets the remaining pairs
    std::array<double, 2> sizes{};  // of the second and third: below 1 a share, otherwise a number of pairs
    std::int64_t seed = 1;
    // none, source or target: pairs with the same sentence on that side (ignoring case) go to the same part.
    // A part may then exceed its size by the duplicates of one sentence.
    std::string apart = "source";
};
Result<DivideSummary> splitPairs(const SplitRequest& request, JobContext& job);

struct MergeRequest {
    std::vector<std::filesystem::path> pairs;  // stores, in this order
    std::filesystem::path output;
    bool mixed = false;  // stores of different languages: the result then names none
};
Result<DivideSummary> mergePairs(const MergeRequest& request, JobContext& job);

// A random subsample of `count` pairs in the order of the store; all subsamples are equally likely (Knuth,
// volume 2, 3.4.2, algorithm S).
struct SubsampleRequest {
    std::filesystem::path pairs, output;
    std::int64_t count = 0;
    std::int64_t seed = 1;
};
Result<DivideSummary> subsamplePairs(const SubsampleRequest& request, JobContext& job);

// Every order is equally likely; half a million pairs at a time are in memory, the others on disk.
struct ShuffleRequest {
    std::filesystem::path pairs, output;
    std::int64_t seed = 1;
};
Result<DivideSummary> shufflePairs(const ShuffleRequest& request, JobContext& job);

}  // namespace paragram
