#include "core/mining/search_state.h"

#include <algorithm>
#include <cstring>
#include <fstream>
#include <span>
#include <utility>
#include <vector>

#include "core/base/files/atomic_file.h"
#include "core/base/files/file_seal.h"

namespace paragram {
namespace {

struct Header {
    std::array<char, 32> key{};
    std::uint64_t version = 2;  // 1: cosines of a matrix product
    std::uint64_t done = 0, rows = 0, cols = 0, k = 0;
};

Header headerOf(const SearchState& state, std::uint64_t done) {
    Header header{.done = done, .rows = state.rows, .cols = state.cols, .k = state.k};
    std::copy_n(state.key.begin(), std::min(state.key.size(), header.key.size()), header.key.begin());
    return header;
}

template <class T>
void writeAll(std::ofstream& out, std::span<const T> values) {
    out.write(reinterpret_cast<const char*>(values.data()),
              static_cast<std::streamsize>(values.size_bytes()));
}

template <class T>
void readAll(std::ifstream& in, std::span<T> values) {
    in.read(reinterpret_cast<char*>(values.data()), static_cast<std::streamsize>(values.size_bytes()));
}

}  // namespace

void saveFound(const std::filesystem::path& file, const SearchState& state, std::uint64_t done,
               std::initializer_list<const NeighbourLists*> lists) {
    AtomicFile target(file);
    std::ofstream out(target.temporary(), std::ios::binary);
    const Header header = headerOf(state, done);
    out.write(reinterpret_cast<const char*>(&header), sizeof header);
    for (const NeighbourLists* one : lists) {
        writeAll(out, one->allIndices());
        writeAll(out, one->allCosines());
    }
    out.close();
    if (!out) throwWriteFailure(file);
    sealFile(target.temporary(), file);
    target.commit();
}

std::optional<std::uint64_t> readFound(const std::filesystem::path& file, const SearchState& state,
                                       std::initializer_list<NeighbourLists*> lists) {
    if (findBrokenSeal(file)) return {};
    std::ifstream in(file, std::ios::binary);
    Header header;
    if (!in.read(reinterpret_cast<char*>(&header), sizeof header)) return {};
    const Header wanted = headerOf(state, header.done);
    if (std::memcmp(&header, &wanted, sizeof header) != 0) return {};
    std::vector<NeighbourLists> found;
    for (const NeighbourLists* one : lists) {
        NeighbourLists& read = found.emplace_back(one->size(), one->k());
        readAll(in, read.allIndices());
        readAll(in, read.allCosines());
    }
    if (!in) return {};
    for (std::size_t i = 0; i < found.size(); ++i) *lists.begin()[i] = std::move(found[i]);
    return header.done;
}

}  // namespace paragram
