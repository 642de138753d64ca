#include "core/base/numeric/file_memory.h"

#include <fmt/format.h>
#include <sys/mman.h>
#include <unistd.h>

#include <cerrno>
#include <cstdint>
#include <cstring>
#include <filesystem>

#include "core/base/files/atomic_file.h"
#include "core/base/files/temporary_folder.h"
#include "core/base/result.h"

namespace paragram {

void* allocateInFile(std::size_t bytes) {
    if (bytes == 0) bytes = 1;
    const std::filesystem::path folder = temporaryFolder();
    std::error_code unknown;
    const std::filesystem::space_info space = std::filesystem::space(folder, unknown);
    if (!unknown && space.available < bytes) {
        const auto gigabytes = [](auto count) { return static_cast<double>(count) / 1e9; };
        throw MachineFailure({folder.string(), fmt::format("{:.1f} GB free", gigabytes(space.available)),
                              fmt::format("{:.1f} GB for a table", gigabytes(bytes)),
                              "set TMPDIR to a folder on a disk with more space"});
    }
    const int file = openUnnamedFile(folder);
    void* memory = MAP_FAILED;
    if (::ftruncate(file, static_cast<off_t>(bytes)) == 0)
        memory = ::mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    const int error = errno;
    ::close(file);
    errno = error;
    if (memory == MAP_FAILED) throwWriteFailure(folder);
    (void)::madvise(memory, bytes, MADV_RANDOM);  // pages beside those in use are not read
    return memory;
}

void freeInFile(void* memory, std::size_t bytes) {
    ::munmap(memory, bytes == 0 ? 1 : bytes);
}

void forgetInFile(void* memory, std::size_t bytes) {
    const std::uintptr_t page = pageBytes(), begin = reinterpret_cast<std::uintptr_t>(memory);
    const std::uintptr_t first = (begin + page - 1) / page * page, last = (begin + bytes) / page * page;
    if (first >= last) return;
    void* const whole = static_cast<std::byte*>(memory) + (first - begin);
    if (::madvise(whole, last - first, MADV_REMOVE) == 0) return;
    // The disk cannot have holes: zeros, whose memory the system may take.
    std::memset(whole, 0, last - first);
    (void)::madvise(whole, last - first, MADV_DONTNEED);
}

std::size_t pageBytes() {
    return static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
}

}  // namespace paragram
