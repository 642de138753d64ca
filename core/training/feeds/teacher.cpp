#include "core/training/feeds/teacher.h"

#define XXH_INLINE_ALL
#include <xxhash.h>

#include <utility>

namespace paragram {
namespace {

std::uint64_t hashOf(std::span<const std::int32_t> sentence) {
    return XXH3_64bits(sentence.data(), sentence.size_bytes());
}

}  // namespace

Teacher::Teacher(Matrix vectors)
    : vectors_(std::move(vectors)),
      fingerprint_(XXH3_64bits(vectors_.data(), vectors_.size() * sizeof(float))) {}

void Teacher::add(std::span<const std::int32_t> sentence, std::int32_t row) {
    const std::uint64_t hash = hashOf(sentence);
    rows_.emplace(hash, row);
    fingerprint_ = XXH3_64bits_withSeed(&hash, sizeof(hash), fingerprint_);
}

std::int32_t Teacher::rowOf(std::span<const std::int32_t> sentence) const {
    const auto found = rows_.find(hashOf(sentence));
    return found == rows_.end() ? -1 : found->second;
}

void Teacher::rowsOf(const PairTokens& pairs, std::vector<std::int32_t>& rows) const {
    const std::size_t count = pairs.size();
    rows.resize(2 * count);
    for (std::size_t i = 0; i < count; ++i) {
        const std::int32_t source = rowOf(pairs.source[i]), target = rowOf(pairs.target[i]);
        rows[i] = source >= 0 ? source : target;
        rows[count + i] = target >= 0 ? target : source;
    }
}

}  // namespace paragram
