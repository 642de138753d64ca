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
#include "core/settings/settings.h"
#include "core/tokens/token_list.h"
#include "core/tokens/tokenizer.h"

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

struct Model {
    Settings settings;
    std::shared_ptr<const Tokenizer> tokenizer;
    Matrix table;  // (tokenizer->size(), dimension)
    TrainingSummary training;

    std::size_t dimension() const { return table.cols(); }
    // Lower-cases where the settings say so, segments, drops unknowns, cuts; never empty.
    std::vector<std::int32_t> tokens(std::string_view text) const;
    // Sentence vectors, (texts.size(), dimension), not normalised.
    Matrix embed(std::span<const std::string> texts, Workers& workers) const;
    // Cosine of two sentences, 0 where a vector is zero.
    double cosine(std::string_view first, std::string_view second) const;
};

// Cosine in double, summed in order; 0 where a vector is zero.
double cosine(std::span<const float> a, std::span<const float> b);

}  // namespace paragram
