#include "core/base/hdf5/hdf5_output.h"

#include <fcntl.h>
#include <hdf5.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

namespace paragram {
namespace {

// The driver's settings for a file.
struct Info {
    int* error;
};

// The library reads and writes the first part.
struct File {
    H5FD_t library{};
    int descriptor = -1;
    haddr_t allocated = 0, size = 0;
    int* error = nullptr;
};

File* fileOf(H5FD_t* file) {
    return reinterpret_cast<File*>(file);
}

const File* fileOf(const H5FD_t* file) {
    return reinterpret_cast<const File*>(file);
}

H5FD_t* openFile(const char* name, unsigned, hid_t access, haddr_t) {
    const auto* info = static_cast<const Info*>(H5Pget_driver_info(access));
    if (!info) return nullptr;
    const int descriptor = ::open(name, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    if (descriptor < 0) {
        *info->error = errno;
        return nullptr;
    }
    auto* file = new File;
    file->descriptor = descriptor;
    file->error = info->error;
    return &file->library;
}

herr_t closeFile(H5FD_t* library) {
    File* file = fileOf(library);
    if (::close(file->descriptor) != 0 && *file->error == 0) *file->error = errno;
    delete file;
    return 0;
}

// As the library's own driver for files has them, so that the same bytes are written.
herr_t featuresOf(const H5FD_t*, unsigned long* features) {
    *features = H5FD_FEAT_AGGREGATE_METADATA | H5FD_FEAT_ACCUMULATE_METADATA | H5FD_FEAT_DATA_SIEVE |
                H5FD_FEAT_AGGREGATE_SMALLDATA | H5FD_FEAT_DEFAULT_VFD_COMPATIBLE;
    return 0;
}

haddr_t allocatedOf(const H5FD_t* file, H5FD_mem_t) {
    return fileOf(file)->allocated;
}

herr_t setAllocated(H5FD_t* file, H5FD_mem_t, haddr_t end) {
    fileOf(file)->allocated = end;
    return 0;
}

haddr_t sizeOf(const H5FD_t* file, H5FD_mem_t) {
    return fileOf(file)->size;
}

herr_t readFrom(H5FD_t* library, H5FD_mem_t, hid_t, haddr_t from, std::size_t size, void* data) {
    const File* file = fileOf(library);
    char* at = static_cast<char*>(data);
    while (size > 0) {
        const ssize_t got = ::pread(file->descriptor, at, size, static_cast<off_t>(from));
        if (got < 0 && errno == EINTR) continue;
        if (got < 0 && *file->error == 0) *file->error = errno;
        if (got <= 0) break;
        at += got;
        from += static_cast<haddr_t>(got);
        size -= static_cast<std::size_t>(got);
    }
    std::memset(at, 0, size);  // behind the end of the file
    return 0;
}

herr_t writeTo(H5FD_t* library, H5FD_mem_t, hid_t, haddr_t to, std::size_t size, const void* data) {
    File* file = fileOf(library);
    const char* at = static_cast<const char*>(data);
    while (size > 0 && *file->error == 0) {
        const ssize_t written = ::pwrite(file->descriptor, at, size, static_cast<off_t>(to));
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) {
            *file->error = written < 0 ? errno : ENOSPC;
            break;
        }
        at += written;
        to += static_cast<haddr_t>(written);
        size -= static_cast<std::size_t>(written);
    }
    file->size = std::max(file->size, to + size);
    return 0;
}

herr_t truncateFile(H5FD_t* library, hid_t, hbool_t) {
    File* file = fileOf(library);
    if (file->size != file->allocated && *file->error == 0 &&
        ::ftruncate(file->descriptor, static_cast<off_t>(file->allocated)) != 0) {
        *file->error = errno;
    }
    file->size = file->allocated;
    return 0;
}

hid_t registeredDriver() {
    static const hid_t driver = [] {
        H5FD_class_t table{};
        table.name = "paragram-output";
        table.maxaddr = haddr_t{1} << 62;
        table.fc_degree = H5F_CLOSE_WEAK;
        table.fapl_size = sizeof(Info);
        table.open = &openFile;
        table.close = &closeFile;
        table.query = &featuresOf;
        table.get_eoa = &allocatedOf;
        table.set_eoa = &setAllocated;
        table.get_eof = &sizeOf;
        table.read = &readFrom;
        table.write = &writeTo;
        table.truncate = &truncateFile;
        const H5FD_mem_t map[] = H5FD_FLMAP_DICHOTOMY;
        std::copy(std::begin(map), std::end(map), std::begin(table.fl_map));
        return H5FDregister(&table);
    }();
    return driver;
}

}  // namespace

H5::FileAccPropList Hdf5Output::access() const {
    H5::FileAccPropList access;
    const Info info{error_.get()};
    access.setDriver(registeredDriver(), &info);
    access.setSieveBufSize(0);  // the library crashes if there is no memory for it
    return access;
}

}  // namespace paragram
