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

// Where the cells of a table of lists of 32-bit integers begin, if it lies as its usual writers leave it and
// can be read without the library; else HADDR_UNDEF.
haddr_t plainListsBegin(hid_t file, hid_t table);

}  // namespace paragram
