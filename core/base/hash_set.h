// A set of 128-bit hashes of text for tens of millions of them: 16 bytes each, flat, with a mark.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

namespace paragram {

// XXH3. Twenty million different texts share a hash with probability 1e-24.
struct TextHash {
    std::uint64_t low = 0, high = 0;
    friend bool operator==(const TextHash&, const TextHash&) = default;
};

TextHash hashText(std::string_view text);
// Of two texts in their order; never that of one text put together from them.
TextHash hashTexts(std::string_view first, std::string_view second);

// In shards that grow one at a time by half, so that growing never needs twice the memory: 20 to 31 bytes a
// hash.
class HashSet {
  public:
    // Whether hash was not there before.
    bool insert(const TextHash& hash);
    bool contains(const TextHash& hash) const;
    // Marks a hash that is there.
    void mark(const TextHash& hash);
    bool marked(const TextHash& hash) const;
    std::int64_t size() const;
    std::int64_t bytes() const;

  private:
    struct Entry {
        std::uint64_t low = 0, high = 0;  // the lowest bit of low is the mark; all zero: free
    };
    struct Shard {
        std::vector<Entry> entries;
        std::size_t used = 0;
    };
    static Entry entryOf(const TextHash& hash);
    // The place of hash, or the free one where it would stand.
    static std::size_t find(const Shard& shard, const Entry& entry);
    static void grow(Shard& shard);
    Shard& shardOf(const TextHash& hash) { return shards_[hash.high >> 56]; }
    const Shard& shardOf(const TextHash& hash) const { return shards_[hash.high >> 56]; }

    std::array<Shard, 256> shards_;
};

}  // namespace paragram
