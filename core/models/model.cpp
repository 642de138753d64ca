#include "core/models/model.h"

#include <algorithm>
#include <cmath>

#include "core/base/kernels.h"
#include "core/encoders/averaging_encoder.h"
#include "core/tokens/make_tokenizer.h"

namespace paragram {

std::vector<std::int32_t> Model::tokens(std::string_view text) const {
    return modelTokens(*tokenizer, settings, text);
}

Matrix Model::embed(std::span<const std::string> texts, Workers& workers) const {
    TokenList list;
    appendModelTokens(*tokenizer, settings, texts, workers, list);
    std::vector<Sentence> sentences(list.size());
    for (std::size_t i = 0; i < list.size(); ++i) sentences[i] = list[i];
    Matrix vectors;
    AveragingEncoder(settings.encoder).encode(table, sentences, vectors, workers);
    return vectors;
}

double Model::cosine(std::string_view first, std::string_view second) const {
    Workers alone(1);
    const std::string texts[2] = {std::string(first), std::string(second)};
    const Matrix vectors = embed(texts, alone);
    return paragram::cosine(vectors.row(0), vectors.row(1));
}

double cosine(std::span<const float> a, std::span<const float> b) {
    double product = 0, squareA = 0, squareB = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        product += static_cast<double>(a[i]) * b[i];
        squareA += static_cast<double>(a[i]) * a[i];
        squareB += static_cast<double>(b[i]) * b[i];
    }
    const double norms = std::sqrt(squareA) * std::sqrt(squareB);
    return norms > 0 ? product / norms : 0.0;
}

}  // namespace paragram
