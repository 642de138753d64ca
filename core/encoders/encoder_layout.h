// Which rows of the table belong to which part of an encoder, and how the vectors of the parts are combined.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/encoders/token_index.h"

namespace paragram {

// The tables of the parts (SP, WORD, TRIGRAM) are stored one after another; the tokens of a sentence are in
// the order of the parts, at least one of each.
struct EncoderLayout {
    std::vector<std::int32_t> ends;  // ends[p]: first row after part p
    bool concatenate = false;        // otherwise the parts' vectors are added

    std::size_t parts() const { return ends.size(); }
    std::size_t rows() const { return static_cast<std::size_t>(ends.back()); }
    std::size_t outputDimension(std::size_t dimension) const {
        return concatenate ? parts() * dimension : dimension;
    }
    // The first element of part p's vector within the sentence vector.
    std::size_t column(std::size_t part, std::size_t dimension) const {
        return concatenate ? part * dimension : 0;
    }
    // The part that a row belongs to.
    std::size_t partOf(std::int32_t row) const;
    // The tokens of a part, and where they start in the sentence.
    struct Range {
        std::size_t first, count;
    };
    Range range(std::size_t part, Sentence sentence) const;
};

}  // namespace paragram
