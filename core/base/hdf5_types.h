// HDF5's lock and element types, for the two files that talk to the library.
#pragma once

#include <H5Cpp.h>

#include <mutex>

namespace paragram {

// Debian builds HDF5 without thread safety; whoever calls it holds this.
std::recursive_mutex& hdf5Mutex();

// Little-endian on disk, native in memory.
template <class T>
const H5::DataType& fileType();
template <class T>
const H5::DataType& memoryType();

}  // namespace paragram
