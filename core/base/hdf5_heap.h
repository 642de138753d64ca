// Lists of 32-bit integers straight from the bytes of an HDF5 file (global heap, version 1 of the format
// specification, III.E). The library trusts the sizes that a file states and crashes on damaged ones.
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
    // bytes: the whole file; base: where its addresses count from. The bytes must outlive the heap.
    Hdf5Heap(std::string_view bytes, std::uint64_t base) : bytes_(bytes), base_(base) {}

    static constexpr std::size_t kCellBytes = 16;
    // Appends the list that a cell at a place of the file refers to; false where it leads nowhere.
    bool append(std::uint64_t cell, std::vector<std::int32_t>& values);

  private:
    // Places of a collection's objects by their numbers.
    using Objects = std::unordered_map<std::uint32_t, std::string_view>;
    const Objects* collection(std::uint64_t address);

    std::string_view bytes_;
    std::uint64_t base_;
    std::unordered_map<std::uint64_t, Objects> read_;
};

}  // namespace paragram
