// Reads everything in an HDF5 file, to see whether the library survives it.
#pragma once

#include <filesystem>

namespace paragram {

// Opens the file, visits all objects and attributes and reads their contents; of an array beyond 64 MB the
// index of its chunks, its start and its end. First limits processor time and memory of this process, and is
// therefore only for paragram-worker. Errors that the library reports itself are ignored.
void walkHdf5(const std::filesystem::path& file);

}  // namespace paragram
