#include "core/base/files/atomic_file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <fstream>
#include <sstream>

namespace paragram {
namespace {

namespace fs = std::filesystem;

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

// Renaming over a device or a pipe would replace it for everybody.
bool isSpecial(const fs::path& file) {
    std::error_code code;
    const fs::file_type type = fs::status(file, code).type();
    return type == fs::file_type::character || type == fs::file_type::block || type == fs::file_type::fifo ||
           type == fs::file_type::socket;
}

Error specialFile(const fs::path& file) {
    return {file.string(), "is a device or a pipe", "a file", "choose a file, or - for standard output"};
}

fs::path folderOf(const fs::path& file) {
    return file.has_parent_path() ? file.parent_path() : fs::path(".");
}

}  // namespace

void throwWriteFailure(const fs::path& file) {
    const int reason = errno;
    std::string found = "cannot be written";
    if (reason != 0) found += std::string(" (") + std::strerror(reason) + ")";
    throw MachineFailure(
        {file.string(), found, "", "free disk space or choose another place; the old file is unchanged"});
}

AtomicFile::AtomicFile(fs::path target) : target_(std::move(target)), temporary_(target_) {
    if (isSpecial(target_)) throw Failure(specialFile(target_));
    temporary_ += ".part";
    std::error_code ignored;
    fs::remove(temporary_, ignored);  // left by a killed program
}

AtomicFile::~AtomicFile() {
    std::error_code ignored;
    if (!committed_) fs::remove(temporary_, ignored);
}

void AtomicFile::commit() {
    makeDurable(temporary_);
    if (std::rename(temporary_.c_str(), target_.c_str()) != 0) throwWriteFailure(target_);
    committed_ = true;
    makeDurable(folderOf(target_));
}

Result<Nothing> checkWritable(const fs::path& target) {
    std::error_code code;
    if (target.empty()) return Error{"output", "no file name", "", "give a file to write"};
    if (fs::is_directory(target, code)) {
        return Error{target.string(), "is a folder", "a file name", "choose a file inside it"};
    }
    if (isSpecial(target)) return specialFile(target);
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
    AtomicFile file(target);
    {
        errno = 0;
        std::ofstream out(file.temporary(), std::ios::binary);
        out.write(text.data(), static_cast<std::streamsize>(text.size()));
        out.close();
        if (!out) throwWriteFailure(target);
    }
    file.commit();
}

Result<std::string> readFile(const fs::path& file) {
    std::error_code code;
    if (!fs::exists(file, code)) return Error{file.string(), "no such file", "", "check the name"};
    if (fs::is_directory(file, code))
        return Error{file.string(), "is a folder", "a file", "choose a file inside it"};
    std::ifstream in(file, std::ios::binary);
    std::ostringstream text;
    if (in && in.peek() == std::ifstream::traits_type::eof()) return std::string();
    if (!in || !(text << in.rdbuf())) {
        return Error{file.string(), "cannot be read", "", "check its permissions"};
    }
    return std::move(text).str();
}

}  // namespace paragram
