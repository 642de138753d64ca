#include "core/analysis/contribution.h"

#include <Eigen/Dense>
#include <algorithm>

#include "core/text/unicode.h"

namespace paragram {
namespace {

// The tokens for display, and the share of each in the sentence vector; zero if it is dropped.
struct Shares {
    std::vector<ContributionToken> shown;
    Eigen::MatrixXd vectors;  // (tokens, length of a sentence vector)
};

// The rows of the table for a part's tokens; -1 for dropped ones.
std::vector<std::int32_t> usedRows(const Model& model, std::size_t part, std::string_view text, Side side,
                                   std::vector<ContributionToken>& shown) {
    const auto longest = static_cast<std::ptrdiff_t>(model.settings.tokenizer.maximumTokens);
    std::vector<std::int32_t> rows;
    std::ptrdiff_t used = 0;
    for (Piece& piece : model.tokenizer->segment(part, text, side)) {
        const bool kept = piece.id >= 0 && used < longest;
        used += kept ? 1 : 0;
        rows.push_back(kept ? piece.id : -1);
        shown.push_back({std::move(piece.text), !kept});
    }
    if (used == 0) {  // the unknown token that represents the sentence
        rows.push_back(model.tokenizer->unknownRow(part, side));
        shown.push_back({model.tokenizer->piece(rows.back()), false});
    }
    return rows;
}

Shares makeShares(const Model& model, std::string_view text, Side side) {
    const std::string lower = model.settings.text.lowerCase ? lowerCase(text) : std::string(text);
    const EncoderLayout layout = model.layout();
    const std::size_t d = model.table.cols();
    Shares shares;
    std::vector<std::vector<std::int32_t>> rows;
    for (std::size_t part = 0; part < layout.parts(); ++part) {
        rows.push_back(usedRows(model, part, lower, side, shares.shown));
    }
    shares.vectors = Eigen::MatrixXd::Zero(static_cast<Eigen::Index>(shares.shown.size()),
                                           static_cast<Eigen::Index>(model.dimension()));
    Eigen::Index token = 0;
    for (std::size_t part = 0; part < layout.parts(); ++part) {
        const auto used = std::ranges::count_if(rows[part], [](std::int32_t row) { return row >= 0; });
        for (const std::int32_t row : rows[part]) {
            if (row >= 0) {
                shares.vectors.row(token).segment(static_cast<Eigen::Index>(layout.column(part, d)),
                                                  static_cast<Eigen::Index>(d)) =
                    Eigen::Map<const Eigen::RowVectorXf>(
                        model.table.row(static_cast<std::size_t>(row)).data(), static_cast<Eigen::Index>(d))
                        .cast<double>() /
                    static_cast<double>(used);
            }
            ++token;
        }
    }
    return shares;
}

}  // namespace

Contribution explainCosine(const Model& model, std::string_view source, std::string_view target) {
    const Shares s = makeShares(model, source, Side::source), t = makeShares(model, target, Side::target);
    Contribution result;
    result.source = s.shown;
    result.target = t.shown;
    result.cells = Matrix(s.shown.size(), t.shown.size());
    result.cosine = model.cosine(source, target);
    if (model.settings.encoder.pooling != Pooling::mean || !model.averaging()) return result;
    const double norms = s.vectors.colwise().sum().norm() * t.vectors.colwise().sum().norm();
    if (norms <= 0) return result;
    using RowMajor = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
    Eigen::Map<RowMajor>(result.cells.data(), s.vectors.rows(), t.vectors.rows()) =
        (s.vectors * t.vectors.transpose() / norms).cast<float>();
    return result;
}

}  // namespace paragram
