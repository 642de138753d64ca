#include "core/base/hdf5/hdf5_walk.h"

#include <hdf5.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <new>
#include <string>
#include <vector>

namespace paragram {
namespace {

constexpr hsize_t kReadWhole = 1U << 26;   // size in bytes up to which an array is read completely
constexpr hsize_t kBlockBytes = 1U << 22;  // in memory at a time
constexpr rlim_t kLeastSeconds = 2, kBytesASecond = 10'000'000;  // processor time for a file
constexpr rlim_t kMostMemory = rlim_t{1} << 30;                  // bytes in addition to those of the process

// Closes what a call has opened; a failed call opened nothing.
class Handle {
  public:
    Handle(hid_t id, herr_t (*close)(hid_t)) : id_(id), close_(close) {}
    ~Handle() {
        if (id_ >= 0) close_(id_);
    }
    Handle(const Handle&) = delete;
    Handle& operator=(const Handle&) = delete;
    hid_t get() const { return id_; }
    explicit operator bool() const { return id_ >= 0; }

  private:
    hid_t id_;
    herr_t (*close_)(hid_t);
};

// Types in which a reader may request numbers of this type: itself, or all of them for an unusual one, whose
// conversion is itself a risk.
std::vector<hid_t> memoryTypes(hid_t type) {
    for (const hid_t plain : {H5T_NATIVE_FLOAT, H5T_NATIVE_DOUBLE, H5T_NATIVE_INT32, H5T_NATIVE_INT64,
                              H5T_NATIVE_UINT8, H5T_NATIVE_UINT16}) {
        if (H5Tequal(type, plain) > 0) return {plain};
    }
    return {H5T_NATIVE_FLOAT, H5T_NATIVE_DOUBLE, H5T_NATIVE_INT32,
            H5T_NATIVE_INT64, H5T_NATIVE_UINT8,  H5T_NATIVE_UINT16};
}

void readText(hid_t attribute, hid_t type, hsize_t points) {
    if (H5Tis_variable_str(type) > 0) {
        std::vector<char*> texts(points, nullptr);
        if (H5Aread(attribute, type, texts.data()) < 0) return;
        for (char* text : texts)
            if (text) H5free_memory(text);
        return;
    }
    std::vector<char> bytes(points * H5Tget_size(type) + 1);
    H5Aread(attribute, type, bytes.data());
}

herr_t readAttribute(hid_t object, const char* name, const H5A_info_t*, void*) {
    const Handle attribute(H5Aopen(object, name, H5P_DEFAULT), H5Aclose);
    if (!attribute) return 0;
    const Handle type(H5Aget_type(attribute.get()), H5Tclose), space(H5Aget_space(attribute.get()), H5Sclose);
    if (!type || !space) return 0;
    const auto points =
        static_cast<hsize_t>(std::max<hssize_t>(0, H5Sget_simple_extent_npoints(space.get())));
    const std::size_t bytes = std::max<std::size_t>(H5Tget_size(type.get()), sizeof(double));
    if (points > kReadWhole / bytes) return 0;
    const H5T_class_t kind = H5Tget_class(type.get());
    if (kind == H5T_STRING) readText(attribute.get(), type.get(), points);
    if (kind == H5T_INTEGER || kind == H5T_FLOAT) {
        std::vector<double> values(points + 1);
        for (const hid_t memory : memoryTypes(type.get())) H5Aread(attribute.get(), memory, values.data());
    }
    return 0;
}

// An array, with what is needed to read some of its rows.
class Rows {
  public:
    explicit Rows(hid_t set)
        : set_(set), type_(H5Dget_type(set), H5Tclose), space_(H5Dget_space(set), H5Sclose) {
        if (!type_ || !space_) return;
        const int rank = H5Sget_simple_extent_ndims(space_.get());
        if (rank < 1 || rank > 2) return;
        H5Sget_simple_extent_dims(space_.get(), sizes_.data(), nullptr);
        rank_ = rank;
        if (rank == 1) sizes_[1] = 1;
        // Lists are never read by the library.
        const H5T_class_t kind = H5Tget_class(type_.get());
        if (kind != H5T_INTEGER && kind != H5T_FLOAT) rank_ = 0;
    }

    void read() {
        constexpr hsize_t kCell = sizeof(double);
        const hsize_t block = sizes_[1] > 0 ? kBlockBytes / kCell / sizes_[1] : 0;  // rows
        if (rank_ == 0 || sizes_[0] == 0 || block == 0) return;
        if (sizes_[0] > kReadWhole / kCell / sizes_[1]) {
            countChunks();
            readSome(0, block);
            readSome(sizes_[0] - std::min(sizes_[0], block), block);
            return;
        }
        for (hsize_t first = 0; first < sizes_[0] && readSome(first, block); first += block) {
        }
    }

