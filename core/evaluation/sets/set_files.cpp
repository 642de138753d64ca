#include "core/evaluation/sets/set_files.h"

#include <algorithm>

#include "core/text/input/archive.h"

namespace paragram {

namespace fs = std::filesystem;

Result<std::vector<fs::path>> filesOfSets(const fs::path& path) {
    std::error_code code;
    std::vector<fs::path> files;
    if (!fs::exists(splitMember(path).first, code))
        return Error{path.string(), "no such file or folder", "", "check the name"};
    if (fs::is_other(path, code)) {
        return Error{path.string(), "is a device or a pipe", "a file or folder, which is read more than once",
                     "save it to a file first"};
    }
    if (!fs::is_directory(path, code)) return std::vector{path};
    for (const auto& entry :
         fs::recursive_directory_iterator(path, fs::directory_options::skip_permission_denied, code))
        if (entry.is_regular_file(code)) files.push_back(entry.path());
    std::ranges::sort(files);
    return files;
}

}  // namespace paragram
