// Mining tasks: a data set to score, and one for choosing the threshold.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/evaluation/sets/bucc_reader.h"

namespace paragram {

// A data set to score, and the one whose best threshold is used.
struct MiningTask {
    std::string name;  // "ntrex-news.de-en"
    std::optional<BuccSet> train;
    BuccSet test;
};

// Data sets named NAME.train (or NAME.training) and NAME.test belong together; any other one is scored at its
// own best threshold, as its protocol says. Test sets without gold pairs cannot be scored and are omitted.
std::vector<MiningTask> miningTasks(std::vector<BuccSet> sets);

}  // namespace paragram
