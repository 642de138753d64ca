// A file that appears whole or not at all.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "core/base/result.h"

namespace paragram {

// Writes go to temporary(), beside the target; commit() makes them durable and renames. Without commit() the
// temporary file is removed and the target stays as it was.
class AtomicFile {
  public:
    // Throws Failure for a device or a pipe, which a rename would take away.
    explicit AtomicFile(std::filesystem::path target);
    ~AtomicFile();
    AtomicFile(const AtomicFile&) = delete;
    AtomicFile& operator=(const AtomicFile&) = delete;

    const std::filesystem::path& target() const { return target_; }
    const std::filesystem::path& temporary() const { return temporary_; }
    // Throws MachineFailure when the disk is full or the rename is refused.
    void commit();

  private:
    std::filesystem::path target_;
    std::filesystem::path temporary_;
    bool committed_ = false;
};

// Whether target can be written: its folder exists and lets us. Error names what to do.
Result<Nothing> checkWritable(const std::filesystem::path& target);

// Whether so many bytes have room in a folder that exists; what names them in the error ("checkpoint and
// model").
Result<Nothing> checkFreeSpace(const std::filesystem::path& folder, double bytes, const std::string& what);

// The whole of text in one go. Throws MachineFailure.
void writeFileAtomically(const std::filesystem::path& target, std::string_view text);

// The whole file. Error when it is missing, a directory, or not readable.
Result<std::string> readFile(const std::filesystem::path& file);

// Throws MachineFailure with the system's reason (errno) for a file that cannot be written.
[[noreturn]] void throwWriteFailure(const std::filesystem::path& file);

}  // namespace paragram
