// A file from one of several places, whatever the connection does.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "core/base/job_context.h"
#include "core/base/result.h"

namespace paragram {

// No more than this is fetched without a person's yes.
inline constexpr std::int64_t kLargeDownload = 500'000'000;  // bytes

struct DownloadRequest {
    std::vector<std::string> urls;    // tried in this order; http is first tried as https
    std::filesystem::path target;     // replaced when the download is whole and right
    std::int64_t bytes = 0;           // expected size; 0: not known
    std::string sha256;               // expected; empty: not known
    bool allowLarge = false;          // a person has agreed to more than kLargeDownload
    std::int64_t spareBytes = 0;      // room needed beside the file, for what is unpacked from it
    std::string proxy;                // empty: as the environment says
    std::int64_t bytesPerSecond = 0;  // limit; 0: none
    int attempts = 6;                 // in a row without a new byte, at each place
    double waitSeconds = 1;  // before the second attempt, doubled for each further one up to a minute
};

struct DownloadSummary {
    std::string url;  // where it came from
    std::string etag, lastModified;
    std::string sha256;         // of the file
    std::int64_t bytes = 0;     // of the file
    std::int64_t received = 0;  // through the network this time
    int attempts = 0;
    bool stopped = false;  // what is there is kept, the next download goes on with it
};

// Resumes what an earlier attempt left if it is the same version of the file (entity tag or date, and size).
// Error: no place gives the file; it is not what was expected; no room; too large without a yes.
Result<DownloadSummary> download(const DownloadRequest& request, JobContext& job);

}  // namespace paragram
