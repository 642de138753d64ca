// Stores pairs on disk until a filter has seen them all.
#pragma once

#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <memory>

#include "core/base/hash_set.h"
#include "core/pairs/store/sentence_pair.h"

namespace paragram {

// An unnamed file in folder, deleted with this object. Written once from start to end, then read once. Throws
// MachineFailure.
class PairSpool {
  public:
    explicit PairSpool(const std::filesystem::path& folder);

    void write(const SentencePair& pair, const TextHash& key);
    // Call after the last write.
    void rewind();
    // false at the end.
    bool read(SentencePair& pair, TextHash& key);
    std::int64_t pairs() const { return pairs_; }
    std::int64_t bytes() const { return bytes_; }

  private:
    struct Close {
        void operator()(std::FILE* file) const { std::fclose(file); }
    };
    void put(const void* data, std::size_t size);

    std::filesystem::path folder_;
    std::unique_ptr<std::FILE, Close> file_;
    std::int64_t pairs_ = 0, bytes_ = 0;
};

}  // namespace paragram
