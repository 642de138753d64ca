#include "core/models/model.h"

#include <algorithm>
#include <cmath>

#include "core/base/numeric/kernels.h"
#include "core/encoders/combined/sentence_encoder.h"
#include "core/text/unicode.h"
#include "core/tokens/token_list.h"

namespace paragram {

EncoderLayout encoderLayout(const Settings& settings, const ModelTokenizer& tokenizer) {
    return {tokenizer.partEnds(), isConcatenation(settings.encoder.kind)};
}

Side Model::side(std::string_view language) const {
    const bool target = sameLanguage(language, provenance.targetLanguage) &&
                        !sameLanguage(language, provenance.sourceLanguage);
    return target ? Side::target : Side::source;
}

Matrix Model::encode(std::span<const Sentence> sentences, Workers& workers, Side side) const {
    if (remote) return remote(sentences);
    Matrix vectors;
    if (generative())
        GenerativeEncoder(settings).encode(table, network, sentences, vectors, workers);
    else
        SentenceEncoder(settings.encoder, layout())
            .encode(table, network, sentences, side == Side::target, vectors, workers);
    return vectors;
}

Matrix Model::embed(std::span<const std::string> texts, Workers& workers, Side side) const {
    TokenList list;
    tokenizer->appendTokens(settings, texts, side, workers, list);
    std::vector<Sentence> sentences(list.size());
    for (std::size_t i = 0; i < list.size(); ++i) sentences[i] = list[i];
    return encode(sentences, workers, side);
}

double Model::cosine(std::string_view source, std::string_view target) const {
    Workers alone(1);
    const std::string texts[2] = {std::string(source), std::string(target)};
    const Matrix first = embed(std::span(texts).first(1), alone, Side::source);
    const Matrix second = embed(std::span(texts).last(1), alone, Side::target);
    return paragram::cosine(first.row(0), second.row(0));
}

double cosine(std::span<const float> a, std::span<const float> b) {
    double product = 0, squareA = 0, squareB = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        product += static_cast<double>(a[i]) * b[i];
        squareA += static_cast<double>(a[i]) * a[i];
        squareB += static_cast<double>(b[i]) * b[i];
    }
    // One root: of equal vectors it is exactly the product, so that their cosine is exactly 1.
    const double norms = std::sqrt(squareA * squareB);
    return norms > 0 ? product / norms : 0.0;
}

}  // namespace paragram
