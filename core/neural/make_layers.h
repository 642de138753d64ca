// Encoders and decoders of the layers that a shape names.
#pragma once

#include <memory>

#include "core/neural/decoder.h"
#include "core/neural/sentence_encoder.h"

namespace paragram::neural {

std::shared_ptr<SentenceEncoder> makeEncoder(const ModelShape& shape, LatentKind latent);

// Of the symbols of forms: an LSTM in one direction.
std::shared_ptr<SentenceEncoder> makeFormEncoder(const ModelShape& shape);

// latents: vectors as long as shape.latent in the context; 0: it attends to states as wide as stateWidth.
std::shared_ptr<Decoder> makeDecoder(const ModelShape& shape, std::int64_t latents, std::int64_t stateWidth);

}  // namespace paragram::neural
