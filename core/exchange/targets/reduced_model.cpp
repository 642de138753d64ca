#include "core/exchange/targets/reduced_model.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

#include "core/encoders/embedding_initialisation.h"
#include "core/exchange/targets/token_source.h"
#include "core/models/processed_model.h"
#include "core/tokens/foreign/psp_vocabulary_tokenizer.h"
#include "core/tokens/model/make_tokenizer.h"
#include "core/tokens/vocabulary_tokenizer.h"

namespace paragram {
namespace {

Result<TokenSource> prunable(const Model& model, const char* flag) {
    if (!hasOneTokenizer(model))
        return Error{flag, "an encoder of several tokenizers", "one tokenizer", "keep all its tokens"};
    TokenSource source = tokenSource(model.tokenizer->tokenizer(0, Side::source));
    if (source.kind == TokenSource::Kind::json)
        return Error{flag, "a model that was not trained here", "one that was", "keep all its tokens"};
    return source;
}

// rows: in ascending order. The row of unknown text is kept as well.
Result<Model> withRows(const Model& model, const TokenSource& source, const std::vector<std::size_t>& all) {
    const Tokenizer& tokenizer = model.tokenizer->tokenizer(0, Side::source);
    const auto unknown = static_cast<std::size_t>(tokenizer.unknownId());
    std::vector<std::string> tokens;
    std::vector<std::size_t> rows;
    for (const std::size_t row : all) {
        if (row == unknown) continue;
        rows.push_back(row);
        tokens.push_back(tokenizer.piece(static_cast<std::int32_t>(row)));
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
    std::ranges::copy(model.table.row(unknown), smaller.table.row(pieces ? rows.size() : 0).begin());
    return smaller;
}

}  // namespace

Result<Model> cut(const Model& model, int dimension) {
    const auto full = static_cast<int>(model.table.cols());
    if (dimension < 1 || dimension > full) {
        return Error{"--dimensions", std::to_string(dimension), fmt::format("1 to {}", full),
                     "choose a number in this range"};
    }
    Model smaller = model;
    const auto kept = static_cast<std::size_t>(dimension);
    smaller.table = Matrix(model.table.rows(), kept);
    for (std::size_t i = 0; i < model.table.rows(); ++i)
        std::ranges::copy(model.table.row(i).first(kept), smaller.table.row(i).begin());
    smaller.settings.encoder.dimension = dimension;
    return smaller;
}

Result<Model> withoutUnseen(const Model& model) {
    const Result<TokenSource> source = prunable(model, "--seen-only");
    if (!source) return source.error();
    const Matrix drawn = startTable(model.settings, model.table.rows());
    std::vector<std::size_t> rows;
    for (std::size_t i = 0; i < model.table.rows(); ++i)
        if (!std::ranges::equal(model.table.row(i), drawn.row(i))) rows.push_back(i);
    if (rows.empty()) {
        return Error{"--seen-only", "a model whose table was never trained", "a trained model",
                     "export it with all its tokens"};
    }
    return withRows(model, *source, rows);
}

Result<Model> withMostFrequent(const Model& model, std::size_t count,
                               const std::vector<std::string>& sentences) {
    const Result<TokenSource> source = prunable(model, "--tokens");
    if (!source) return source.error();
    if (sentences.empty())
        return Error{"--tokens", "no text to count tokens in", "sentences like those to embed",
                     "choose a text with --token-text"};
    Workers workers;
    const std::vector<double> counts = tokenCounts(model, sentences, workers);
    std::vector<std::size_t> rows(counts.size());
    std::iota(rows.begin(), rows.end(), std::size_t{0});
    std::ranges::stable_sort(rows, [&](std::size_t a, std::size_t b) { return counts[a] > counts[b]; });
    rows.resize(std::min(count, rows.size()));
    std::ranges::sort(rows);
    return withRows(model, *source, rows);
}

}  // namespace paragram
