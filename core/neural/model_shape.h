// The size of a generative model.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>

namespace paragram::neural {

struct ModelShape {
    std::string variant = "bgt";
    std::string layers = "transformer";  // or "seq2seq": LSTMs
    std::string placement = "logit";  // of the context in an LSTM decoder: word, hidden, attention, logit or
                                      // several with a plus between them
    std::int64_t vocabulary = 0;      // tokens, the end of a sentence included
    std::int64_t end = 0;             // the token that ends a sentence and starts what a decoder writes
    std::int64_t width = 256;         // of embeddings and states
    std::int64_t units = 150;         // of an LSTM encoder, in each direction
    std::int64_t decoderUnits = 0;    // of an LSTM decoder; 0: 2 units
    std::int64_t feedForward = 512;
    std::int64_t heads = 8;
    std::int64_t encoderLayers = 5;
    std::int64_t decoderLayers = 1;
    std::int64_t latent = 256;
    std::int64_t symbols = 0;  // of forms, EOP included, which is the last; 0: no form is given
    std::int64_t symbolWidth = 56;
    std::int64_t formUnits = 128;
    bool copies = false;  // the decoder also copies tokens of the source
    double dropout = 0;
    double smoothing = 0.1;  // of the labels of translations
    // The mean also has the average of the embeddings of the sentence without its end (latent = width): with
    // a zero map from the states, the model starts as an averaging model.
    bool averages = false;
};
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(ModelShape, variant, layers, placement, vocabulary, end,
                                                width, units, decoderUnits, feedForward, heads, encoderLayers,
                                                decoderLayers, latent, symbols, symbolWidth, formUnits,
                                                copies, dropout, smoothing, averages)

}  // namespace paragram::neural
