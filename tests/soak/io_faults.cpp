// A library for LD_PRELOAD that counts a program's calls on files below a folder, or its large allocations,
// and fails one of them. Its environment:
// - PARAGRAM_FAULT_FOLDER: the folder.
// - PARAGRAM_FAULT_KIND: "files" (open for writing, write, pwrite, writev, fwrite, fsync, fdatasync, rename,
//   mkdir, mmap, ftruncate, fallocate, posix_fallocate) or "memory" (allocations of 16 KB or more).
// - PARAGRAM_FAULT_AT: the number of the call that fails, from 1; 0: none.
// - PARAGRAM_FAULT_ERRNO: its error. ENOSPC and EDQUOT stay until the program ends, as a full disk does.
// - PARAGRAM_FAULT_RECORD: a file outside the folder, which the program and all that it starts share: the
//   number of calls so far (8 bytes), then what failed, as text: a call and its path, or the functions of
//   libraries that needed the memory.
// - PARAGRAM_FAULT_TRACE: if set, the stack of the failing call is written to standard error.
#include <dlfcn.h>
#include <execinfo.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <cstdarg>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace {

constexpr std::size_t kLargeAllocation = std::size_t{1} << 14;
constexpr std::size_t kTextBytes = 504;

struct Record {
    std::atomic<std::int64_t> calls;
    char text[kTextBytes];
};

struct Plan {
    char folder[512] = {};
    std::size_t folderLength = 0;
    bool files = false, memory = false, stays = false;
    std::int64_t at = 0;
    int error = 0;
    Record* record = nullptr;
};

template <class Function>
Function* next(const char* name) {
    return reinterpret_cast<Function*>(dlsym(RTLD_NEXT, name));
}

Plan plan;
bool planned = false;

void makePlan() {
    const char* folder = std::getenv("PARAGRAM_FAULT_FOLDER");
    const char* kind = std::getenv("PARAGRAM_FAULT_KIND");
    const char* at = std::getenv("PARAGRAM_FAULT_AT");
    const char* error = std::getenv("PARAGRAM_FAULT_ERRNO");
    const char* file = std::getenv("PARAGRAM_FAULT_RECORD");
    if (!folder || !kind || !at || !error || !file) return;
    std::strncpy(plan.folder, folder, sizeof(plan.folder) - 1);
    plan.folderLength = std::strlen(plan.folder);
    plan.at = std::atoll(at);
    plan.error = std::atoi(error);
    plan.stays = plan.error == ENOSPC || plan.error == EDQUOT;
    const int descriptor = ::open(file, O_RDWR | O_CLOEXEC);
    if (descriptor < 0) return;
    void* mapped = ::mmap(nullptr, sizeof(Record), PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0);
    ::close(descriptor);
    if (mapped == MAP_FAILED) return;
    plan.record = static_cast<Record*>(mapped);
    plan.files = std::strcmp(kind, "files") == 0;
    plan.memory = std::strcmp(kind, "memory") == 0;
    planned = true;
}

// The functions that have led here, or the files that they are in.
void writeCallers(char* text, std::size_t size) {
    constexpr int kFrames = 12;
    void* frames[kFrames];
    const int count = ::backtrace(frames, kFrames);
    std::size_t length = std::strlen(text);
    for (int i = 0; i < count; ++i) {
        Dl_info info{};
        if (::dladdr(frames[i], &info) == 0) continue;
        const char* slash = std::strrchr(info.dli_fname, '/');
        const char* file = slash ? slash + 1 : info.dli_fname;
        const int written =
            std::snprintf(text + length, size - length, " %s", info.dli_sname ? info.dli_sname : file);
        length += static_cast<std::size_t>(written);
        if (length >= size) break;
    }
}

// Counts a call; true: it fails, with errno. takesSpace: a full disk refuses it, too, later on.
bool fails(const char* call, const char* path, bool takesSpace) {
    const std::int64_t number = ++plan.record->calls;
    const bool chosen = number == plan.at;
    if (!chosen && !(plan.stays && takesSpace && plan.at > 0 && number > plan.at)) return false;
    if (chosen) std::snprintf(plan.record->text, kTextBytes, "%s %s", call, path);
    if (chosen && plan.memory) writeCallers(plan.record->text, kTextBytes);
    if (chosen && std::getenv("PARAGRAM_FAULT_TRACE")) {
        void* frames[32];
        ::backtrace_symbols_fd(frames, ::backtrace(frames, 32), STDERR_FILENO);
    }
    errno = plan.error;
    return true;
}

