// Pair stores as files of other programs.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/pairs/pair_format.h"

namespace paragram {

struct WritePairsRequest {
    std::vector<std::filesystem::path> pairs;  // pair stores, or files of P-SP; all go out together
    std::filesystem::path output;              // "-": standard output; for Moses without the languages
    std::string format = "auto";               // id of a format that can be written; auto: by output's ending
    std::string sourceLanguage, targetLanguage;  // empty: as the stores say
};

struct WritePairsSummary {
    std::int64_t pairs = 0;
    std::string format;
    double seconds = 0;
    bool stopped = false;  // nothing is written when stopped
};

Result<WritePairsSummary> writePairs(const WritePairsRequest& request, JobContext& job);

}  // namespace paragram
