#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>

#include "core/base/files/atomic_file.h"
#include "core/base/files/file_kind.h"
#include "core/base/hdf5/hdf5_file.h"
#include "core/base/hdf5/hdf5_probe.h"
#include "core/base/hdf5/hdf5_types.h"

namespace paragram {

namespace {

constexpr hsize_t kMostExpansion = 1100;  // the maximum ratio of deflate
// The chunk in which one range ends is the one in which the next starts, and decompressing it again costs
// more than reading it.
constexpr std::size_t kCacheBytes = 1U << 21;  // one chunk of 64-bit numbers

FileRole roleOf(const std::string& kind) {
    return kind == "paragram model"        ? FileRole::model
           : kind == "paragram checkpoint" ? FileRole::checkpoint
                                           : FileRole::pairStore;
}

}  // namespace

struct Hdf5Reader::State {
    std::filesystem::path path;
    std::unique_ptr<H5::H5File> h5;
    std::map<std::string, H5::DataSet> ranged;  // kept open with their last chunks; closed before the file

    // Runs work; a read failure of HDF5 means a damaged file.
    template <class Work>
    auto guarded(const std::string& what, Work work) const {
        const std::lock_guard lock(hdf5Mutex());
        try {
            return work();
        } catch (const H5::Exception&) {
            throw damage(what);
        }
    }
    Hdf5Damage damage(const std::string& what) const {
        return Hdf5Damage({path.string(), fmt::format("{} is missing or damaged", what), "",
                           "the file is incomplete: create it again or use another copy"});
    }
    // The library converts into what the program asks for, in memory for as many bytes as the type states.
    static bool isNumber(const H5::DataType& type) {
        const H5T_class_t kind = type.getClass();
        return (kind == H5T_INTEGER || kind == H5T_FLOAT) && type.getSize() <= sizeof(double);
    }
    // The sizes of an array of numbers. The file must be large enough to contain them, because memory is
    // allocated accordingly.
    template <std::size_t Rank>
    std::array<hsize_t, Rank> sizesOf(const H5::DataSet& set, const std::string& what) const {
        const H5::DataSpace space = set.getSpace();
        if (space.getSimpleExtentNdims() != static_cast<int>(Rank) || !isNumber(set.getDataType()))
            throw damage(what);
        std::array<hsize_t, Rank> sizes{};
        space.getSimpleExtentDims(sizes.data());
        const hsize_t stored = std::min<hsize_t>(set.getStorageSize(), h5->getFileSize());
        const bool packed = layoutOf(set.getId()) == H5D_CHUNKED;
        hsize_t room = packed ? kMostExpansion * stored : stored;
        for (const hsize_t size : sizes) {
            if (size > room) throw damage(what);
            if (size > 0) room /= size;
        }
        return sizes;
    }
    const H5::DataSet& rangedSet(const std::string& name) {
        const auto found = ranged.find(name);
        return found != ranged.end() ? found->second
                                     : ranged.emplace(name, h5->openDataSet(name)).first->second;
    }
    // Reads a single number.
    template <class T>
    T numberAttribute(const std::string& name) const {
        return guarded(name, [&] {
            const H5::Attribute attribute = h5->openAttribute(name);
            if (attribute.getSpace().getSimpleExtentNpoints() != 1 || !isNumber(attribute.getDataType()))
                throw damage(name);
            T value = 0;
            attribute.read(memoryType<T>(), &value);
            return value;
        });
    }
};

Hdf5Reader::Hdf5Reader(std::unique_ptr<State> state) : state_(std::move(state)) {}
Hdf5Reader::Hdf5Reader(Hdf5Reader&&) noexcept = default;
Hdf5Reader& Hdf5Reader::operator=(Hdf5Reader&&) noexcept = default;
Hdf5Reader::~Hdf5Reader() {
    const std::lock_guard lock(hdf5Mutex());
    state_.reset();
}

Result<Hdf5Reader> Hdf5Reader::open(const std::filesystem::path& file, const std::string& kind,
                                    int newestVersion) {
    std::error_code code;
    if (!std::filesystem::exists(file, code))
        return Error{file.string(), "no such file", "", "check the name"};
    const FileRole role = roleOf(kind);
    if (std::filesystem::is_directory(file, code)) return wrongFile(file, role);
    if (isSpecialFile(file))
        return Error{file.string(), "is a device or a pipe",
                     "a file, because it is not read from start to end", "save it to a file first"};
    const std::lock_guard lock(hdf5Mutex());
    H5::Exception::dontPrint();
    if (auto damage = findHdf5Damage(file)) return *damage;
    auto state = std::make_unique<State>();
    state->path = file;
    try {
        H5::FileAccPropList access;
        access.setCache(0, 521, kCacheBytes, 1.0);
        access.setSieveBufSize(0);  // we read whole arrays; the library crashes if there is no memory for it
        state->h5 = std::make_unique<H5::H5File>(file.string(), H5F_ACC_RDONLY,
                                                 H5::FileCreatPropList::DEFAULT, access);
    } catch (const H5::Exception&) {
        if (!isHdf5(file)) return wrongFile(file, role);
        return Error{file.string(), "truncated or damaged", "a complete HDF5 file",
                     "create it again or use another copy"};
    }
    Hdf5Reader reader(std::move(state));
    try {
        if (!reader.hasAttribute("kind") || reader.textAttribute("kind") != kind)
            return wrongFile(file, role);
        const std::int64_t version = reader.integerAttribute("version");
        if (version > newestVersion) {
            return Error{file.string(), fmt::format("format version {}", version),
                         fmt::format("at most {}", newestVersion), "use a newer version of this program"};
        }
    } catch (const Hdf5Damage& damage) {
        return damage.error();
    }
    return reader;
}

bool Hdf5Reader::has(const std::string& path) const {
    return state_->guarded(path, [&] {
        for (auto slash = path.find('/', 1); slash != std::string::npos; slash = path.find('/', slash + 1)) {
            if (!state_->h5->nameExists(path.substr(0, slash))) return false;
        }
        return state_->h5->nameExists(path);
    });
}

std::int64_t Hdf5Reader::size(const std::string& path) const {
    return state_->guarded(path, [&] {
        return static_cast<std::int64_t>(state_->sizesOf<1>(state_->h5->openDataSet(path), path)[0]);
    });
}

template <class T>
std::vector<T> Hdf5Reader::read(const std::string& path) const {
    return readRange<T>(path, 0, size(path));
}

template <class T>
std::vector<T> Hdf5Reader::readRange(const std::string& path, std::int64_t first, std::int64_t count) const {
    return state_->guarded(path, [&] {
        if (count == 0) return std::vector<T>();
        const H5::DataSet& set = state_->rangedSet(path);
        const auto all = static_cast<std::int64_t>(state_->sizesOf<1>(set, path)[0]);
        if (first < 0 || count < 0 || first > all || count > all - first) throw state_->damage(path);
        std::vector<T> values(static_cast<std::size_t>(count));
        H5::DataSpace space = set.getSpace();
        const auto start = static_cast<hsize_t>(first);
        const auto length = static_cast<hsize_t>(count);
        space.selectHyperslab(H5S_SELECT_SET, &length, &start);
        set.read(values.data(), memoryType<T>(), H5::DataSpace(1, &length), space);
        return values;
    });
}

Matrix Hdf5Reader::readMatrix(const std::string& path, Storage storage) const {
    return state_->guarded(path, [&] {
        const H5::DataSet set = state_->h5->openDataSet(path);
        const auto sizes = state_->sizesOf<2>(set, path);
        Matrix values(sizes[0], sizes[1], storage);
        if (values.size() > 0) set.read(values.data(), memoryType<float>());
        return values;
    });
}

bool Hdf5Reader::hasAttribute(const std::string& name) const {
    return state_->guarded(name, [&] { return state_->h5->attrExists(name); });
}

std::string Hdf5Reader::textAttribute(const std::string& name) const {
    return state_->guarded(name, [&] {
        const H5::Attribute attribute = state_->h5->openAttribute(name);
        // The library allocates what the type states, or for texts of any length, of which our files have
        // none, what a damaged heap states.
        const H5::StrType type = attribute.getStrType();
        if (type.isVariableStr() || type.getSize() > state_->h5->getFileSize()) throw state_->damage(name);
        std::string text;
        attribute.read(type, text);
        return text.substr(0, text.find('\0'));
    });
}

std::int64_t Hdf5Reader::integerAttribute(const std::string& name) const {
    return state_->numberAttribute<std::int64_t>(name);
}

double Hdf5Reader::numberAttribute(const std::string& name) const {
    return state_->numberAttribute<double>(name);
}

template std::vector<float> Hdf5Reader::read(const std::string&) const;
template std::vector<double> Hdf5Reader::read(const std::string&) const;
template std::vector<std::int32_t> Hdf5Reader::read(const std::string&) const;
template std::vector<std::int64_t> Hdf5Reader::read(const std::string&) const;
template std::vector<std::uint8_t> Hdf5Reader::read(const std::string&) const;
template std::vector<float> Hdf5Reader::readRange(const std::string&, std::int64_t, std::int64_t) const;
template std::vector<std::int64_t> Hdf5Reader::readRange(const std::string&, std::int64_t,
                                                         std::int64_t) const;
template std::vector<std::uint8_t> Hdf5Reader::readRange(const std::string&, std::int64_t,
                                                         std::int64_t) const;

}  // namespace paragram
