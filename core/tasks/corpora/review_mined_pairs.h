// Reads mined pairs for review, and exports them to other formats.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <vector>

#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/mining/pair_review.h"
#include "core/pairs/formats/pair_writer.h"
#include "core/tasks/corpora/mine_pairs.h"

namespace paragram {

struct MinedFile {
    std::vector<MinedText> pairs;  // the first ones, as many as requested
    std::vector<double> scores;    // of all pairs
};

// Reads lines of score, source, target. Error names the first line that is not one. Stopped: no pairs.
Result<MinedFile> readMinedFile(const std::filesystem::path& file, std::size_t most, JobContext& job);

struct MinedExport {
    std::filesystem::path mined, output;
    PairWriterOptions options;
    double threshold = 0;
    std::filesystem::path review;  // judgements, which override the threshold; empty: none
    bool onlyAccepted = false;
};

// Returns the number of pairs written. Stopped: no output. Throws MachineFailure.
Result<std::int64_t> exportMinedPairs(const MinedExport& request, JobContext& job);

}  // namespace paragram
