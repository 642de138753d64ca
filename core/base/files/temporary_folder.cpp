#include "core/base/files/temporary_folder.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <string>

#include "core/base/files/atomic_file.h"
#include "core/base/result.h"

namespace paragram {

std::filesystem::path temporaryFolder() {
    std::error_code code;
    const std::filesystem::path folder = std::filesystem::temp_directory_path(code);
    if (!code) {
        // Permissions alone do not say whether the disk is mounted for reading only.
        std::string name = (folder / "paragram-XXXXXX").string();
        const int file = ::mkstemp(name.data());
        if (file >= 0) {
            ::close(file);
            ::unlink(name.c_str());
            return folder;
        }
        code.assign(errno, std::generic_category());
    }
    const char* given = std::getenv("TMPDIR");
    throw Failure({"TMPDIR",
                   fmt::format("no file can be created in {} ({})", given ? given : "/tmp", code.message()),
                   "", "set TMPDIR to an existing folder that you may write to"});
}

int openUnnamedFile(const std::filesystem::path& folder) {
    std::string name = (folder / "paragram-XXXXXX").string();  // mkostemp's pattern
    const int file = ::mkostemp(name.data(), O_CLOEXEC);
    if (file < 0) throwWriteFailure(folder);
    ::unlink(name.c_str());
    return file;
}

}  // namespace paragram
