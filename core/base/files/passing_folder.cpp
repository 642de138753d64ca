#include "core/base/files/passing_folder.h"

#include <fmt/format.h>
#include <unistd.h>

#include "core/base/files/temporary_folder.h"

namespace paragram {

PassingFolder::~PassingFolder() {
    std::error_code ignored;
    if (!path.empty()) std::filesystem::remove_all(path, ignored);
}

std::filesystem::path folderBeside(const std::filesystem::path& output) {
    const std::filesystem::path beside = output == "-" ? temporaryFolder() / "paragram" : output;
    return beside.string() + fmt::format(".{}.index", ::getpid());
}

}  // namespace paragram
