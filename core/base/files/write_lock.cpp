#include "core/base/files/write_lock.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <utility>

namespace paragram {
namespace {

constexpr char kFolderLock[] = ".lock";

// Whether the name still belongs to the open file: its last holder may have removed it meanwhile.
bool isStillNamed(const std::filesystem::path& file, int descriptor) {
    struct stat named {
    }, open{};
    return ::stat(file.c_str(), &named) == 0 && ::fstat(descriptor, &open) == 0 &&
           named.st_ino == open.st_ino && named.st_dev == open.st_dev;
}

std::string holderOf(int descriptor) {
    char number[16] = {};
    const ssize_t read = ::pread(descriptor, number, sizeof number - 1, 0);
    return read > 0 ? fmt::format(" (process {})", number) : std::string();
}

}  // namespace

WriteLock::WriteLock(std::filesystem::path file, int descriptor)
    : file_(std::move(file)), descriptor_(descriptor) {}

WriteLock::WriteLock(WriteLock&& other) noexcept
    : file_(std::move(other.file_)), descriptor_(std::exchange(other.descriptor_, -1)) {}

WriteLock::~WriteLock() {
    if (descriptor_ < 0) return;
    ::unlink(file_.c_str());
    ::close(descriptor_);
}

Result<WriteLock> WriteLock::ofFolder(const std::filesystem::path& folder) {
    return acquire(folder / kFolderLock, folder);
}

bool WriteLock::ofFolderIsHeld(const std::filesystem::path& folder) {
    const int descriptor = ::open((folder / kFolderLock).c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) return false;
    const bool held = ::flock(descriptor, LOCK_SH | LOCK_NB) != 0;
    ::close(descriptor);
    return held;
}

Result<WriteLock> WriteLock::ofOutput(const std::filesystem::path& output) {
    std::filesystem::path file = output;
    return acquire(file += ".lock", output);
}

Result<WriteLock> WriteLock::acquire(const std::filesystem::path& file, const std::filesystem::path& what) {
    for (;;) {
        const int descriptor = ::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0644);
        if (descriptor < 0)
            return Error{what.string(), fmt::format("cannot be locked ({})", std::strerror(errno)), "",
                         "check its permissions or choose another place"};
        if (::flock(descriptor, LOCK_EX | LOCK_NB) != 0) {
            const std::string holder = holderOf(descriptor);
            ::close(descriptor);
            return Error{what.string(), "another program is writing to it" + holder,
                         "a place that no other program writes to",
                         "choose another place, or wait for it to end"};
        }
        if (!isStillNamed(file, descriptor)) {
            ::close(descriptor);
            continue;
        }
        const std::string number = std::to_string(::getpid());
        // Only for the message above.
        if (::ftruncate(descriptor, 0) != 0 || ::pwrite(descriptor, number.data(), number.size(), 0) < 0)
            errno = 0;
        return WriteLock(file, descriptor);
    }
}

}  // namespace paragram
