#include "core/neural/make_layers.h"

#include "core/neural/lstm.h"
#include "core/neural/transformer.h"

namespace paragram::neural {

std::shared_ptr<SentenceEncoder> makeEncoder(const ModelShape& shape, LatentKind latent) {
    if (shape.layers == "seq2seq") return std::make_shared<LstmEncoder>(shape, latent);
    return std::make_shared<TransformerEncoder>(shape, latent);
}

std::shared_ptr<SentenceEncoder> makeFormEncoder(const ModelShape& shape) {
    ModelShape symbols;
    symbols.vocabulary = shape.symbols;
    symbols.width = shape.symbolWidth;
    symbols.units = shape.formUnits;
    return std::make_shared<LstmEncoder>(symbols, LatentKind::none, Directions::forward);
}

std::shared_ptr<Decoder> makeDecoder(const ModelShape& shape, std::int64_t latents, std::int64_t stateWidth) {
    const std::int64_t context = latents * shape.latent;
    if (shape.layers == "seq2seq") return std::make_shared<LstmDecoder>(shape, context, stateWidth);
    return std::make_shared<TransformerDecoder>(shape, context);
}

}  // namespace paragram::neural
