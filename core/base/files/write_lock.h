// One writer at a time of a folder, or of an output that several runs of a task write.
#pragma once

#include <filesystem>

#include "core/base/result.h"

namespace paragram {

// Held by this process until the object is destroyed or the process ends, however it ends. It is a lock on a
// file, which contains the process number and is removed with the object.
class WriteLock {
  public:
    // Of a folder: the file .lock in it. Error if another program holds it, or the file cannot be made.
    static Result<WriteLock> ofFolder(const std::filesystem::path& folder);
    // Whether ofFolder() would fail because the lock is held.
    static bool ofFolderIsHeld(const std::filesystem::path& folder);
    // Of an output: OUTPUT.lock. Errors as above.
    static Result<WriteLock> ofOutput(const std::filesystem::path& output);

    WriteLock(WriteLock&& other) noexcept;
    WriteLock& operator=(WriteLock&&) = delete;
    ~WriteLock();

  private:
    WriteLock(std::filesystem::path file, int descriptor);
    static Result<WriteLock> acquire(const std::filesystem::path& file, const std::filesystem::path& what);

    std::filesystem::path file_;
    int descriptor_ = -1;
};

}  // namespace paragram