bool isBelow(const char* path) {
    if (!planned || !plan.files || !path) return false;
    char whole[1024];
    if (path[0] != '/') {
        if (!::getcwd(whole, sizeof(whole))) return false;
        return std::strncmp(whole, plan.folder, plan.folderLength) == 0;
    }
    return std::strncmp(path, plan.folder, plan.folderLength) == 0;
}

bool failsPath(const char* call, const char* path, bool takesSpace = false) {
    return isBelow(path) && fails(call, path, takesSpace);
}

bool failsFile(const char* call, int descriptor, bool takesSpace = false) {
    if (!planned || !plan.files || descriptor < 0) return false;
    char link[64], path[1024];
    std::snprintf(link, sizeof(link), "/proc/self/fd/%d", descriptor);
    const int before = errno;
    const ssize_t length = ::readlink(link, path, sizeof(path) - 1);
    errno = before;
    if (length <= 0) return false;
    path[length] = '\0';
    return isBelow(path) && fails(call, path, takesSpace);
}

bool writes(int flags) {
    return (flags & O_ACCMODE) != O_RDONLY;
}

mode_t modeOf(int flags, va_list arguments) {
    return (flags & (O_CREAT | O_TMPFILE)) != 0 ? static_cast<mode_t>(va_arg(arguments, int)) : 0;
}

bool failsAllocation(std::size_t size) {
    return planned && plan.memory && size >= kLargeAllocation && fails("allocation", "", false);
}

}  // namespace

