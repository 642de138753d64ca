// Which rows of the table belong to which part of an encoder, and how the parts' vectors become one.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/encoders/token_index.h"

namespace paragram {

// The parts' tables (SP, WORD, TRIGRAM) stand one below the other; the tokens of a sentence stand in the
// order of the parts, at least one of each.
struct EncoderLayout {
    std::vector<std::int32_t> ends;  // ends[p]: first row after part p
    bool concatenate = false;        // otherwise the parts' vectors are added

    std::size_t parts() const { return ends.size(); }
    std::size_t rows() const { return static_cast<std::size_t>(ends.back()); }
    std::size_t outputDimension(std::size_t dimension) const {
        return concatenate ? parts() * dimension : dimension;
    }
    // First element of part p's vector within the sentence vector.
    std::size_t column(std::size_t part, std::size_t dimension) const {
        return concatenate ? part * dimension : 0;
    }
    std::size_t partOf(std::int32_t row) const;
    // The tokens of a part, and where they begin in the sentence.
    struct Range {
        std::size_t first, count;
    };
    Range range(std::size_t part, Sentence sentence) const;
};

}  // namespace paragram
