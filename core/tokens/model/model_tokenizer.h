// All tokenizers of a model: one for each part of its encoder, and for each language if they share nothing.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/base/workers.h"
#include "core/pairs/store/sentence_pair.h"
#include "core/settings/settings.h"
#include "core/tokens/token_list.h"
#include "core/tokens/tokenizer.h"

namespace paragram {

// The tokenizer kinds of an encoder.kind, in order: {word, trigram} for "word,trigram".
std::vector<TokenizerKind> tokenizerKinds(const std::string& encoderKind);
// Whether the vectors of the parts are concatenated ("word,trigram") instead of added.
bool isConcatenation(const std::string& encoderKind);

// Token ids are rows of one table: the rows of the first part, then those of the second; within a part the
// rows of the source language, then, unless shared, those of the target language. Immutable.
class ModelTokenizer {
  public:
    // tokenizers: for each part one (shared: one set of rows; marked: the same tokens, but separate rows for
    // the target language) or two (unshared: source, target).
    ModelTokenizer(std::vector<std::shared_ptr<const Tokenizer>> tokenizers, Sharing sharing);

    std::size_t parts() const { return parts_.size(); }
    std::size_t rows() const { return static_cast<std::size_t>(parts_.back().end); }
    // For each part, the first row after it.
    std::vector<std::int32_t> partEnds() const;
    Sharing sharing() const { return sharing_; }
    const Tokenizer& tokenizer(std::size_t part, Side side) const { return parts_[part].of(side); }
    // The row of id 0 of a part's tokenizer.
    std::int32_t firstRow(std::size_t part, Side side) const { return parts_[part].first(side); }

    // The tokens of a sentence for the model, one part after another: lower-cased if the settings say so,
    // without unknown ones, truncated, never empty.
    std::vector<std::int32_t> tokens(const Settings& settings, std::string_view text, Side side) const;
    // The same for many sentences, using all workers; appended to list in order.
    void appendTokens(const Settings& settings, std::span<const std::string> texts, Side side,
                      Workers& workers, TokenList& list) const;
    // All pieces of a part in order; ids are rows, -1 for unknown. text must already be lower-cased.
    std::vector<Piece> segment(std::size_t part, std::string_view text, Side side) const;
    // The row of a part for a sentence without known tokens.
    std::int32_t unknownRow(std::size_t part, Side side) const;
    // The token of a row.
    std::string piece(std::int32_t row) const;
    // The tokens of a sentence as readable text: those of the first part.
    std::string text(std::span<const std::int32_t> tokens) const;

    // The bytes of a tokenizer file; a single shared tokenizer is saved as its own file would be.
    std::string serialise() const;

  private:
    struct Part {
        std::shared_ptr<const Tokenizer> source, target;
        std::int32_t firstSource = 0, firstTarget = 0, end = 0;

        const Tokenizer& of(Side side) const { return side == Side::source ? *source : *target; }
        std::int32_t first(Side side) const { return side == Side::source ? firstSource : firstTarget; }
    };
    const Part& partOf(std::int32_t row) const;

    std::vector<Part> parts_;
    Sharing sharing_;
};

// bytes: from serialise. name: for errors. Error for a damaged file.
Result<std::shared_ptr<const ModelTokenizer>> makeModelTokenizer(const std::string& bytes,
                                                                 const std::string& name);

}  // namespace paragram
