// Many tokenised sentences in two flat arrays.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace paragram {

// Sentence i is ids[offsets[i] .. offsets[i + 1]). Never an empty sentence: at least the unknown token.
struct TokenList {
    std::vector<std::int32_t> ids;
    std::vector<std::int64_t> offsets{0};

    std::size_t size() const { return offsets.size() - 1; }
    std::span<const std::int32_t> operator[](std::size_t i) const {
        return {ids.data() + offsets[i], static_cast<std::size_t>(offsets[i + 1] - offsets[i])};
    }
    void add(std::span<const std::int32_t> sentence) {
        ids.insert(ids.end(), sentence.begin(), sentence.end());
        offsets.push_back(static_cast<std::int64_t>(ids.size()));
    }
};

}  // namespace paragram
