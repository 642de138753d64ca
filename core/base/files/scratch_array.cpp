#include "core/base/files/scratch_array.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>

#include "core/base/files/atomic_file.h"
#include "core/base/files/temporary_folder.h"

namespace paragram {

ScratchArray::ScratchArray(const std::filesystem::path& folder)
    : folder_(folder), file_(openUnnamedFile(folder)) {}

ScratchArray::~ScratchArray() {
    if (data_) ::munmap(data_, capacity_ * sizeof(std::uint32_t));
    if (file_ >= 0) ::close(file_);
}

void ScratchArray::append(std::span<const std::uint32_t> values) {
    const std::size_t first = size_;
    resize(size_ + values.size());
    std::copy(values.begin(), values.end(), data_ + first);
}

void ScratchArray::resize(std::size_t size) {
    if (size > capacity_) reserve(std::max({size, 2 * capacity_, std::size_t{1} << 16}));
    if (size > size_) std::fill(data_ + size_, data_ + size, 0U);
    size_ = size;
}

void ScratchArray::reserve(std::size_t capacity) {
    const std::size_t bytes = capacity * sizeof(std::uint32_t);
    // The space is allocated, because writing to a hole in a file on a full disk would end the program.
    errno = ::posix_fallocate(file_, 0, static_cast<off_t>(bytes));
    if (errno != 0) throwWriteFailure(folder_);
    void* mapped = data_ == nullptr
                       ? ::mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_SHARED, file_, 0)
                       : ::mremap(data_, capacity_ * sizeof(std::uint32_t), bytes, MREMAP_MAYMOVE);
    if (mapped == MAP_FAILED) throwWriteFailure(folder_);
    data_ = static_cast<std::uint32_t*>(mapped);
    capacity_ = capacity;
}

}  // namespace paragram