  private:
    // Reads the complete index.
    void countChunks() const {
        const Handle made(H5Dget_create_plist(set_), H5Pclose);
        hsize_t chunks = 0;
        if (made && H5Pget_layout(made.get()) == H5D_CHUNKED) H5Dget_num_chunks(set_, space_.get(), &chunks);
    }
    // false: cannot be read.
    bool readSome(hsize_t first, hsize_t count) const {
        const std::array<hsize_t, 2> start{first, 0}, extent{std::min(count, sizes_[0] - first), sizes_[1]};
        const Handle memory(H5Screate_simple(rank_, extent.data(), nullptr), H5Sclose);
        if (!memory || H5Sselect_hyperslab(space_.get(), H5S_SELECT_SET, start.data(), nullptr, extent.data(),
                                           nullptr) < 0) {
            return false;
        }
        const hsize_t cells = extent[0] * extent[1];
        std::vector<double> values(cells);
        bool read = false;
        for (const hid_t type : memoryTypes(type_.get()))
            read = H5Dread(set_, type, memory.get(), space_.get(), H5P_DEFAULT, values.data()) >= 0;
        return read;
    }

    hid_t set_;
    Handle type_, space_;
    std::array<hsize_t, 2> sizes_{};
    int rank_ = 0;  // 0: not an array that we read
};

void readAttributes(hid_t object) {
    hsize_t from = 0;
    H5Aiterate2(object, H5_INDEX_NAME, H5_ITER_INC, &from, &readAttribute, nullptr);
}

herr_t readObject(hid_t group, const char* name, const H5L_info_t* link, void*) {
    if (link->type != H5L_TYPE_HARD) return 0;
    const Handle object(H5Oopen(group, name, H5P_DEFAULT), H5Oclose);
    if (!object) return 0;
    readAttributes(object.get());
    if (H5Iget_type(object.get()) == H5I_DATASET) Rows(object.get()).read();
    return 0;
}

void bound(int what, rlim_t most) {
    rlimit limit{};
    ::getrlimit(what, &limit);
    limit.rlim_cur = std::min(most, limit.rlim_max);
    ::setrlimit(what, &limit);
}

void boundProcess(std::uintmax_t fileBytes) {
    rusage used{};
    ::getrusage(RUSAGE_SELF, &used);
    constexpr std::int64_t kMicro = 1'000'000;
    const std::int64_t seconds = used.ru_utime.tv_sec + used.ru_stime.tv_sec +
                                 (used.ru_utime.tv_usec + used.ru_stime.tv_usec + kMicro - 1) / kMicro;
    std::uint64_t pages = 0;
    std::ifstream("/proc/self/statm") >> pages;
    bound(RLIMIT_CORE, 0);
    bound(RLIMIT_CPU, static_cast<rlim_t>(seconds) + kLeastSeconds + fileBytes / kBytesASecond);
    bound(RLIMIT_AS, pages * static_cast<rlim_t>(::sysconf(_SC_PAGESIZE)) + kMostMemory);
}

// Called by the library for each error that it reports.
herr_t noteMissingMemory(hid_t errors, void* missing) {
    const auto look = [](unsigned, const H5E_error2_t* error, void* found) -> herr_t {
        if (error->min_num == H5E_NOSPACE || error->min_num == H5E_CANTALLOC)
            *static_cast<bool*>(found) = true;
        return 0;
    };
    return H5Ewalk2(errors, H5E_WALK_UPWARD, look, missing);
}

void readAll(const std::string& file) {
    const Handle h5(H5Fopen(file.c_str(), H5F_ACC_RDONLY, H5P_DEFAULT), H5Fclose);
    if (!h5) return;
    readAttributes(h5.get());
    H5Lvisit(h5.get(), H5_INDEX_NAME, H5_ITER_INC, &readObject, nullptr);
}

}  // namespace

void walkHdf5(const std::filesystem::path& file) {
    std::error_code code;
    const std::uintmax_t bytes = std::filesystem::file_size(file, code);
    boundProcess(code ? 0 : bytes);
    static bool missingMemory;  // outlives this call, as the library keeps its address
    missingMemory = false;
    H5Eset_auto2(H5E_DEFAULT, &noteMissingMemory, &missingMemory);
    readAll(file.string());
    // Whoever reads the file has no bounds, and would be given what a damaged number asks for.
    if (missingMemory) throw std::bad_alloc();
}

}  // namespace paragram
