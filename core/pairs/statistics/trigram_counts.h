// Counts three words in a row by their hashes, and how evenly they occur.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

namespace paragram {

// Two trigrams count as one if their 64-bit hashes are equal, which has a chance of one in a thousand for 200
// million of them.
class TrigramCounts {
  public:
    // Hashes of the words, in their order.
    void add(std::uint64_t first, std::uint64_t second, std::uint64_t third);
    // - sum p log2 p over the different trigrams, in bits; 0 without any.
    double entropy() const;

  private:
    using Count = std::pair<std::uint64_t, std::int64_t>;  // of a trigram, by its hash
    // Of all that were added: by hash, each once.
    static std::vector<Count> merged(std::vector<std::uint64_t> added, const std::vector<Count>& known);

    std::vector<Count> known_;
    std::vector<std::uint64_t> added_;  // since they were merged
};

}  // namespace paragram
