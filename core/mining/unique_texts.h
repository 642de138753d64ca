// Combines texts that occur more than once, so that each is compared only once.
#pragma once

#include <cstdint>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace paragram {

// Stores a 16-byte hash of each different text, but not the text. The probability that two different texts
// are treated as one is about n^2 / 2^129.
class UniqueTexts {
  public:
    // The index of the text among the different ones, from 0 in the order of their first occurrence.
    std::int32_t add(std::string_view text);

    std::size_t size() const { return first_.size(); }
    std::size_t added() const { return static_cast<std::size_t>(added_); }
    // The first occurrence of a text, in the order of add, and the number of its occurrences.
    std::int64_t first(std::int32_t text) const { return first_[static_cast<std::size_t>(text)]; }
    std::int64_t count(std::int32_t text) const { return count_[static_cast<std::size_t>(text)]; }

  private:
    struct Hash {
        std::uint64_t low = 0, high = 0;
        friend bool operator==(const Hash&, const Hash&) = default;
    };
    struct HashOfHash {
        std::size_t operator()(const Hash& hash) const { return hash.low; }
    };
    std::unordered_map<Hash, std::int32_t, HashOfHash> numbers_;
    std::vector<std::int64_t> first_, count_;
    std::int64_t added_ = 0;
};

}  // namespace paragram
