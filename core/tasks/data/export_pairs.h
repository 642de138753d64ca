// Exports pairs as the training files of P-SP: X.h5 with token numbers, X.vocab with their pieces.
#pragma once

#include <cstdint>
#include <filesystem>
#include <vector>

#include "core/base/job_context.h"
#include "core/base/result.h"

namespace paragram {

struct ExportPairsRequest {
    std::vector<std::filesystem::path> pairs;  // pair stores
    std::filesystem::path tokenizer;           // a SentencePiece model
    std::filesystem::path output;              // X.h5
    bool keepCase = false;
};

struct ExportPairsSummary {
    std::int64_t pairs = 0, pieces = 0;
};

// Pieces are numbered in the order in which they first appear, source before target, as P-SP's text2HDF5
// does; text that SentencePiece does not know becomes a piece. Stopped: there is no output. Throws
// MachineFailure.
Result<ExportPairsSummary> exportPairs(const ExportPairsRequest& request, JobContext& job);

}  // namespace paragram
