// A file that is mapped into memory, so that it may be larger than memory.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string_view>

#include "core/base/result.h"

namespace paragram {

class MappedFile {
  public:
    MappedFile() = default;  // no bytes
    ~MappedFile();
    MappedFile(MappedFile&& other) noexcept;
    MappedFile& operator=(MappedFile&& other) noexcept;

    // Error if the file is missing, a folder, or not readable. An empty file has no bytes.
    static Result<MappedFile> open(const std::filesystem::path& file);

    std::size_t size() const { return size_; }
    std::string_view bytes() const { return {static_cast<const char*>(data_), size_}; }
    // The start of the file as values of T, the type that was written.
    template <class T>
    const T* as() const {
        return static_cast<const T*>(data_);
    }

  private:
    const void* data_ = nullptr;
    std::size_t size_ = 0;
};

}  // namespace paragram
