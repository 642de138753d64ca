// A file's bytes without reading them all: pages come in as they are looked at.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string_view>

#include "core/base/result.h"

namespace paragram {

class MappedFile {
  public:
    // Error when it is missing, a folder, or not readable.
    static Result<MappedFile> open(const std::filesystem::path& file);
    MappedFile(MappedFile&& other) noexcept;
    MappedFile& operator=(MappedFile&& other) noexcept;
    ~MappedFile();

    // Valid as long as this object.
    std::string_view bytes() const { return {data_, size_}; }

  private:
    MappedFile(const char* data, std::size_t size) : data_(data), size_(size) {}
    const char* data_ = nullptr;
    std::size_t size_ = 0;
};

}  // namespace paragram
