#include "core/base/hdf5/hdf5_lists.h"

#include <fmt/format.h>

#include <array>
#include <cerrno>
#include <optional>

#include "core/base/files/atomic_file.h"
#include "core/base/files/mapped_file.h"
#include "core/base/hdf5/hdf5_file.h"
#include "core/base/hdf5/hdf5_heap.h"
#include "core/base/hdf5/hdf5_probe.h"
#include "core/base/hdf5/hdf5_types.h"

namespace paragram {
namespace {

H5::VarLenType listType() {
    return H5::VarLenType(H5::PredType::NATIVE_INT32);
}

}  // namespace

struct Hdf5ListReader::State {
    std::filesystem::path file;
    std::string path;
    std::array<hsize_t, 2> sizes{};  // rows, columns
    // Read without the library, which believes what a damaged file says of its lists.
    MappedFile bytes;
    std::optional<Hdf5Heap> heap;  // none without rows
    std::uint64_t begin = 0;       // position of the first cell

    Hdf5Damage damage(std::int64_t first) const {
        return Hdf5Damage({file.string(),
                           fmt::format("{}: rows from {} on are missing or damaged", path, first), "",
                           "use another copy of the file"});
    }
};

Hdf5ListReader::Hdf5ListReader(std::unique_ptr<State> state) : state_(std::move(state)) {}
Hdf5ListReader::Hdf5ListReader(Hdf5ListReader&&) noexcept = default;
Hdf5ListReader& Hdf5ListReader::operator=(Hdf5ListReader&&) noexcept = default;
Hdf5ListReader::~Hdf5ListReader() = default;

bool Hdf5ListReader::holds(const std::filesystem::path& file, const std::string& path) {
    const std::lock_guard lock(hdf5Mutex());
    H5::Exception::dontPrint();
    if (findHdf5Damage(file)) return false;
    try {
        if (!H5::H5File::isHdf5(file.string())) return false;
        const H5::H5File h5(file.string(), H5F_ACC_RDONLY);
        return !h5.attrExists("kind") && h5.nameExists(path);
    } catch (const H5::Exception&) {
        return false;
    }
}

Result<Hdf5ListReader> Hdf5ListReader::open(const std::filesystem::path& file, const std::string& path,
                                            std::int64_t columns) {
    const std::lock_guard lock(hdf5Mutex());
    H5::Exception::dontPrint();
    if (auto damage = findHdf5Damage(file)) return *damage;
    const std::string expected = fmt::format("{} columns of lists of integers", columns);
    const auto wrong = [&](const std::string& found) {
        return Error{file.string(), path + ": " + found, expected, "check that this is the right file"};
    };
    try {
        auto state = std::make_unique<State>();
        state->file = file;
        state->path = path;
        const H5::H5File h5(file.string(), H5F_ACC_RDONLY);
        if (!h5.nameExists(path)) return wrong("is missing");
        const H5::DataSet set = h5.openDataSet(path);
        const H5::DataSpace space = set.getSpace();
        if (space.getSimpleExtentNdims() != 2)
            return wrong(fmt::format("{} dimensions", space.getSimpleExtentNdims()));
        space.getSimpleExtentDims(state->sizes.data());
        if (state->sizes[1] != static_cast<hsize_t>(columns))
            return wrong(fmt::format("{} columns", state->sizes[1]));
        if (set.getTypeClass() != H5T_VLEN || set.getVarLenType().getSuper().getClass() != H5T_INTEGER) {
            return wrong("cells that are not lists of integers");
        }
        if (state->sizes[0] == 0) return Hdf5ListReader(std::move(state));
        state->begin = plainListsBegin(h5.getId(), set.getId());
        if (state->begin == HADDR_UNDEF)
            return Error{file.string(), path + ": lists in chunks, compressed or of other numbers",
                         "lists of 32-bit integers in one piece, as P-SP writes them",
                         "convert the file with h5repack -l CONTI -f NONE"};
        Result<MappedFile> mapped = MappedFile::open(file);
        if (!mapped) return mapped.error();
        state->bytes = std::move(*mapped);
        state->heap.emplace(state->bytes.bytes(), userblockOf(h5.getId()));
        return Hdf5ListReader(std::move(state));
    } catch (const H5::Exception&) {
        return Error{file.string(), "cannot be read as HDF5: truncated, damaged or another kind of file",
                     expected, "check the name and permissions, or use another copy"};
    }
}

std::int64_t Hdf5ListReader::rows() const {
    return static_cast<std::int64_t>(state_->sizes[0]);
}

IntegerLists Hdf5ListReader::read(std::int64_t first, std::int64_t count) const {
    const std::lock_guard lock(hdf5Mutex());
    IntegerLists lists;
    if (count == 0) return lists;
    const hsize_t columns = state_->sizes[1], rows = state_->sizes[0];
    const auto from = static_cast<hsize_t>(first), some = static_cast<hsize_t>(count);
    // No list is stored twice: together they cannot be larger than the file.
    const std::size_t most = state_->bytes.bytes().size() / sizeof(std::int32_t);
    if (from > rows || some > rows - from || rows > most || columns > most) throw state_->damage(first);
    lists.offsets.reserve(some * columns + 1);
    for (hsize_t cell = from * columns; cell < (from + some) * columns; ++cell) {
        if (!state_->heap->append(state_->begin + cell * Hdf5Heap::kCellBytes, lists.values) ||
            lists.values.size() > most)
            throw state_->damage(first);
        lists.offsets.push_back(static_cast<std::int64_t>(lists.values.size()));
    }
    return lists;
}

struct Hdf5ListWriter::State {
    AtomicFile file;
    Hdf5Output output{};
    H5::H5File h5{};
    H5::DataSet set{};
    std::array<hsize_t, 2> sizes;
    hsize_t written = 0;

