// Lists what OPUS has for two languages.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/base/job_context.h"
#include "core/base/result.h"

namespace paragram {

// Address of OPUS's interface: PARAGRAM_OPUS_SERVICE, such as a mirror, or its own.
std::string opusService();

struct OpusCorpus {
    std::string corpus, version;  // "Books", "v1"
    std::string source, target;   // language codes, in alphabetical order
    std::int64_t bytes = 0;       // of the archive, to the nearest KiB; 0: unknown
    std::int64_t pairs = 0;       // 0: unknown
    std::string url;              // of the Moses archive
};

// The newest version of each corpus, most pairs first. Error if there is no answer, or it cannot be read.
// Returns Stopped.
Result<std::vector<OpusCorpus>> listOpus(const std::string& first, const std::string& second, JobContext& job,
                                         const std::string& service = opusService(),
                                         const std::string& proxy = {});

}  // namespace paragram
