// Reads lists of 32-bit integers directly from the bytes of an HDF5 file (global heap, version 1 of the
// format specification, III.E). The library trusts the sizes that a file states and crashes on damaged ones.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace paragram {

class Hdf5Heap {
  public:
    // bytes: the complete file; base: the origin of its addresses. The bytes must outlive the heap.
    Hdf5Heap(std::string_view bytes, std::uint64_t base) : bytes_(bytes), base_(base) {}

    static constexpr std::size_t kCellBytes = 16;
    // Appends the list that a cell of the file refers to; false if the reference is invalid.
    bool append(std::uint64_t cell, std::vector<std::int32_t>& values);

  private:
    // The objects of a collection by their numbers.
    using Objects = std::unordered_map<std::uint32_t, std::string_view>;
    const Objects* collection(std::uint64_t address);

    std::string_view bytes_;
    std::uint64_t base_;
    std::unordered_map<std::uint64_t, Objects> read_;
};

}  // namespace paragram
