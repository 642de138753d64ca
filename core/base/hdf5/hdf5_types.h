// HDF5's lock and element types, for the files that call the library.
#pragma once

#include <H5Cpp.h>

#include <cerrno>
#include <filesystem>
#include <mutex>

#include "core/base/files/atomic_file.h"
#include "core/base/hdf5/hdf5_output.h"

namespace paragram {

// Debian builds HDF5 without thread safety: hold this lock during every call.
std::recursive_mutex& hdf5Mutex();

// Runs work on an output under the lock; a failure of the library or of the output is a failure to write
// `target`.
template <class Work>
void writingHdf5(const std::filesystem::path& target, const Hdf5Output& output, Work work) {
    const std::lock_guard lock(hdf5Mutex());
    errno = 0;
    bool done = true;
    try {
        work();
    } catch (const H5::Exception&) {
        done = false;
    }
    if (output.error() != 0) errno = output.error();
    if (!done || output.error() != 0) throwWriteFailure(target);
}

// Little-endian on disk, native in memory.
template <class T>
const H5::DataType& fileType();
template <class T>
const H5::DataType& memoryType();

// With the C interface: the getCreatePlist() of 1.10's C++ classes copies a list of properties and never
// closes the first one, 2 KB a call.
H5D_layout_t layoutOf(hid_t set);
// In bytes, before the origin of a file's addresses.
hsize_t userblockOf(hid_t file);

// The position of the cells of a table of lists of 32-bit integers, if it is stored in the usual form and can
// be read without the library; otherwise HADDR_UNDEF.
haddr_t plainListsBegin(hid_t file, hid_t table);

}  // namespace paragram
