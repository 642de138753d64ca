#include "core/exchange/targets/reduced_model.h"

#include <fmt/format.h>

#include <Eigen/Dense>
#include <algorithm>

#include "core/encoders/embedding_initialisation.h"
#include "core/exchange/targets/token_source.h"
#include "core/tokens/foreign/psp_vocabulary_tokenizer.h"
#include "core/tokens/model/make_tokenizer.h"
#include "core/tokens/vocabulary_tokenizer.h"

namespace paragram {
namespace {

using Rows = Eigen::Map<const Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>>;

// The axes as columns, the one with the largest share first.
Eigen::MatrixXd principalAxes(const Rows& rows) {
    constexpr Eigen::Index kChunk = 4096;  // rows converted to double at a time
    Eigen::MatrixXd moments = Eigen::MatrixXd::Zero(rows.cols(), rows.cols());
    for (Eigen::Index first = 0; first < rows.rows(); first += kChunk) {
        const Eigen::MatrixXd some =
            rows.middleRows(first, std::min(kChunk, rows.rows() - first)).cast<double>();
        moments.noalias() += some.transpose() * some;
    }
    const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> solver(moments);
    return solver.eigenvectors().rowwise().reverse();
}

}  // namespace

Result<Model> rotated(const Model& model, int dimension) {
    const auto full = static_cast<int>(model.table.cols());
    if (dimension < 1 || dimension > full) {
        return Error{"--dimensions", std::to_string(dimension), fmt::format("1 to {}", full),
                     "choose a number in this range"};
    }
    if (model.settings.encoder.pooling != Pooling::mean) {
        return Error{"--dimensions", "a model with max pooling", "one with mean pooling",
                     "export it with all its dimensions"};
    }
    const EncoderLayout layout = model.layout();
    Model smaller = model;
    smaller.table = Matrix(model.table.rows(), static_cast<std::size_t>(dimension));
    smaller.settings.encoder.dimension = dimension;
    // Parts that are added share their axes.
    const std::vector<std::int32_t> ends =
        layout.concatenate ? layout.ends : std::vector<std::int32_t>{layout.ends.back()};
    std::int32_t begin = 0;
    for (const std::int32_t end : ends) {
        const Rows rows(model.table.row(static_cast<std::size_t>(begin)).data(), end - begin, full);
        const Eigen::MatrixXd axes = principalAxes(rows).leftCols(dimension);
        for (std::int32_t i = 0; i < end - begin; ++i) {
            const Eigen::VectorXd turned = axes.transpose() * rows.row(i).cast<double>().transpose();
            for (int j = 0; j < dimension; ++j)
                smaller.table(static_cast<std::size_t>(begin + i), static_cast<std::size_t>(j)) =
                    static_cast<float>(turned[j]);
        }
        begin = end;
    }
    return smaller;
}

Result<Model> withoutUnseen(const Model& model) {
    if (!hasOneTokenizer(model)) {
        return Error{"--seen-only", "an encoder of several tokenizers", "one tokenizer",
                     "export it with all its tokens"};
    }
    const Tokenizer& tokenizer = model.tokenizer->tokenizer(0, Side::source);
    const TokenSource source = tokenSource(tokenizer);
    if (source.kind == TokenSource::Kind::json) {
        return Error{"--seen-only", "a model that was not trained here", "one that was",
                     "export it with all its tokens"};
    }
    const Matrix drawn = startTable(model.settings, model.table.rows());
    std::vector<std::string> tokens;
    std::vector<std::size_t> rows;
    for (std::size_t i = 0; i < model.table.rows(); ++i) {
        const bool unknown = static_cast<std::int32_t>(i) == tokenizer.unknownId();
        if (unknown || std::ranges::equal(model.table.row(i), drawn.row(i))) continue;
        rows.push_back(i);
        tokens.push_back(tokenizer.piece(static_cast<std::int32_t>(i)));
    }
    if (rows.empty()) {
        return Error{"--seen-only", "a model whose table was never trained", "a trained model",
                     "export it with all its tokens"};
    }
    const bool pieces = source.kind == TokenSource::Kind::sentencePiece;
    const StringKind kind = source.kind == TokenSource::Kind::trigrams     ? StringKind::trigram
                            : source.kind == TokenSource::Kind::whitespace ? StringKind::whitespace
                                                                           : StringKind::word;
    const auto made = makeTokenizer(pieces ? pspVocabularyFile(tokens, source.file, source.keepUnknown)
                                           : vocabularyFile(kind, tokens, source.keepUnknown),
                                    "tokenizer");
    if (!made) return made.error();
    Model smaller = model;
    smaller.tokenizer = std::make_shared<const ModelTokenizer>(
        std::vector<std::shared_ptr<const Tokenizer>>{*made}, Sharing::shared);
    smaller.table = Matrix(rows.size() + 1, model.table.cols());
    const std::size_t shift = pieces ? 0 : 1;  // words: row 0 is for unknown text; pieces: the last row
    for (std::size_t i = 0; i < rows.size(); ++i)
        std::ranges::copy(model.table.row(rows[i]), smaller.table.row(i + shift).begin());
    std::ranges::copy(model.table.row(static_cast<std::size_t>(tokenizer.unknownId())),
                      smaller.table.row(pieces ? rows.size() : 0).begin());
    return smaller;
}

}  // namespace paragram
