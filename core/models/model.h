// A trained model: everything needed to turn text into vectors.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/matrix.h"
#include "core/base/workers.h"
#include "core/encoders/encoder_layout.h"
#include "core/settings/settings.h"
#include "core/tokens/model_tokenizer.h"

namespace paragram {

// How the model came to be; nothing here depends on the clock, so equal trainings give equal files.
struct TrainingSummary {
    std::int64_t steps = 0;
    int epoch = 0;
    std::int64_t pairs = 0;       // in the training set
    double developmentScore = 0;  // Pearson, NaN without a development set
    std::string sourceLanguage, targetLanguage;
    std::string pairsName;  // file name of the pair store
};

// How the parts of the tokenizer's table become one vector.
EncoderLayout encoderLayout(const Settings& settings, const ModelTokenizer& tokenizer);

struct Model {
    Settings settings;
    std::shared_ptr<const ModelTokenizer> tokenizer;
    Matrix table;  // (tokenizer->rows(), encoder.dimension)
    TrainingSummary training;

    EncoderLayout layout() const { return encoderLayout(settings, *tokenizer); }
    // Of a sentence vector.
    std::size_t dimension() const { return layout().outputDimension(table.cols()); }
    // The side of the training pairs that a language stood on: the source where it is neither.
    Side side(std::string_view language) const;
    // Sentence vectors, (texts.size(), dimension()), not normalised.
    Matrix embed(std::span<const std::string> texts, Workers& workers, Side side = Side::source) const;
    // Cosine of two sentences, taken for the two sides of a pair; 0 where a vector is zero.
    double cosine(std::string_view source, std::string_view target) const;
};

// Cosine in double, summed in order; 0 where a vector is zero.
double cosine(std::span<const float> a, std::span<const float> b);

}  // namespace paragram
