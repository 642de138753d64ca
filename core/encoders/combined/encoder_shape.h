// The sizes of an encoder, as its settings describe it.
#pragma once

#include <cstddef>

#include "core/encoders/encoder_layout.h"
#include "core/encoders/recurrent/network_weights.h"
#include "core/settings/settings.h"

namespace paragram {

// Whether averages are combined with the vectors of a network. The network then has embeddings of its own:
// the rows of the first part once more, after those of all parts.
inline bool isCombined(const EncoderSettings& settings) {
    return isRecurrent(settings) && settings.combine != Combination::none;
}

// Rows of the table: those of the parts, and possibly those of the network.
std::size_t tableRows(const EncoderSettings& settings, const EncoderLayout& layout);
// Length of a sentence vector; dimension: of an embedding.
std::size_t vectorLength(const EncoderSettings& settings, const EncoderLayout& layout, std::size_t dimension);

}  // namespace paragram
