// The part of a file that has been downloaded so far; it survives interruptions, stops and power cuts.
#pragma once

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <span>
#include <string>

#include "core/base/files/sha256.h"
#include "core/base/job_context.h"
#include "core/base/result.h"

namespace paragram {

// What the bytes belong to: a download is resumed only for the same version of a file.
struct PartOrigin {
    std::string url, etag, lastModified;
    std::int64_t total = -1;  // size of the complete file; -1: unknown
};

// FILE.part, with FILE.part.json next to it.
class PartFile {
  public:
    explicit PartFile(std::filesystem::path target);

    // Reads what an earlier attempt left, for the checksum too. Error if it cannot be read. Stopped:
    // the checksum is incomplete; use another object.
    Result<Nothing> open(const JobContext& job);
    std::int64_t bytes() const { return bytes_; }
    const PartOrigin& origin() const { return origin_; }

    // Removes what exists and starts again. Throws MachineFailure.
    void restart(const PartOrigin& origin);
    // Throws MachineFailure if the disk is full; earlier bytes are kept.
    void add(std::span<const char> bytes);
    std::string sha256() const { return sum_.hex(); }
    // Makes the file durable and renames it to the target. Throws MachineFailure.
    void commit();
    void discard();  // removes both files

  private:
    std::filesystem::path part() const;
    std::filesystem::path note() const;

    std::filesystem::path target_;
    PartOrigin origin_;
    std::ofstream stream_;
    Sha256 sum_;
    std::int64_t bytes_ = 0;
};

}  // namespace paragram
