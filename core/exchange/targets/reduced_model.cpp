#include "core/exchange/targets/reduced_model.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/encoders/embedding_initialisation.h"
#include "core/exchange/targets/token_source.h"
#include "core/tokens/foreign/psp_vocabulary_tokenizer.h"
#include "core/tokens/model/make_tokenizer.h"
#include "core/tokens/vocabulary_tokenizer.h"

namespace paragram {

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
