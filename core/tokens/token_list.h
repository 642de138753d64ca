// Many tokenised sentences in two flat arrays.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace paragram {

// Sentence i is ids[offsets[i] .. offsets[i + 1]). Sentences are never empty: they have at least the unknown
// token.
struct TokenList {
    std::vector<std::int32_t> ids;
    std::vector<std::int64_t> offsets{0};

    std::size_t size() const { return offsets.size() - 1; }
    std::size_t bytes() const { return ids.size() * sizeof(ids[0]) + offsets.size() * sizeof(offsets[0]); }
    std::span<const std::int32_t> operator[](std::size_t i) const {
        return {ids.data() + offsets[i], static_cast<std::size_t>(offsets[i + 1] - offsets[i])};
    }
    void add(std::span<const std::int32_t> sentence) {
        ids.insert(ids.end(), sentence.begin(), sentence.end());
        offsets.push_back(static_cast<std::int64_t>(ids.size()));
    }
    // Keeps the memory for the next use.
    void clear() {
        ids.clear();
        offsets.resize(1);
    }
};

// Tokenised sentence pairs: the same number of sentences on both sides.
struct PairTokens {
    TokenList source, target;
    // Symbols of the forms of the targets (FormVocabulary), then, where those of the sources are known, EOP
    // and those; empty: none are given.
    TokenList form{};

    std::size_t size() const { return source.size(); }
    std::span<const std::int32_t> formOf(std::size_t pair) const {
        return form.size() > 0 ? form[pair] : std::span<const std::int32_t>();
    }
    std::size_t bytes() const { return source.bytes() + target.bytes() + form.bytes(); }
    void add(const PairTokens& from, std::size_t pair) {
        source.add(from.source[pair]);
        target.add(from.target[pair]);
        if (from.form.size() > 0) form.add(from.form[pair]);
    }
    void clear() {
        source.clear();
        target.clear();
        form.clear();
    }
};

}  // namespace paragram
