// Tables of integer lists in HDF5 files of other programs: each cell contains a list of its own length.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "core/base/result.h"

namespace paragram {

// List i is values[offsets[i] .. offsets[i + 1]).
struct IntegerLists {
    std::vector<std::int32_t> values;
    std::vector<std::int64_t> offsets{0};

    std::size_t size() const { return offsets.size() - 1; }
};

// Uses the same lock as Hdf5Reader.
class Hdf5ListReader {
  public:
    // Whether file is HDF5, not of our own kinds, and contains something at path.
    static bool holds(const std::filesystem::path& file, const std::string& path);
    // Error if the file cannot be read, or path is not a table with `columns` columns of lists of 32-bit
    // integers in one piece, as P-SP writes it.
    static Result<Hdf5ListReader> open(const std::filesystem::path& file, const std::string& path,
                                       std::int64_t columns);
    Hdf5ListReader(Hdf5ListReader&&) noexcept;
    Hdf5ListReader& operator=(Hdf5ListReader&&) noexcept;
    ~Hdf5ListReader();

    std::int64_t rows() const;
    // Rows [first, first + count), cell by cell and row by row. Throws Hdf5Damage.
    IntegerLists read(std::int64_t first, std::int64_t count) const;

  private:
    struct State;
    explicit Hdf5ListReader(std::unique_ptr<State> state);
    std::unique_ptr<State> state_;
};

// Writes such a table: contiguous, without filters, as an atomic file that commit() completes. Throws
// MachineFailure.
class Hdf5ListWriter {
  public:
    Hdf5ListWriter(const std::filesystem::path& target, const std::string& path, std::int64_t rows,
                   std::int64_t columns);
    ~Hdf5ListWriter();
    // Adds complete rows, cell by cell, after those already written.
    void append(const IntegerLists& cells);
    // Completes the file and moves it to its place; all rows must have been written.
    void commit();

  private:
    struct State;
    std::unique_ptr<State> state_;
};

}  // namespace paragram
