// Sentences of different lengths without padding, arranged for a recurrent network: all first tokens, then
// all second ones, and so on, of the sentences that are long enough.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/encoders/token_index.h"

namespace paragram {

struct PackedSentences {
    std::vector<std::int32_t> order;   // the chosen sentences, longest first
    std::vector<std::int32_t> length;  // of each sentence in that order
    std::vector<std::size_t> first;    // (steps + 1) the first row of each step
    // The token of each row, for the two directions: the second one reads a sentence from its own last token.
    std::vector<std::int32_t> forward, backward;

    // Row first[t] + i is step t of the sentence order[i]. chosen: which of the sentences.
    PackedSentences(std::span<const Sentence> sentences, std::vector<std::int32_t> chosen);
    std::size_t sentences() const { return order.size(); }
    std::size_t steps() const { return first.size() - 1; }
    std::size_t rows() const { return first.back(); }
    // Sentences with a token at step t; none after the last step.
    std::size_t active(std::size_t t) const { return t < steps() ? first[t + 1] - first[t] : 0; }
};

}  // namespace paragram
