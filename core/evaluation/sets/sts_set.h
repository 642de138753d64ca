// A data set of sentence pairs with gold scores.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

namespace paragram {

struct StsPair {
    std::string first, second;
    double gold = 0;  // the annotators' score, on the scale of its data set

    friend bool operator==(const StsPair&, const StsPair&) = default;
};

struct StsSet {
    std::string suite;        // "STS12", "STS17", "STS Benchmark", or a file name
    std::string name;         // "MSRpar", "track5.en-en", "test"
    std::string year;         // "2012" .. "2017", empty for others
    std::size_t skipped = 0;  // pairs without a gold score
    std::vector<StsPair> pairs;
    std::filesystem::path folder = {};  // of its file
};

}  // namespace paragram
