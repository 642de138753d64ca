// A file whose bytes are read where the system keeps them: larger than memory if need be.
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

    // Error when it is missing, a folder, or not readable. An empty file has no bytes.
    static Result<MappedFile> open(const std::filesystem::path& file);

    std::size_t size() const { return size_; }
    std::string_view bytes() const { return {static_cast<const char*>(data_), size_}; }
    // T is what was written; the file begins with it.
    template <class T>
    const T* as() const {
        return static_cast<const T*>(data_);
    }

  private:
    const void* data_ = nullptr;
    std::size_t size_ = 0;
};

}  // namespace paragram
