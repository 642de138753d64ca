// A trained model: everything needed to embed text.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/numeric/matrix.h"
#include "core/base/workers.h"
#include "core/encoders/combined/encoder_shape.h"
#include "core/encoders/encoder_layout.h"
#include "core/encoders/generative/generative_encoder.h"
#include "core/settings/settings.h"
#include "core/tokens/form_vocabulary.h"
#include "core/tokens/model/model_tokenizer.h"

namespace paragram {

// How a model was trained. Contains no time, so that equal trainings write equal files.
struct ModelProvenance {
    std::int64_t steps = 0;
    int epoch = 0;
    std::int64_t pairs = 0;       // in the training set
    double developmentScore = 0;  // Pearson's r, -1..1, or retrieval accuracy; NaN: neither
    bool retrieval = false;       // the score is the retrieval accuracy of held-out pairs, 0..1
    std::string sourceLanguage, targetLanguage;
    std::string pairsName;  // file name of the pair store
};

// How the parts of the tokenizer's table are combined into one vector.
EncoderLayout encoderLayout(const Settings& settings, const ModelTokenizer& tokenizer);

// Vectors of tokens, (sentences.size(), dimension), from a process that has the weights on a GPU.
using RemoteEncoder = std::function<Matrix(std::span<const Sentence>)>;

struct Model {
    Settings settings;
    std::shared_ptr<const ModelTokenizer> tokenizer;
    Matrix table;  // (tableRows, encoder.dimension)
    ModelProvenance provenance;
    NetworkWeights network{};  // of a recurrent encoder or a generative model; empty: averaging
    FormVocabulary forms{};    // in which a model that is given a form (scpn) writes
    RemoteEncoder remote{};    // of a generative model in training; empty: the vectors are computed here

    bool recurrent() const { return isRecurrent(settings.encoder); }
    bool generative() const { return isGenerative(settings.encoder); }
    bool averaging() const { return settings.encoder.network == Network::average; }
    EncoderLayout layout() const { return encoderLayout(settings, *tokenizer); }
    // Length of a sentence embedding.
    std::size_t dimension() const {
        return generative() ? generativeDimension(settings)
                            : vectorLength(settings.encoder, layout(), table.cols());
    }
    // The side that a language had in the training pairs; source if it was neither.
    Side side(std::string_view language) const;
    // Vectors of tokens, (sentences.size(), dimension()), not normalised.
    Matrix encode(std::span<const Sentence> sentences, Workers& workers, Side side = Side::source) const;
    // Sentence embeddings, (texts.size(), dimension()), not normalised.
    Matrix embed(std::span<const std::string> texts, Workers& workers, Side side = Side::source) const;
    // The cosine of two sentences, as the two sides of a pair; 0 if a vector is zero.
    double cosine(std::string_view source, std::string_view target) const;
};

// The cosine in double precision, summed in order; 0 if a vector is zero.
double cosine(std::span<const float> a, std::span<const float> b);

}  // namespace paragram
