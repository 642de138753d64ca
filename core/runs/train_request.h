// What to train, and where.
#pragma once

#include <filesystem>
#include <vector>

#include "core/settings/settings.h"

namespace paragram {

struct TrainRequest {
    std::vector<std::filesystem::path> pairs;        // pair stores; empty with resume: those of the run
    std::vector<std::filesystem::path> tokenizers;   // missing kinds are trained on the pairs
    std::vector<std::filesystem::path> development;  // STS files or suite files; empty: none
    Settings settings;
    std::filesystem::path output;  // run folder
    bool resume = false;           // continue from the checkpoint in output, with the settings stored there
    int epochs = 0;                // with resume: this many in all, if they are more than those settings say
};

}  // namespace paragram
