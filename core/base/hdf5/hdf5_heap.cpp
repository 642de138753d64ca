#include "core/base/hdf5/hdf5_heap.h"

#include <cstring>

namespace paragram {
namespace {

constexpr std::size_t kMostCollections = 1024;  // collections remembered at most
constexpr std::size_t kHeadBytes = 16;          // of a collection, and of an object

template <class T>
T valueAt(std::string_view bytes, std::size_t at) {
    T value{};
    std::memcpy(&value, bytes.data() + at, sizeof value);
    return value;
}

}  // namespace

const Hdf5Heap::Objects* Hdf5Heap::collection(std::uint64_t address) {
    if (const auto known = read_.find(address); known != read_.end()) return &known->second;
    const std::uint64_t begin = address + base_;
    if (begin < address || begin > bytes_.size() || bytes_.size() - begin < kHeadBytes) return nullptr;
    std::string_view all = bytes_.substr(begin);
    const auto size = valueAt<std::uint64_t>(all, 8);
    if (!all.starts_with("GCOL\x01") || size < kHeadBytes || size > all.size()) return nullptr;
    all = all.substr(0, size);
    Objects objects;
    for (std::size_t at = kHeadBytes; all.size() - at >= kHeadBytes;) {
        const auto number = valueAt<std::uint16_t>(all, at);
        const auto bytes = valueAt<std::uint64_t>(all, at + 8);
        if (number == 0) break;  // free space up to the end
        at += kHeadBytes;
        if (bytes > all.size() - at) return nullptr;
        objects.emplace(number, all.substr(at, bytes));
        const std::uint64_t padded = (bytes + 7) / 8 * 8;
        if (padded > all.size() - at) break;
        at += padded;
    }
    if (read_.size() == kMostCollections) read_.clear();
    return &read_.emplace(address, std::move(objects)).first->second;
}

bool Hdf5Heap::append(std::uint64_t cell, std::vector<std::int32_t>& values) {
    if (cell > bytes_.size() || bytes_.size() - cell < kCellBytes) return false;
    const auto count = valueAt<std::uint32_t>(bytes_, cell);
    if (count == 0) return true;
    const Objects* objects = collection(valueAt<std::uint64_t>(bytes_, cell + 4));
    if (!objects) return false;
    const auto object = objects->find(valueAt<std::uint32_t>(bytes_, cell + 12));
    if (object == objects->end() || object->second.size() / sizeof(std::int32_t) < count) return false;
    const std::size_t first = values.size();
    values.resize(first + count);
    std::memcpy(values.data() + first, object->second.data(), count * sizeof(std::int32_t));
    return true;
}

}  // namespace paragram
