// HDF5's lock and element types, for the files that call the library.
#pragma once

#include <H5Cpp.h>

#include <mutex>

namespace paragram {

// Debian builds HDF5 without thread safety: hold this lock during every call.
std::recursive_mutex& hdf5Mutex();

// Little-endian on disk, native in memory.
template <class T>
const H5::DataType& fileType();
template <class T>
const H5::DataType& memoryType();

// The position of the cells of a table of lists of 32-bit integers, if it is stored in the usual form and can
// be read without the library; otherwise HADDR_UNDEF.
haddr_t plainListsBegin(hid_t file, hid_t table);

}  // namespace paragram
