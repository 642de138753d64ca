// NumPy's .npy arrays (format version 1.0, little-endian float32, C order).
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

#include "core/base/numeric/matrix.h"
#include "core/base/result.h"

namespace paragram {

// Reads a 2-D array of float32. Error for anything else: pickles, other types, Fortran order.
Result<Matrix> readNpy(const std::filesystem::path& file);

// The header of a (rows, cols) float32 array; the values follow it row by row.
std::string npyHeader(std::int64_t rows, std::int64_t cols);

}  // namespace paragram
