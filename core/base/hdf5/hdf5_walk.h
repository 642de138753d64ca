// Reads everything in an HDF5 file, to see whether the library survives it.
#pragma once

#include <filesystem>

namespace paragram {

// Opens the file, visits all objects and attributes and reads their contents; of an array beyond 64 MB the
// index of its chunks, its start and its end. Limits processor time and memory of this process to what
// it used so far and what a valid file needs, and is therefore only for paragram-worker; throws
// std::bad_alloc, also where the library reports that it had no memory. Its other errors are ignored.
void walkHdf5(const std::filesystem::path& file);

}  // namespace paragram
