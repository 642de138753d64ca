// Mined pairs on disk: read to be reviewed, written out in other formats.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <vector>

#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/mining/pair_review.h"
#include "core/pairs/pair_writer.h"
#include "core/tasks/mine_pairs.h"

namespace paragram {

struct MinedFile {
    std::vector<MinedText> pairs;  // at most as many as asked for
    std::vector<double> scores;    // of all
};

// Lines of score, source, target. Error names the first line that is none.
Result<MinedFile> readMinedFile(const std::filesystem::path& file, std::size_t most, JobContext& job);

struct MinedExport {
    std::filesystem::path mined, output;
    PairWriterOptions options;
    double threshold = 0;
    std::filesystem::path review;  // what was accepted is taken whatever its score, what was rejected is not
    bool onlyAccepted = false;
};

// How many pairs were written.
Result<std::int64_t> exportMinedPairs(const MinedExport& request, JobContext& job);

}  // namespace paragram