extern "C" {

// What libraries do before main is not counted.
int __libc_start_main(int (*program)(int, char**, char**), int count, char** arguments, void (*begin)(),
                      void (*end)(), void (*unload)(), void* stack) {
    static int (*wrapped)(int, char**, char**) = program;
    const auto start = [](int argc, char** argv, char** environment) {
        makePlan();
        return wrapped(argc, argv, environment);
    };
    static auto* const real =
        next<int(int (*)(int, char**, char**), int, char**, void (*)(), void (*)(), void (*)(), void*)>(
            "__libc_start_main");
    return real(start, count, arguments, begin, end, unload, stack);
}

int open(const char* path, int flags, ...) {
    va_list arguments;
    va_start(arguments, flags);
    const mode_t mode = modeOf(flags, arguments);
    va_end(arguments);
    if (writes(flags) && failsPath("open", path)) return -1;
    static auto* const real = next<int(const char*, int, ...)>("open");
    return real(path, flags, mode);
}

int open64(const char* path, int flags, ...) {
    va_list arguments;
    va_start(arguments, flags);
    const mode_t mode = modeOf(flags, arguments);
    va_end(arguments);
    if (writes(flags) && failsPath("open", path)) return -1;
    static auto* const real = next<int(const char*, int, ...)>("open64");
    return real(path, flags, mode);
}

FILE* fopen(const char* path, const char* mode) {
    if (std::strpbrk(mode, "wa+") && failsPath("open", path)) return nullptr;
    static auto* const real = next<FILE*(const char*, const char*)>("fopen");
    return real(path, mode);
}

FILE* fopen64(const char* path, const char* mode) {
    if (std::strpbrk(mode, "wa+") && failsPath("open", path)) return nullptr;
    static auto* const real = next<FILE*(const char*, const char*)>("fopen64");
    return real(path, mode);
}

ssize_t write(int file, const void* data, size_t size) {
    if (failsFile("write", file, true)) return -1;
    static auto* const real = next<ssize_t(int, const void*, size_t)>("write");
    return real(file, data, size);
}

ssize_t pwrite(int file, const void* data, size_t size, off_t at) {
    if (failsFile("pwrite", file, true)) return -1;
    static auto* const real = next<ssize_t(int, const void*, size_t, off_t)>("pwrite");
    return real(file, data, size, at);
}

ssize_t pwrite64(int file, const void* data, size_t size, off64_t at) {
    if (failsFile("pwrite", file, true)) return -1;
    static auto* const real = next<ssize_t(int, const void*, size_t, off64_t)>("pwrite64");
    return real(file, data, size, at);
}

ssize_t writev(int file, const iovec* parts, int count) {
    if (failsFile("writev", file, true)) return -1;
    static auto* const real = next<ssize_t(int, const iovec*, int)>("writev");
    return real(file, parts, count);
}

size_t fwrite(const void* data, size_t size, size_t count, FILE* file) {
    if (file != stderr && file != stdout && failsFile("fwrite", ::fileno(file), true)) return 0;
    static auto* const real = next<size_t(const void*, size_t, size_t, FILE*)>("fwrite");
    return real(data, size, count, file);
}

int fsync(int file) {
    if (failsFile("fsync", file)) return -1;
    static auto* const real = next<int(int)>("fsync");
    return real(file);
}

int fdatasync(int file) {
    if (failsFile("fdatasync", file)) return -1;
    static auto* const real = next<int(int)>("fdatasync");
    return real(file);
}

int rename(const char* from, const char* to) {
    if (failsPath("rename", to)) return -1;
    static auto* const real = next<int(const char*, const char*)>("rename");
    return real(from, to);
}

int mkdir(const char* path, mode_t mode) {
    if (failsPath("mkdir", path)) return -1;
    static auto* const real = next<int(const char*, mode_t)>("mkdir");
    return real(path, mode);
}

int ftruncate(int file, off_t size) {
    if (failsFile("ftruncate", file)) return -1;
    static auto* const real = next<int(int, off_t)>("ftruncate");
    return real(file, size);
}

int ftruncate64(int file, off64_t size) {
    if (failsFile("ftruncate", file)) return -1;
    static auto* const real = next<int(int, off64_t)>("ftruncate64");
    return real(file, size);
}

int truncate(const char* path, off_t size) {
    if (failsPath("truncate", path)) return -1;
    static auto* const real = next<int(const char*, off_t)>("truncate");
    return real(path, size);
}

int fallocate(int file, int mode, off_t at, off_t size) {
    if (failsFile("fallocate", file, true)) return -1;
    static auto* const real = next<int(int, int, off_t, off_t)>("fallocate");
    return real(file, mode, at, size);
}

int posix_fallocate(int file, off_t at, off_t size) {
    if (failsFile("posix_fallocate", file, true)) return plan.error;
    static auto* const real = next<int(int, off_t, off_t)>("posix_fallocate");
    return real(file, at, size);
}

void* mmap(void* address, size_t size, int protection, int flags, int file, off_t at) {
    if (failsFile("mmap", file)) return MAP_FAILED;
    static auto* const real = next<void*(void*, size_t, int, int, int, off_t)>("mmap");
    return real(address, size, protection, flags, file, at);
}

void* mmap64(void* address, size_t size, int protection, int flags, int file, off64_t at) {
    if (failsFile("mmap", file)) return MAP_FAILED;
    static auto* const real = next<void*(void*, size_t, int, int, int, off64_t)>("mmap64");
    return real(address, size, protection, flags, file, at);
}

// glibc's own names: dlsym itself allocates.
void* __libc_malloc(size_t);
void* __libc_calloc(size_t, size_t);
void* __libc_realloc(void*, size_t);
void* __libc_memalign(size_t, size_t);

void* malloc(size_t size) {
    return failsAllocation(size) ? nullptr : __libc_malloc(size);
}

void* calloc(size_t count, size_t size) {
    return failsAllocation(count * size) ? nullptr : __libc_calloc(count, size);
}

void* realloc(void* block, size_t size) {
    return failsAllocation(size) ? nullptr : __libc_realloc(block, size);
}

void* aligned_alloc(size_t alignment, size_t size) {
    return failsAllocation(size) ? nullptr : __libc_memalign(alignment, size);
}

int posix_memalign(void** block, size_t alignment, size_t size) {
    if (failsAllocation(size)) return ENOMEM;
    *block = __libc_memalign(alignment, size);
    return *block ? 0 : ENOMEM;
}

}  // extern "C"
