#include "core/analysis/contribution.h"

#include <cmath>

#include "core/text/unicode.h"

namespace paragram {
namespace {

// Tokens as shown, and for each the row of the table it stands for (-1: dropped).
struct Side {
    std::vector<ContributionToken> shown;
    std::vector<std::int32_t> rows;
    std::size_t used = 0;
};

Side makeSide(const Model& model, std::string_view text) {
    Side side;
    const std::string lower = model.settings.text.lowerCase ? lowerCase(text) : std::string(text);
    const auto longest = static_cast<std::size_t>(model.settings.tokenizer.maximumTokens);
    for (Piece& piece : model.tokenizer->segment(lower)) {
        const bool kept = piece.id >= 0 && side.used < longest;
        side.used += kept ? 1 : 0;
        side.rows.push_back(kept ? piece.id : -1);
        side.shown.push_back({std::move(piece.text), !kept});
    }
    if (side.used == 0) {  // the one unknown token that stands for the whole sentence
        side.rows.push_back(model.tokenizer->unknownId());
        side.shown.push_back({model.tokenizer->piece(model.tokenizer->unknownId()), false});
        side.used = 1;
    }
    return side;
}

double dot(std::span<const float> a, std::span<const float> b) {
    double sum = 0;
    for (std::size_t i = 0; i < a.size(); ++i) sum += static_cast<double>(a[i]) * b[i];
    return sum;
}

// |sum of the rows|, which is n |g(s)|.
double sumNorm(const Model& model, const Side& side) {
    std::vector<double> sum(model.dimension());
    for (const std::int32_t row : side.rows) {
        if (row < 0) continue;
        const auto values = model.table.row(static_cast<std::size_t>(row));
        for (std::size_t j = 0; j < sum.size(); ++j) sum[j] += values[j];
    }
    double squares = 0;
    for (const double value : sum) squares += value * value;
    return std::sqrt(squares);
}

}  // namespace

Contribution explainCosine(const Model& model, std::string_view source, std::string_view target) {
    const Side s = makeSide(model, source), t = makeSide(model, target);
    Contribution result;
    result.source = s.shown;
    result.target = t.shown;
    result.cells = Matrix(s.shown.size(), t.shown.size());
    result.cosine = model.cosine(source, target);
    const double norms = sumNorm(model, s) * sumNorm(model, t);
    if (model.settings.encoder.pooling != "mean" || norms <= 0) return result;
    for (std::size_t i = 0; i < s.rows.size(); ++i) {
        for (std::size_t j = 0; j < t.rows.size(); ++j) {
            if (s.rows[i] < 0 || t.rows[j] < 0) continue;
            const double product = dot(model.table.row(static_cast<std::size_t>(s.rows[i])),
                                       model.table.row(static_cast<std::size_t>(t.rows[j])));
            result.cells(i, j) = static_cast<float>(product / norms);
        }
    }
    return result;
}

}  // namespace paragram
