#include <cerrno>
#include <map>
#include <optional>

#include "core/base/files/atomic_file.h"
#include "core/base/files/file_seal.h"
#include "core/base/hdf5/hdf5_file.h"
#include "core/base/hdf5/hdf5_types.h"

namespace paragram {
namespace {

constexpr hsize_t kChunkElements = 1U << 18;
constexpr std::size_t kChunkBytes = kChunkElements * sizeof(std::int64_t);

void makeGroups(H5::H5File& file, const std::string& path) {
    for (auto slash = path.find('/', 1); slash != std::string::npos; slash = path.find('/', slash + 1)) {
        const std::string group = path.substr(0, slash);
        if (!file.nameExists(group)) file.createGroup(group);
    }
}

// No time stamps: equal content is written as equal bytes.
H5::DSetCreatPropList plainProperties() {
    H5::DSetCreatPropList properties;
    H5Pset_obj_track_times(properties.getId(), false);
    return properties;
}

H5::DSetCreatPropList compressedProperties() {
    H5::DSetCreatPropList properties = plainProperties();
    properties.setChunk(1, &kChunkElements);
    properties.setShuffle();
    properties.setDeflate(1);
    return properties;
}

}  // namespace

struct Hdf5Writer::State {
    explicit State(const std::filesystem::path& target) : file(target) {}
    AtomicFile file;
    Hdf5Output output;
    std::optional<H5::H5File> h5;
    std::map<std::string, H5::DataSet> growing;

    template <class Work>
    void guarded(Work work) {
        writingHdf5(file.target(), output, work);
    }
};

Hdf5Writer::Hdf5Writer(const std::filesystem::path& target, const std::string& kind, int version)
    : state_(std::make_unique<State>(target)) {
    state_->guarded([&] {
        H5::Exception::dontPrint();
        H5::FileAccPropList access = state_->output.access();
        access.setCache(0, 521, 4 * kChunkBytes, 0.75);  // keeps a chunk in memory while it is filled
        state_->h5.emplace(state_->file.temporary().string(), H5F_ACC_TRUNC, H5::FileCreatPropList::DEFAULT,
                           access);
    });
    setAttribute("kind", kind);
    setAttribute("version", static_cast<std::int64_t>(version));
}

Hdf5Writer::~Hdf5Writer() {
    const std::lock_guard lock(hdf5Mutex());
    state_->growing.clear();
    state_->h5.reset();
    state_.reset();
}

template <class T>
void Hdf5Writer::write(const std::string& path, std::span<const T> values) {
    state_->guarded([&] {
        makeGroups(*state_->h5, path);
        const hsize_t size = values.size();
        const H5::DataSpace space(1, &size);
        H5::DataSet set = state_->h5->createDataSet(path, fileType<T>(), space, plainProperties());
        if (size > 0) set.write(values.data(), memoryType<T>());
        set.close();  // writes what is buffered; a destructor would not say that it failed
    });
}

void Hdf5Writer::write(const std::string& path, const Matrix& values) {
    state_->guarded([&] {
        makeGroups(*state_->h5, path);
        const hsize_t sizes[2] = {values.rows(), values.cols()};
        const H5::DataSpace space(2, sizes);
        H5::DataSet set = state_->h5->createDataSet(path, fileType<float>(), space, plainProperties());
        if (values.size() > 0) set.write(values.data(), memoryType<float>());
        set.close();
    });
}

template <class T>
void Hdf5Writer::append(const std::string& path, std::span<const T> values) {
    state_->guarded([&] {
        auto found = state_->growing.find(path);
        if (found == state_->growing.end()) {
            makeGroups(*state_->h5, path);
            const hsize_t none = 0;
            const hsize_t unlimited = H5S_UNLIMITED;
            const H5::DataSpace space(1, &none, &unlimited);
            H5::DataSet made = state_->h5->createDataSet(path, fileType<T>(), space, compressedProperties());
            found = state_->growing.emplace(path, made).first;
        }
        if (values.empty()) return;
        H5::DataSet& set = found->second;
        hsize_t first = 0;
        set.getSpace().getSimpleExtentDims(&first);
        const hsize_t count = values.size();
        const hsize_t size = first + count;
        set.extend(&size);
        H5::DataSpace space = set.getSpace();
        space.selectHyperslab(H5S_SELECT_SET, &count, &first);
        set.write(values.data(), memoryType<T>(), H5::DataSpace(1, &count), space);
    });
}

void Hdf5Writer::setAttribute(const std::string& name, const std::string& value) {
    state_->guarded([&] {
        // HDF5 has no empty fixed-length strings: a text is stored with its terminating zero.
        const H5::StrType type(H5::PredType::C_S1, value.size() + 1);
        H5::Attribute attribute = state_->h5->createAttribute(name, type, H5::DataSpace(H5S_SCALAR));
        attribute.write(type, value.c_str());
    });
}

void Hdf5Writer::setAttribute(const std::string& name, std::int64_t value) {
    state_->guarded([&] {
        state_->h5->createAttribute(name, fileType<std::int64_t>(), H5::DataSpace(H5S_SCALAR))
            .write(memoryType<std::int64_t>(), &value);
    });
}

void Hdf5Writer::setAttribute(const std::string& name, double value) {
    state_->guarded([&] {
        state_->h5->createAttribute(name, fileType<double>(), H5::DataSpace(H5S_SCALAR))
            .write(memoryType<double>(), &value);
    });
}

void Hdf5Writer::commit() {
    state_->guarded([&] {
        for (auto& [path, set] : state_->growing) set.close();
        state_->growing.clear();
        state_->h5->flush(H5F_SCOPE_GLOBAL);
        state_->h5->close();
        state_->h5.reset();
    });
    sealFile(state_->file.temporary(), state_->file.target());
    state_->file.commit();
}

template void Hdf5Writer::write(const std::string&, std::span<const float>);
template void Hdf5Writer::write(const std::string&, std::span<const double>);
template void Hdf5Writer::write(const std::string&, std::span<const std::int32_t>);
template void Hdf5Writer::write(const std::string&, std::span<const std::int64_t>);
template void Hdf5Writer::write(const std::string&, std::span<const std::uint8_t>);
template void Hdf5Writer::append(const std::string&, std::span<const float>);
template void Hdf5Writer::append(const std::string&, std::span<const std::int64_t>);
template void Hdf5Writer::append(const std::string&, std::span<const std::uint8_t>);

}  // namespace paragram
