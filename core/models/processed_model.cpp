#include "core/models/processed_model.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/base/numeric/kernels.h"
#include "core/base/numeric/principal_axes.h"
#include "core/models/text_encoder.h"

namespace paragram {
namespace {

constexpr std::size_t kSentences = 200'000;

Result<Nothing> checkModel(const Model& model, const Processing& processing, std::size_t sentences) {
    const EncoderSettings& encoder = model.settings.encoder;
    if (!model.averaging() || encoder.pooling != Pooling::mean || encoder.sharing != Sharing::shared)
        return Error{"--model", "another encoder", "an average of tokens that the languages share",
                     "omit the processing"};
    const bool vectors = processing.components > 0 || processing.whiten;
    if (vectors && model.tokenizer->parts() != 1)
        return Error{processing.whiten ? "--whiten" : "--remove-components",
                     fmt::format("given for tokens of {} kinds", model.tokenizer->parts()), "one kind",
                     "omit it, or use --token-weights alone"};
    const auto dimension = static_cast<int>(model.table.cols());
    if (processing.components >= dimension)
        return Error{"--remove-components", std::to_string(processing.components),
                     fmt::format("fewer than the {} dimensions of the model", dimension), "choose fewer"};
    if (processing.components > 0 && processing.whiten)
        return Error{"--whiten", "given with --remove-components", "one of them",
                     "omit one: whitening makes all components equal"};
    if (sentences < (vectors ? static_cast<std::size_t>(dimension) : 1))
        return Error{"--processing-text", fmt::format("{} sentences", sentences),
                     vectors ? fmt::format("{} or more, one for each dimension", dimension) : "a text",
                     "choose a longer text"};
    return Nothing{};
}

// Of the tokens of one kind.
struct TokenShares {
    std::vector<double> shares;  // of each row in all of them
    double length = 0;           // mean number in a sentence
};

// The number that the share of a token is compared with, a.
double smoothing(TokenWeights weights, const TokenShares& text) {
    if (weights == TokenWeights::sif) return 1e-3;
    const auto kinds =
        static_cast<double>(std::ranges::count_if(text.shares, [](double share) { return share > 0; }));
    // Tokens more frequent than this are expected in a sentence of that length.
    const double frequent = 1 - std::pow(1 - 1 / kinds, text.length);
    const auto common = static_cast<double>(
        std::ranges::count_if(text.shares, [&](double share) { return share > frequent; }));
    const double alpha = std::max(1.0, common) / kinds, z = kinds / 2;
    return (1 - alpha) / (alpha * z) / 2;
}

// Multiplies the rows of one kind of tokens, from `first` on, by weights whose mean over the text is 1: kinds
// that are joined or added keep their parts of the vector.
void weighRows(TokenWeights weights, const TokenShares& text, std::size_t first, Matrix& table) {
    const double a = smoothing(weights, text);
    double mean = 0;
    for (const double share : text.shares) mean += share * a / (a + share);
    for (std::size_t i = 0; i < text.shares.size(); ++i)
        for (float& value : table.row(first + i))
            value *= static_cast<float>(a / (a + text.shares[i]) / mean);
}

void weighTokens(const Model& model, TokenWeights weights, const std::vector<std::string>& sentences,
                 Workers& workers, Matrix& table) {
    const std::vector<double> counts = tokenCounts(model, sentences, workers);
    std::size_t first = 0;
    for (const std::int32_t end : model.tokenizer->partEnds()) {
        const auto last = static_cast<std::size_t>(end);
        TokenShares text{{counts.begin() + static_cast<std::ptrdiff_t>(first),
                          counts.begin() + static_cast<std::ptrdiff_t>(last)},
                         0};
        const double all = std::accumulate(text.shares.begin(), text.shares.end(), 0.0);
        for (double& share : text.shares) share /= all;
        text.length = all / static_cast<double>(sentences.size());
        weighRows(weights, text, first, table);
        first = last;
    }
}

void removeComponents(const Matrix& axes, Matrix& table) {
    std::vector<float> axis(axes.rows());
    for (std::size_t k = 0; k < axes.cols(); ++k) {
        for (std::size_t j = 0; j < axes.rows(); ++j) axis[j] = axes(j, k);
        for (std::size_t i = 0; i < table.rows(); ++i) {
            const auto row = table.row(i);
            const float along = kernels().dot(row.data(), axis.data(), row.size());
            kernels().addScaled(row.data(), axis.data(), -along, row.size());
        }
    }
}

Matrix vectorsOf(const Model& model, const std::vector<std::string>& sentences, Workers& workers) {
    const std::size_t count = std::min(sentences.size(), kSentences);
    std::vector<std::string_view> chosen(count);
    for (std::size_t i = 0; i < count; ++i) chosen[i] = sentences[i * sentences.size() / count];
    Matrix vectors;
    TextEncoder(model).encode(chosen, Side::source, false, workers, vectors);
    return vectors;
}

}  // namespace

std::vector<double> tokenCounts(const Model& model, const std::vector<std::string>& sentences,
                                Workers& workers) {
    TokenList tokens;
    model.tokenizer->appendTokens(model.settings, sentences, Side::source, workers, tokens);
    std::vector<double> counts(model.table.rows());
    for (const std::int32_t token : tokens.ids) counts[static_cast<std::size_t>(token)] += 1;
    return counts;
}

Result<Model> processed(const Model& model, const Processing& processing,
                        const std::vector<std::string>& sentences, Workers& workers) {
    const Result<Nothing> fits = checkModel(model, processing, sentences.size());
    if (!fits) return fits.error();
    Model result = model;
    if (processing.weights != TokenWeights::none)
        weighTokens(model, processing.weights, sentences, workers, result.table);
    if (processing.components > 0) {
        const Matrix vectors = vectorsOf(result, sentences, workers);
        removeComponents(principalAxes(vectors, static_cast<std::size_t>(processing.components)),
                         result.table);
    }
    if (processing.whiten) whitening(vectorsOf(result, sentences, workers)).apply(result.table);
    return result;
}

}  // namespace paragram
