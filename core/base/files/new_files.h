// The files that a task puts into their places one after another.
#pragma once

#include <filesystem>
#include <system_error>
#include <utility>
#include <vector>

namespace paragram {

// Without complete(), those that did not exist before are removed: where one of them cannot be written, the
// same command can be given again. Empty names, devices and files that were replaced are left alone.
class NewFiles {
  public:
    explicit NewFiles(std::vector<std::filesystem::path> files) {
        std::error_code code;
        for (std::filesystem::path& file : files)
            if (!file.empty() && !std::filesystem::exists(file, code)) files_.push_back(std::move(file));
    }
    ~NewFiles() {
        std::error_code code;
        for (const std::filesystem::path& file : files_) std::filesystem::remove(file, code);
    }
    NewFiles(const NewFiles&) = delete;
    NewFiles& operator=(const NewFiles&) = delete;

    void complete() { files_.clear(); }

  private:
    std::vector<std::filesystem::path> files_;
};

}  // namespace paragram
