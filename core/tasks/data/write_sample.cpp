#include "core/tasks/data/write_sample.h"

#include "core/base/files/atomic_file.h"
#include "datasets/sample/sample.h"

namespace paragram {

Result<std::vector<std::filesystem::path>> writeSample(const std::filesystem::path& folder, bool overwrite) {
    std::error_code code;
    std::filesystem::create_directories(folder, code);
    if (code)
        return Error{folder.string(), "cannot be created (" + code.message() + ")", "",
                     "choose another folder"};
    std::vector<std::filesystem::path> files;
    for (const sample::SampleFile& file : sample::makeSample()) {
        files.push_back(folder / file.name);
        if (std::filesystem::exists(files.back(), code)) {
            const Result<std::string> existing = readFile(files.back());
            if (existing && *existing == file.text) continue;
            if (!overwrite)
                return Error{files.back().string(), "exists already, with other contents",
                             "a file of the sample", "choose another folder, or overwrite it"};
        }
        Result<Nothing> writable = checkWritable(files.back());
        if (!writable) return writable.error();
        writeFileAtomically(files.back(), file.text);
    }
    return files;
}

}  // namespace paragram
