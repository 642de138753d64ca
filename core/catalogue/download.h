// Downloads a file from one of several addresses, in spite of interruptions.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "core/base/job_context.h"
#include "core/base/result.h"

namespace paragram {

// Larger files are downloaded only with the user's consent.
inline constexpr std::int64_t kLargeDownload = 500'000'000;  // bytes

struct DownloadRequest {
    std::vector<std::string> urls;    // tried in this order; http is first tried as https
    std::filesystem::path target;     // replaced when the download is complete and correct
    std::int64_t bytes = 0;           // expected size; 0: unknown
    std::string sha256;               // expected; empty: unknown
    bool allowLarge = false;          // the user agreed to more than kLargeDownload
    std::int64_t spareBytes = 0;      // disk space needed in addition, for unpacking
    std::string proxy;                // empty: from the environment
    std::int64_t bytesPerSecond = 0;  // limit; 0: none
    int attempts = 6;                 // per address, in a row without a new byte
    double waitSeconds = 1;  // before the second attempt, doubled for each further one, up to a minute
};

struct DownloadSummary {
    std::string url;  // the address it came from
    std::string etag, lastModified;
    std::string sha256;         // of the file
    std::int64_t bytes = 0;     // of the file
    std::int64_t received = 0;  // over the network in this call
    int attempts = 0;
};

// Stopped: what was received is kept, and the next download resumes it, as it does after an interruption, if
// the file is still the same version (entity tag or date, and size). Error if no address provides the file,
// it is not what was expected, disk space is short, or it is too large without consent. Throws
// MachineFailure.
Result<DownloadSummary> download(const DownloadRequest& request, JobContext& job);

}  // namespace paragram
