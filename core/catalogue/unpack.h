// Unpacks some members of an archive to a folder.
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
    std::filesystem::path folder;       // created when complete; replaces an existing one
    std::vector<std::string> patterns;  // shell patterns of members; "*" also matches "/"
};

struct UnpackSummary {
    std::vector<std::filesystem::path> files;  // relative to the folder
    std::int64_t bytes = 0;
};

// Only plain files are unpacked; links and devices are skipped. Error for a damaged archive, a member with a
// name outside the folder, no member with these names, or far more content than the size of the archive
// explains. Stopped: there is no folder. Throws MachineFailure.
Result<UnpackSummary> unpack(const UnpackRequest& request, JobContext& job);

}  // namespace paragram
