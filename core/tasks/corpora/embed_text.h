// Embeds lines of text and writes the vectors to a .npy file.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/models/model.h"

namespace paragram {

struct EmbedRequest {
    std::filesystem::path input;   // one sentence a line; "-" unless several ranks read it
    std::filesystem::path output;  // .npy, (lines, dimension), float32
    bool normalise = false;        // to length 1
    std::string table = "fp32";    // a name of WeightPrecision, of the table
    std::string language = {};  // used only by a model whose languages do not share rows; empty: the source
};

struct EmbedSummary {
    std::int64_t sentences = 0;
    std::int64_t blank = 0;  // lines without text: zero vectors
    double cosineError = 0;  // 1 - cosine to the vectors in fp32: mean over the first lines
    double largestCosineError = 0;
    double seconds = 0;
};

// Stopped: there is no output. Error for an unreadable input or an unknown table. Throws MachineFailure.
Result<EmbedSummary> embedText(const Model& model, const EmbedRequest& request, JobContext& job);

}  // namespace paragram
