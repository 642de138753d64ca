// Sentence vectors on disk: floats row by row, without a header.
#pragma once

#include <filesystem>
#include <fstream>

#include "core/base/mapped_file.h"
#include "core/base/result.h"
#include "core/search/vector_view.h"

namespace paragram {

// Goes on after the first rows that are there already; what stands behind them is dropped.
class VectorFileWriter {
  public:
    VectorFileWriter(std::filesystem::path file, std::size_t rows, std::size_t dimension);
    // Throws MachineFailure when the disk is full.
    void append(const Matrix& vectors);
    // On disk, safe from a power cut.
    void flush();
    std::size_t rows() const { return rows_; }

  private:
    std::filesystem::path file_;
    std::size_t rows_;
    std::ofstream out_;
};

class VectorFile {
  public:
    VectorFile() = default;
    // Error when the file holds fewer rows than that.
    static Result<VectorFile> open(const std::filesystem::path& file, std::size_t rows,
                                   std::size_t dimension);
    const VectorView& view() const { return view_; }

  private:
    MappedFile file_;
    VectorView view_;
};

}  // namespace paragram
