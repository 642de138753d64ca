// Pairs as the authors' P-SP program trains on them: X.h5 with ids, X.vocab with their pieces.
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
    bool stopped = false;  // nothing is written when stopped
};

// Ids count pieces in the order in which they first appear, source before target, as P-SP's text2HDF5 does;
// what SentencePiece does not know is a piece of its own text.
Result<ExportPairsSummary> exportPairs(const ExportPairsRequest& request, JobContext& job);

}  // namespace paragram
