// Sentence vectors on disk: float32 row by row, without a header.
#pragma once

#include <filesystem>
#include <fstream>

#include "core/base/files/file_seal.h"
#include "core/base/files/mapped_file.h"
#include "core/base/numeric/vector_view.h"
#include "core/base/result.h"

namespace paragram {

class VectorFileWriter {
  public:
    // Continues after the first `rows` of an existing file; what follows them is dropped.
    // Throws MachineFailure if the file cannot be opened.
    VectorFileWriter(std::filesystem::path file, std::size_t rows, std::size_t dimension);
    // Writes from row `first` on into an existing file, beside others that write other rows. Throws the same.
    static VectorFileWriter within(std::filesystem::path file, std::size_t first, std::size_t dimension);
    // Throws MachineFailure if the disk is full.
    void append(const Matrix& vectors);
    // Makes all rows durable. Throws MachineFailure.
    void flush();
    std::size_t rows() const { return rows_; }
    // Of all rows from the first on, as hashOfBytes; not of a writer that began within a file.
    std::string hash() const { return hash_.value(); }

  private:
    VectorFileWriter() = default;
    std::filesystem::path file_;
    std::size_t rows_ = 0;
    RunningHash hash_;
    std::ofstream out_;
};

class VectorFile {
  public:
    VectorFile() = default;
    // Error if the file is missing, has fewer rows, or other ones than those of the hash; an empty hash
    // matches all.
    static Result<VectorFile> open(const std::filesystem::path& file, std::size_t rows, std::size_t dimension,
                                   const std::string& hash);
    const VectorView& view() const { return view_; }
    // Of all rows, as hashOfBytes.
    std::string hash() const;

  private:
    MappedFile file_;
    VectorView view_;
};

}  // namespace paragram
