// Tables of integer lists in HDF5 files of other programs: each cell holds a list of its own length.
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

// Takes the same lock as Hdf5Reader.
class Hdf5ListReader {
  public:
    // Whether file is HDF5, none of our own kinds, and has something at path.
    static bool holds(const std::filesystem::path& file, const std::string& path);
    // Error when the file cannot be read or path is no table of `columns` columns of integer lists.
    static Result<Hdf5ListReader> open(const std::filesystem::path& file, const std::string& path,
                                       std::int64_t columns);
    Hdf5ListReader(Hdf5ListReader&&) noexcept;
    Hdf5ListReader& operator=(Hdf5ListReader&&) noexcept;
    ~Hdf5ListReader();

    std::int64_t rows() const;
    // Rows [first, first + count), cell after cell, row after row. Throws Hdf5Damage.
    IntegerLists read(std::int64_t first, std::int64_t count) const;

  private:
    struct State;
    explicit Hdf5ListReader(std::unique_ptr<State> state);
    std::unique_ptr<State> state_;
};

// Writes such a table whole: contiguous, without filters. Nothing is at target before commit(). Throws
// MachineFailure.
class Hdf5ListWriter {
  public:
    Hdf5ListWriter(const std::filesystem::path& target, const std::string& path, std::int64_t rows,
                   std::int64_t columns);
    ~Hdf5ListWriter();
    // Whole rows, cell after cell, after those written before.
    void append(const IntegerLists& cells);
    void commit();

  private:
    struct State;
    std::unique_ptr<State> state_;
};

}  // namespace paragram
