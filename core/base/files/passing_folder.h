// A folder for the duration of a task.
#pragma once

#include <filesystem>

namespace paragram {

// Removes a folder at the end; an empty path: nothing.
struct PassingFolder {
    std::filesystem::path path;

    PassingFolder() = default;
    ~PassingFolder();
    PassingFolder(const PassingFolder&) = delete;
    PassingFolder& operator=(const PassingFolder&) = delete;
};

// A name of this process for a folder next to an output, or among the temporary files if that is "-".
std::filesystem::path folderBeside(const std::filesystem::path& output);

}  // namespace paragram
