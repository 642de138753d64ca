#include "core/base/hdf5/hdf5_probe.h"

#include <sys/stat.h>

#include <algorithm>
#include <ctime>
#include <map>
#include <mutex>
#include <tuple>

#include "core/base/files/file_seal.h"
#include "core/base/hdf5/hdf5_walker.h"

namespace paragram {
namespace {

constexpr std::time_t kClockSeconds = 2;  // a younger file may change again unnoticed

// Identifies the current contents of a file; false: unknown, or too recent to be distinguished from the next
// version.
using Version = std::tuple<dev_t, ino_t, off_t, std::int64_t, std::int64_t>;
bool versionOf(const std::filesystem::path& file, Version& version) {
    struct stat found {};
    if (::stat(file.c_str(), &found) != 0) return false;
    version = {found.st_dev, found.st_ino, found.st_size, found.st_mtim.tv_sec, found.st_mtim.tv_nsec};
    return std::time(nullptr) - std::max(found.st_mtim.tv_sec, found.st_ctim.tv_sec) >= kClockSeconds;
}

}  // namespace

std::optional<Error> findHdf5Damage(const std::filesystem::path& file) {
    static Hdf5Walker walker;
    static std::mutex mutex;
    static std::map<Version, bool> known;  // of files whose seal is not broken
    Version version;
    const bool settled = versionOf(file, version);
    std::optional<bool> good;
    if (settled) {
        const std::lock_guard lock(mutex);
        if (const auto before = known.find(version); before != known.end()) good = before->second;
    }
    if (!good) {
        if (auto broken = findBrokenSeal(file)) return broken;
        const Result<bool> survived = walker.survives(file);
        if (!survived) return survived.error();  // stopped: nothing is known
        good = *survived;
        const std::lock_guard lock(mutex);
        if (settled) known[version] = *good;
    }
    if (*good) return std::nullopt;
    return Error{file.string(), "damaged in a way that makes the HDF5 library fail", "an undamaged HDF5 file",
                 "create it again or use another copy"};
}

}  // namespace paragram
