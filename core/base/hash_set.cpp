#include "core/base/hash_set.h"

#define XXH_INLINE_ALL
#include <xxhash.h>

namespace paragram {
namespace {

constexpr std::size_t kFirstEntries = 16;
constexpr double kMostFilled = 0.8;

TextHash fromLibrary(const XXH128_hash_t& hash) {
    return {hash.low64, hash.high64};
}

}  // namespace

TextHash hashText(std::string_view text) {
    return fromLibrary(XXH3_128bits(text.data(), text.size()));
}

TextHash hashTexts(std::string_view first, std::string_view second) {
    const XXH128_hash_t begin = XXH3_128bits(first.data(), first.size());
    const XXH128_hash_t both = XXH3_128bits_withSeed(second.data(), second.size(), begin.low64);
    return {both.low64 ^ begin.high64, both.high64};
}

HashSet::Entry HashSet::entryOf(const TextHash& hash) {
    // All zero means free; the lowest bit is the mark.
    const std::uint64_t low = hash.low & ~std::uint64_t{1};
    return {low, low == 0 && hash.high == 0 ? 1 : hash.high};
}

std::size_t HashSet::find(const Shard& shard, const Entry& entry) {
    const std::size_t size = shard.entries.size();
    // The upper half of low times size, shifted: a position in [0, size) for any size.
    auto at = static_cast<std::size_t>(((entry.low >> 32) * static_cast<std::uint64_t>(size)) >> 32);
    while (true) {
        const Entry& here = shard.entries[at];
        if (here.low == 0 && here.high == 0) return at;
        if ((here.low & ~std::uint64_t{1}) == entry.low && here.high == entry.high) return at;
        if (++at == size) at = 0;
    }
}

void HashSet::grow(Shard& shard) {
    Shard larger;
    larger.entries.resize(shard.entries.empty() ? kFirstEntries : shard.entries.size() * 3 / 2);
    larger.used = shard.used;
    for (const Entry& entry : shard.entries) {
        if (entry.low == 0 && entry.high == 0) continue;
        larger.entries[find(larger, {entry.low & ~std::uint64_t{1}, entry.high})] = entry;
    }
    shard = std::move(larger);
}

bool HashSet::insert(const TextHash& hash) {
    Shard& shard = shardOf(hash);
    if (static_cast<double>(shard.used + 1) > kMostFilled * static_cast<double>(shard.entries.size()))
        grow(shard);
    const Entry entry = entryOf(hash);
    Entry& place = shard.entries[find(shard, entry)];
    if (place.low != 0 || place.high != 0) return false;
    place = entry;
    ++shard.used;
    return true;
}

bool HashSet::contains(const TextHash& hash) const {
    const Shard& shard = shardOf(hash);
    if (shard.entries.empty()) return false;
    const Entry& place = shard.entries[find(shard, entryOf(hash))];
    return place.low != 0 || place.high != 0;
}

void HashSet::mark(const TextHash& hash) {
    Shard& shard = shardOf(hash);
    if (!shard.entries.empty()) shard.entries[find(shard, entryOf(hash))].low |= 1;
}

bool HashSet::marked(const TextHash& hash) const {
    const Shard& shard = shardOf(hash);
    return !shard.entries.empty() && (shard.entries[find(shard, entryOf(hash))].low & 1) != 0;
}

std::int64_t HashSet::size() const {
    std::int64_t all = 0;
    for (const Shard& shard : shards_) all += static_cast<std::int64_t>(shard.used);
    return all;
}

std::int64_t HashSet::bytes() const {
    std::size_t all = 0;
    for (const Shard& shard : shards_) all += shard.entries.size() * sizeof(Entry);
    return static_cast<std::int64_t>(all);
}

}  // namespace paragram
