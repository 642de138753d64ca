#include "core/base/files/atomic_file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <charconv>
#include <csignal>
#include <cstring>
#include <fstream>

#include "core/base/files/pipe_reading.h"

namespace paragram {
namespace {

namespace fs = std::filesystem;

Error specialFile(const fs::path& file) {
    return {file.string(), "is a device or a pipe", "a file", "choose a file, or - for standard output"};
}

fs::path folderOf(const fs::path& file) {
    return file.has_parent_path() ? file.parent_path() : fs::path(".");
}

// The file behind a symbolic link, so that the link stays; the target itself if it is none.
fs::path linkedFile(fs::path target) {
    std::error_code code;
    for (int links = 0; links < 40 && fs::is_symlink(target, code); ++links) {
        const fs::path next = fs::read_symlink(target, code);
        if (code) break;
        target = next.is_absolute() ? next : folderOf(target) / next;
    }
    return target;
}

// Removes temporary files and folders of this target whose process has ended without removing them.
void removeAbandoned(const fs::path& target) {
    const std::string start = target.filename().string() + ".";
    std::error_code code;
    for (fs::directory_iterator files(folderOf(target), code), end; !code && files != end;
         files.increment(code)) {
        const std::string name = files->path().filename().string();
        if (!name.starts_with(start) || !name.ends_with(".part")) continue;
        int process = 0;
        const char* const digits = name.data() + start.size();
        const auto [rest, error] = std::from_chars(digits, name.data() + name.size(), process);
        if (error != std::errc() || *rest != '-' || process <= 0) continue;
        std::error_code ignored;
        if (::kill(process, 0) != 0 && errno == ESRCH) fs::remove_all(files->path(), ignored);
    }
}

// Of an existing file for the one that replaces it. The owner needs privileges; without them it is ours.
void keepModeAndOwner(const fs::path& existing, const fs::path& replacement) {
    struct stat status {};
    if (::stat(existing.c_str(), &status) != 0) return;
    if (::chown(replacement.c_str(), status.st_uid, status.st_gid) != 0) errno = 0;
    if (::chmod(replacement.c_str(), status.st_mode & 07777) != 0) errno = 0;
}

}  // namespace

void makeDurable(const fs::path& path) {
    const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) throwWriteFailure(path);
    const int status = ::fsync(descriptor);
    const int reason = errno;
    ::close(descriptor);
    // Some file systems cannot sync folders: EINVAL is not a failure.
    if (status != 0 && reason != EINVAL) {
        errno = reason;
        throwWriteFailure(path);
    }
}

bool isSpecialFile(const fs::path& file) {
    std::error_code code;
    const fs::file_type type = fs::status(file, code).type();
    return type == fs::file_type::character || type == fs::file_type::block || type == fs::file_type::fifo ||
           type == fs::file_type::socket;
}

void throwWriteFailure(const fs::path& file) {
    const int reason = errno;
    std::string found = "cannot be written";
    if (reason != 0) found += std::string(" (") + std::strerror(reason) + ")";
    throw MachineFailure({file.string(), found, "",
                          reason == ENOMEM
                              ? "close other programs; the old file is unchanged"
                              : "free disk space or choose another place; the old file is unchanged"});
}

fs::path temporaryBeside(const fs::path& target) {
    removeAbandoned(target);
    static std::atomic<int> count{0};
    fs::path temporary = target;
    return temporary += fmt::format(".{}-{}.part", ::getpid(), ++count);
}

AtomicFile::AtomicFile(fs::path target) : target_(linkedFile(std::move(target))) {
    if (isSpecialFile(target_)) throw Failure(specialFile(target_));
    temporary_ = temporaryBeside(target_);
}

AtomicFile::~AtomicFile() {
    std::error_code ignored;
    if (!committed_) fs::remove(temporary_, ignored);
}

void AtomicFile::commit() {
    keepModeAndOwner(target_, temporary_);
    makeDurable(temporary_);
    if (std::rename(temporary_.c_str(), target_.c_str()) != 0) throwWriteFailure(target_);
    committed_ = true;
    // The new file is in its place. If the folder cannot be synchronised, a power cut may bring the old one
    // back.
    const int folder = ::open(folderOf(target_).c_str(), O_RDONLY | O_CLOEXEC);
    if (folder < 0) return;
    ::fsync(folder);
    ::close(folder);
}

Result<Nothing> checkWritable(const fs::path& target) {
    std::error_code code;
    if (target.empty()) return Error{"output", "no file name", "", "give a file to write"};
    if (fs::is_directory(target, code)) {
        return Error{target.string(), "is a folder", "a file name", "choose a file inside it"};
    }
    if (isSpecialFile(target)) return specialFile(target);
    const fs::path folder = folderOf(target);
    if (!fs::is_directory(folder, code)) {
        return Error{target.string(), "its folder does not exist", "",
                     "create " + folder.string() + " first"};
    }
    if (::access(folder.c_str(), W_OK | X_OK) != 0) {
        return Error{target.string(), "no permission to write there", "", "choose another folder"};
    }
    return Nothing{};
}

Result<Nothing> checkTextWritable(const fs::path& target) {
    return isSpecialFile(target) ? Result<Nothing>(Nothing{}) : checkWritable(target);
}

Result<Nothing> checkFreeSpace(const fs::path& folder, double bytes, const std::string& what) {
    std::error_code code;
    const fs::space_info space = fs::space(folder, code);
    if (code || static_cast<double>(space.available) >= bytes) return Nothing{};
    const auto amount = [](double size) {
        return size < 1e9 ? fmt::format("{:.1f} MB", size / 1e6) : fmt::format("{:.1f} GB", size / 1e9);
    };
    return Error{folder.string(), fmt::format("{} free", amount(static_cast<double>(space.available))),
                 fmt::format("{} for {}", amount(bytes), what), "free disk space or choose another place",
                 ErrorKind::machine};
}

void writeFileAtomically(const fs::path& target, std::string_view text) {
    const auto write = [&](const fs::path& file) {
        errno = 0;
        std::ofstream out(file, std::ios::binary);
        out.write(text.data(), static_cast<std::streamsize>(text.size()));
        out.close();
        if (!out) throwWriteFailure(target);
    };
    if (isSpecialFile(target)) return write(target);
    AtomicFile file(target);
    write(file.temporary());
    file.commit();
}

Result<std::string> readFile(const fs::path& file) {
    std::error_code code;
    if (!fs::exists(file, code)) return Error{file.string(), "no such file", "", "check the name"};
    if (fs::is_directory(file, code))
        return Error{file.string(), "is a folder", "a file", "choose a file inside it"};
    const int descriptor = openForReading(file);
    if (descriptor < 0) return Error{file.string(), "cannot be read", "", "check its permissions"};
    std::string text;
    constexpr std::size_t kBlock = 1 << 16;
    for (;;) {
        const std::size_t before = text.size();
        text.resize(before + kBlock);
        const Result<std::size_t> got = readBytes(descriptor, text.data() + before, kBlock, file.string());
        text.resize(before + (got ? *got : 0));
        if (got && *got > 0) continue;
        ::close(descriptor);
        if (!got) return got.error();
        return text;
    }
}

}  // namespace paragram
