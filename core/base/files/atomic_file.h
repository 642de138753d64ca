// A file that appears when it is complete, or not at all.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "core/base/result.h"

namespace paragram {

// A name next to target that no other writer uses, in this process or others: "TARGET.123-1.part". What ended
// processes left under such names is removed.
std::filesystem::path temporaryBeside(const std::filesystem::path& target);

// Write to temporary(), a file next to the target; commit() makes it durable and renames it. Without commit()
// the temporary file is removed and the target unchanged. Of several writers of one target, in this process
// or others, each writes a whole file, and the last one to commit wins. A symbolic link stays and the file
// behind it is replaced; an existing file keeps its mode and, where permitted, its owner.
class AtomicFile {
  public:
    // Throws Failure for a device or a pipe, which a rename would replace.
    explicit AtomicFile(std::filesystem::path target);
    ~AtomicFile();
    AtomicFile(const AtomicFile&) = delete;
    AtomicFile& operator=(const AtomicFile&) = delete;

    const std::filesystem::path& target() const { return target_; }
    const std::filesystem::path& temporary() const { return temporary_; }
    // Throws MachineFailure if the disk is full or the rename fails; the target is then unchanged.
    void commit();

  private:
    std::filesystem::path target_;
    std::filesystem::path temporary_;
    bool committed_ = false;
};

// Whether this is a device, a pipe or a socket: written directly, because a rename would replace it.
bool isSpecialFile(const std::filesystem::path& file);

// Whether target can be written: its folder exists and has permissions. The Error says what to do.
Result<Nothing> checkWritable(const std::filesystem::path& target);
// The same for text, which a device or a pipe takes, too.
Result<Nothing> checkTextWritable(const std::filesystem::path& target);

// Whether an existing folder has this many bytes of free space; `what` names them in the Error ("checkpoint
// and model").
Result<Nothing> checkFreeSpace(const std::filesystem::path& folder, double bytes, const std::string& what);

// Writes all of text at once; to a device or a pipe directly. Throws MachineFailure.
void writeFileAtomically(const std::filesystem::path& target, std::string_view text);

// Returns when the contents of a file, or the names in a folder, will outlast a power cut. Throws
// MachineFailure.
void makeDurable(const std::filesystem::path& path);

// The contents of a file. Error if it is missing, a folder, or not readable.
Result<std::string> readFile(const std::filesystem::path& file);

// Throws MachineFailure with the system's reason (errno) for a file that cannot be written.
[[noreturn]] void throwWriteFailure(const std::filesystem::path& file);

}  // namespace paragram
