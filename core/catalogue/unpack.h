// Named members of an archive to a folder.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "core/base/job_context.h"
#include "core/base/result.h"

namespace paragram {

struct UnpackRequest {
    std::filesystem::path archive;      // zip, tar, plain or compressed
    std::filesystem::path folder;       // appears whole; what was there before is replaced
    std::vector<std::string> patterns;  // shell patterns of members; "*" matches across folders
};

struct UnpackSummary {
    std::vector<std::filesystem::path> files;  // relative to the folder
    std::int64_t bytes = 0;
    bool stopped = false;  // nothing is there then
};

// Only plain files are unpacked; links and devices are passed over. Error: a damaged archive, a member whose
// name leads out of the folder, no member of these names, or far more content than the archive's size
// explains.
Result<UnpackSummary> unpack(const UnpackRequest& request, JobContext& job);

}  // namespace paragram
