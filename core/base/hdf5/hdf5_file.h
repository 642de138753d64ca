// Reads and writes our HDF5 files: flat arrays in groups, attributes at the root, a kind and a version.
// Debian's HDF5 is not thread-safe: every function here takes one lock, so that any thread may call it.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <mutex>
#include <span>
#include <string>
#include <vector>

#include "core/base/numeric/matrix.h"
#include "core/base/result.h"

namespace paragram {

// Element types: float, double, std::int32_t, std::int64_t, std::uint8_t, std::uint16_t.
class Hdf5Writer {
  public:
    // Writes to a temporary file next to target, which commit() renames. Throws MachineFailure, here and
    // below.
    Hdf5Writer(const std::filesystem::path& target, const std::string& kind, int version);
    ~Hdf5Writer();

    // path: "/source/text"; missing groups are created.
    template <class T>
    void write(const std::string& path, std::span<const T> values);
    void write(const std::string& path, const Matrix& values);
    // Adds values at the end of a compressed, chunked array, which is created if it is missing.
    template <class T>
    void append(const std::string& path, std::span<const T> values);
    void setAttribute(const std::string& name, const std::string& value);
    void setAttribute(const std::string& name, std::int64_t value);
    void setAttribute(const std::string& name, double value);
    // Completes the file and moves it to its place.
    void commit();

  private:
    struct State;
    std::unique_ptr<State> state_;
};

class Hdf5Reader {
  public:
    // Error if the file is missing, not HDF5, of another kind, or of a newer version.
    static Result<Hdf5Reader> open(const std::filesystem::path& file, const std::string& kind,
                                   int newestVersion);
    Hdf5Reader(Hdf5Reader&&) noexcept;
    Hdf5Reader& operator=(Hdf5Reader&&) noexcept;
    ~Hdf5Reader();

    // The functions below throw Hdf5Damage if the file does not contain what it should.
    bool has(const std::string& path) const;
    // The number of elements of an array.
    std::int64_t size(const std::string& path) const;
    template <class T>
    std::vector<T> read(const std::string& path) const;
    template <class T>
    std::vector<T> readRange(const std::string& path, std::int64_t first, std::int64_t count) const;
    Matrix readMatrix(const std::string& path, Storage storage = Storage::memory) const;
    bool hasAttribute(const std::string& name) const;
    std::string textAttribute(const std::string& name) const;
    std::int64_t integerAttribute(const std::string& name) const;
    double numberAttribute(const std::string& name) const;

  private:
    struct State;
    explicit Hdf5Reader(std::unique_ptr<State> state);
    std::unique_ptr<State> state_;
};

// The file is damaged or truncated; another copy of it may help.
class Hdf5Damage : public Failure {
  public:
    using Failure::Failure;
};

// Opens file and returns the result of read(reader); damage becomes an Error.
template <class T, class Read>
Result<T> readHdf5(const std::filesystem::path& file, const std::string& kind, int newestVersion, Read read) {
    Result<Hdf5Reader> reader = Hdf5Reader::open(file, kind, newestVersion);
    if (!reader) return reader.error();
    try {
        return read(std::move(reader).value());
    } catch (const Hdf5Damage& damage) {
        return damage.error();
    }
}

}  // namespace paragram
