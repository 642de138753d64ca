#include "core/analysis/contribution.h"

#include <Eigen/Dense>
#include <algorithm>

#include "core/text/unicode.h"

namespace paragram {
namespace {

// The tokens for display and, of each part, their rows of the table; -1 for dropped ones.
struct Tokens {
    std::vector<ContributionToken> shown;
    std::vector<std::vector<std::int32_t>> rows;
};

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

Tokens tokensOf(const Model& model, std::string_view text, Side side) {
    const std::string lower = model.settings.text.lowerCase ? lowerCase(text) : std::string(text);
    Tokens tokens;
    for (std::size_t part = 0; part < model.layout().parts(); ++part)
        tokens.rows.push_back(usedRows(model, part, lower, side, tokens.shown));
    return tokens;
}

// The share of each token in the sentence vector, (tokens, length of a sentence vector); zero if it is
// dropped.
Eigen::MatrixXd sharesOf(const Model& model, const Tokens& tokens) {
    const EncoderLayout layout = model.layout();
    const std::size_t d = model.table.cols();
    Eigen::MatrixXd shares = Eigen::MatrixXd::Zero(static_cast<Eigen::Index>(tokens.shown.size()),
                                                   static_cast<Eigen::Index>(model.dimension()));
    Eigen::Index token = 0;
    for (std::size_t part = 0; part < layout.parts(); ++part) {
        const auto used = std::ranges::count_if(tokens.rows[part], [](std::int32_t row) { return row >= 0; });
        for (const std::int32_t row : tokens.rows[part]) {
            if (row >= 0) {
                shares.row(token).segment(static_cast<Eigen::Index>(layout.column(part, d)),
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

// The tokens of the sentence without the one at `omitted` of the part; all of them if omitted is its size.
std::vector<std::int32_t> without(const Model& model, const Tokens& tokens, Side side,
                                  std::size_t omittedPart, std::size_t omitted) {
    std::vector<std::int32_t> sentence;
    for (std::size_t part = 0; part < tokens.rows.size(); ++part) {
        const std::size_t before = sentence.size();
        for (std::size_t i = 0; i < tokens.rows[part].size(); ++i) {
            const std::int32_t row = tokens.rows[part][i];
            if (row >= 0 && !(part == omittedPart && i == omitted)) sentence.push_back(row);
        }
        if (sentence.size() == before) sentence.push_back(model.tokenizer->unknownRow(part, side));
    }
    return sentence;
}

// The vector of the sentence, and below it that of the sentence without each of its tokens, in their order.
Matrix leaveOut(const Model& model, const Tokens& tokens, Side side) {
    std::vector<std::vector<std::int32_t>> texts{without(model, tokens, side, tokens.rows.size(), 0)};
    for (std::size_t part = 0; part < tokens.rows.size(); ++part)
        for (std::size_t i = 0; i < tokens.rows[part].size(); ++i)
            texts.push_back(without(model, tokens, side, part, i));
    const std::vector<Sentence> sentences(texts.begin(), texts.end());
    Workers alone(1);
    return model.encode(sentences, alone, side);
}

void leaveOutEach(const Model& model, const Tokens& s, const Tokens& t, Contribution& result) {
    const Matrix source = leaveOut(model, s, Side::source), target = leaveOut(model, t, Side::target);
    const double whole = cosine(source.row(0), target.row(0));
    for (std::size_t i = 0; i < result.source.size(); ++i)
        if (!result.source[i].dropped)
            result.source[i].leftOut = whole - cosine(source.row(i + 1), target.row(0));
    for (std::size_t j = 0; j < result.target.size(); ++j)
        if (!result.target[j].dropped)
            result.target[j].leftOut = whole - cosine(source.row(0), target.row(j + 1));
}

}  // namespace

Contribution explainCosine(const Model& model, std::string_view source, std::string_view target) {
    const Tokens s = tokensOf(model, source, Side::source), t = tokensOf(model, target, Side::target);
    Contribution result;
    result.source = s.shown;
    result.target = t.shown;
    result.cells = Matrix(s.shown.size(), t.shown.size());
    result.cosine = model.cosine(source, target);
    result.divisible = model.settings.encoder.pooling == Pooling::mean && model.averaging();
    if (!result.divisible) {
        leaveOutEach(model, s, t, result);
        return result;
    }
    const Eigen::MatrixXd ofSource = sharesOf(model, s), ofTarget = sharesOf(model, t);
    const double norms = ofSource.colwise().sum().norm() * ofTarget.colwise().sum().norm();
    if (norms <= 0) return result;
    using RowMajor = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
    Eigen::Map<RowMajor>(result.cells.data(), ofSource.rows(), ofTarget.rows()) =
        (ofSource * ofTarget.transpose() / norms).cast<float>();
    return result;
}

}  // namespace paragram
