// One writer per run folder.
#pragma once

#include <filesystem>

#include "core/base/result.h"

namespace paragram {

// Holds a run folder for this process until the object is destroyed or the process ends, however it ends. It
// is a lock on the file .lock in the folder, which contains the process number.
class RunLock {
  public:
    // Error if another training holds the folder, or the file cannot be made.
    static Result<RunLock> acquire(const std::filesystem::path& folder);

    RunLock(RunLock&& other) noexcept;
    RunLock& operator=(RunLock&&) = delete;
    ~RunLock();

  private:
    RunLock(std::filesystem::path file, int descriptor);

    std::filesystem::path file_;
    int descriptor_ = -1;
};

}  // namespace paragram
