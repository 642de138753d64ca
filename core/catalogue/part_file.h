// The beginning of a file that is being downloaded, kept over breaks, stops and power cuts.
#pragma once

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <span>
#include <string>

#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/base/sha256.h"

namespace paragram {

// What the bytes belong to: only the same version of a file may be continued.
struct PartOrigin {
    std::string url, etag, lastModified;
    std::int64_t total = -1;  // size of the whole file; -1: not known
};

// FILE.part with FILE.part.json beside it.
class PartFile {
  public:
    explicit PartFile(std::filesystem::path target);

    // Reads what an earlier attempt left (its bytes into the checksum). Error: cannot be read.
    Result<Nothing> open(const JobContext& job);
    std::int64_t bytes() const { return bytes_; }
    const PartOrigin& origin() const { return origin_; }

    // Throws away what is there and begins anew. Throws MachineFailure when the disk refuses.
    void restart(const PartOrigin& origin);
    // Throws MachineFailure when the disk is full; what is there stays.
    void add(std::span<const char> bytes);
    std::string sha256() const { return sum_.hex(); }
    // Durable and renamed to the target.
    void commit();
    void discard();

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
