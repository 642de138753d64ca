// Tells which side of a translation memory a sentence belongs to.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <unordered_set>

#include "core/tasks/corpora/memory_pairs.h"

namespace paragram {

class MemorySides {
  public:
    // Reads the words of the first 50,000 pairs. Throws MachineFailure.
    explicit MemorySides(const MemoryFolder& folder);

    // The side that has more of the words that the other side lacks. Without a difference, the one in the
    // language of the text (CLD2), and source if that is unclear. For any thread.
    Side sideOf(const std::string& text, const MemoryRecord& record) const;

  private:
    std::unordered_set<std::uint64_t> words_[2];  // hashes, of source and target
};

}  // namespace paragram
