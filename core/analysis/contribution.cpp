#include "core/analysis/contribution.h"

#include <Eigen/Dense>

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

// The rows a side uses, zeros where a token is dropped: (tokens, dimension).
Eigen::MatrixXd usedRows(const Model& model, const Side& side) {
    const auto d = static_cast<Eigen::Index>(model.dimension());
    Eigen::MatrixXd rows = Eigen::MatrixXd::Zero(static_cast<Eigen::Index>(side.rows.size()), d);
    for (std::size_t i = 0; i < side.rows.size(); ++i) {
        if (side.rows[i] < 0) continue;
        const auto values = model.table.row(static_cast<std::size_t>(side.rows[i]));
        rows.row(static_cast<Eigen::Index>(i)) =
            Eigen::Map<const Eigen::RowVectorXf>(values.data(), d).cast<double>();
    }
    return rows;
}

}  // namespace

Contribution explainCosine(const Model& model, std::string_view source, std::string_view target) {
    const Side s = makeSide(model, source), t = makeSide(model, target);
    Contribution result;
    result.source = s.shown;
    result.target = t.shown;
    result.cells = Matrix(s.shown.size(), t.shown.size());
    result.cosine = model.cosine(source, target);
    if (model.settings.encoder.pooling != "mean") return result;
    const Eigen::MatrixXd sourceRows = usedRows(model, s), targetRows = usedRows(model, t);
    // |sum of the rows| is n |g|.
    const double norms = sourceRows.colwise().sum().norm() * targetRows.colwise().sum().norm();
    if (norms <= 0) return result;
    using RowMajor = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
    Eigen::Map<RowMajor>(result.cells.data(), sourceRows.rows(), targetRows.rows()) =
        (sourceRows * targetRows.transpose() / norms).cast<float>();
    return result;
}

}  // namespace paragram
