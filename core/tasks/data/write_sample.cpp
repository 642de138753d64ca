#include "core/tasks/data/write_sample.h"

#include "core/base/files/atomic_file.h"
#include "datasets/sample/sample.h"

namespace paragram {

Result<std::vector<std::filesystem::path>> writeSample(const std::filesystem::path& folder) {
    std::error_code code;
    std::filesystem::create_directories(folder, code);
    if (code)
        return Error{folder.string(), "cannot be created (" + code.message() + ")", "",
                     "choose another folder"};
    std::vector<std::filesystem::path> files;
    for (const sample::SampleFile& file : sample::makeSample()) {
        files.push_back(folder / file.name);
        Result<Nothing> writable = checkWritable(files.back());
        if (!writable) return writable.error();
        writeFileAtomically(files.back(), file.text);
    }
    return files;
}

}  // namespace paragram