    template <class Work>
    void doing(Work work) {
        writingHdf5(file.target(), output, work);
    }
};

Hdf5ListWriter::Hdf5ListWriter(const std::filesystem::path& target, const std::string& path,
                               std::int64_t rows, std::int64_t columns)
    : state_(new State{.file = AtomicFile(target),
                       .sizes = {static_cast<hsize_t>(rows), static_cast<hsize_t>(columns)}}) {
    state_->doing([&] {
        H5::Exception::dontPrint();
        state_->h5 = H5::H5File(state_->file.temporary().string(), H5F_ACC_TRUNC,
                                H5::FileCreatPropList::DEFAULT, state_->output.access());
        state_->set = state_->h5.createDataSet(path, H5::VarLenType(H5::PredType::STD_I32LE),
                                               H5::DataSpace(2, state_->sizes.data()));
    });
}

Hdf5ListWriter::~Hdf5ListWriter() {
    const std::lock_guard lock(hdf5Mutex());
    state_.reset();
}

void Hdf5ListWriter::append(const IntegerLists& cells) {
    std::vector<hvl_t> views(cells.size());
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const std::int64_t first = cells.offsets[i];
        views[i] = {static_cast<std::size_t>(cells.offsets[i + 1] - first),
                    const_cast<std::int32_t*>(cells.values.data() + first)};
    }
    const std::array<hsize_t, 2> start{state_->written, 0};
    const std::array<hsize_t, 2> extent{views.size() / state_->sizes[1], state_->sizes[1]};
    if (views.empty()) return;
    state_->doing([&] {
        H5::DataSpace inFile = state_->set.getSpace();
        inFile.selectHyperslab(H5S_SELECT_SET, extent.data(), start.data());
        state_->set.write(views.data(), listType(), H5::DataSpace(2, extent.data()), inFile);
    });
    state_->written += extent[0];
}

void Hdf5ListWriter::commit() {
    state_->doing([&] {
        state_->set.close();
        state_->h5.close();
    });
    state_->file.commit();
}

}  // namespace paragram
