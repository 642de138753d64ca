// A set of 128-bit hashes of text, for tens of millions of them: 16 bytes each, in flat arrays, with a mark.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

namespace paragram {

// An XXH3 hash. Among twenty million different texts two share a hash with probability 1e-24.
struct TextHash {
    std::uint64_t low = 0, high = 0;
    friend bool operator==(const TextHash&, const TextHash&) = default;
};

TextHash hashText(std::string_view text);
// The hash of two texts in order; differs from that of their concatenation.
TextHash hashTexts(std::string_view first, std::string_view second);

// Hashes are stored in shards that grow by half, one at a time, so that growing never needs twice the memory:
// 20 to 31 bytes per hash.
class HashSet {
  public:
    // Returns whether the hash was new.
    bool insert(const TextHash& hash);
    // Whether the set contains the hash.
    bool contains(const TextHash& hash) const;
    // Marks a hash that the set contains.
    void mark(const TextHash& hash);
    bool marked(const TextHash& hash) const;
    // Calls visit(hash, marked) for each hash; the lowest bit of low is 0. In an order that depends only on
    // what was inserted.
    template <class Visit>
    void each(Visit visit) const {
        for (const Shard& shard : shards_)
            for (const Entry& entry : shard.entries)
                if (entry.low != 0 || entry.high != 0)
                    visit(TextHash{entry.low & ~std::uint64_t{1}, entry.high}, (entry.low & 1) != 0);
    }
    std::int64_t size() const;   // hashes
    std::int64_t bytes() const;  // of memory

  private:
    struct Entry {
        std::uint64_t low = 0, high = 0;  // the lowest bit of low is the mark; all zero: free
    };
    struct Shard {
        std::vector<Entry> entries;
        std::size_t used = 0;
    };
    static Entry entryOf(const TextHash& hash);
    // The position of hash, or the free one where it belongs.
    static std::size_t find(const Shard& shard, const Entry& entry);
    static void grow(Shard& shard);
    Shard& shardOf(const TextHash& hash) { return shards_[hash.high >> 56]; }
    const Shard& shardOf(const TextHash& hash) const { return shards_[hash.high >> 56]; }

    std::array<Shard, 256> shards_;
};

}  // namespace paragram
