// A growing list of numbers in a temporary file that is mapped into memory: the system keeps in memory what
// is used and fits, so that lists may be larger than memory.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <span>

namespace paragram {

class ScratchArray {
  public:
    // The file is in folder, unnamed, and deleted with the object. Throws MachineFailure, here and below.
    explicit ScratchArray(const std::filesystem::path& folder);
    ~ScratchArray();
    ScratchArray(const ScratchArray&) = delete;
    ScratchArray& operator=(const ScratchArray&) = delete;

    void append(std::span<const std::uint32_t> values);
    void resize(std::size_t size);  // new values are 0
    std::span<std::uint32_t> values() { return {data_, size_}; }
    std::span<const std::uint32_t> values() const { return {data_, size_}; }
    std::size_t size() const { return size_; }

  private:
    void reserve(std::size_t capacity);

    std::filesystem::path folder_;
    int file_ = -1;
    std::uint32_t* data_ = nullptr;
    std::size_t size_ = 0, capacity_ = 0;
};

}  // namespace paragram
