// Exports pair stores to files of other programs.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "core/base/job_context.h"
#include "core/base/result.h"

namespace paragram {

struct WritePairsRequest {
    std::vector<std::filesystem::path> pairs;  // pair stores or P-SP files, written together
    std::filesystem::path output;  // "-": standard output; for Moses the name without the languages
    std::string format = "auto";   // id of a format that can be written; auto: by the file extension
    std::string sourceLanguage, targetLanguage;  // empty: as in the stores
    bool overwrite = true;                       // of the two files of Moses
};

struct WritePairsSummary {
    std::int64_t pairs = 0;
    std::string format;
    double seconds = 0;
};

// Stopped: there is no output. Error for unreadable stores or an unknown format. Throws MachineFailure.
Result<WritePairsSummary> writePairs(const WritePairsRequest& request, JobContext& job);

}  // namespace paragram
