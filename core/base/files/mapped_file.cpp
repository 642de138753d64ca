#include "core/base/files/mapped_file.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <utility>

namespace paragram {

MappedFile::~MappedFile() {
    if (data_) ::munmap(const_cast<void*>(data_), size_);
}

MappedFile::MappedFile(MappedFile&& other) noexcept
    : data_(std::exchange(other.data_, nullptr)), size_(std::exchange(other.size_, 0)) {}

MappedFile& MappedFile::operator=(MappedFile&& other) noexcept {
    std::swap(data_, other.data_);
    std::swap(size_, other.size_);
    return *this;
}

Result<MappedFile> MappedFile::open(const std::filesystem::path& file) {
    // Without O_NONBLOCK, opening a pipe would wait for its writer.
    const int handle = ::open(file.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (handle < 0) {
        return Error{file.string(), errno == ENOENT ? "no such file" : "cannot be read", "",
                     errno == ENOENT ? "check the name" : "check its permissions"};
    }
    struct stat status {};
    const bool known = ::fstat(handle, &status) == 0;
    MappedFile mapped;
    if (known && S_ISREG(status.st_mode) && status.st_size > 0) {
        mapped.size_ = static_cast<std::size_t>(status.st_size);
        void* data = ::mmap(nullptr, mapped.size_, PROT_READ, MAP_SHARED, handle, 0);
        mapped.data_ = data == MAP_FAILED ? nullptr : data;
    }
    ::close(handle);
    if (!known || !S_ISREG(status.st_mode)) {
        return Error{file.string(), "is not a file", "a file", "check the name"};
    }
    if (mapped.size_ > 0 && !mapped.data_) {
        mapped.size_ = 0;
        throw MachineFailure({file.string(), std::strerror(errno), "", "close other programs"});
    }
    return mapped;
}

}  // namespace paragram
