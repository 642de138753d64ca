// Words and character trigrams: tokens are looked up in a list of the most frequent ones (P18).
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "core/base/result.h"
#include "core/tokens/tokenizer.h"

namespace paragram {

// Splits text into strings; one object per thread.
class TokenSplitter {
  public:
    virtual ~TokenSplitter() = default;
    // Views are valid until the next call.
    virtual void cut(std::string_view text, std::vector<std::string_view>& tokens) = 0;
};

// word: ICU words, including punctuation. trigram: of characters, with the sentence padded by one space at
// each end and spaces inside counted. whitespace: words separated by Unicode white space, as in the authors'
// programs.
enum class StringKind { word, trigram, whitespace };
constexpr NamedValue<StringKind> kStringKindNames[]{{StringKind::word, "word", "words"},
                                                    {StringKind::trigram, "trigram", "character trigrams"},
                                                    {StringKind::whitespace, "whitespace", "white space"}};
constexpr std::span<const NamedValue<StringKind>> namesOf(StringKind) {
    return kStringKindNames;
}

std::unique_ptr<TokenSplitter> makeTokenSplitter(StringKind kind);

// Counts tokens and keeps the most frequent ones; ties in byte order.
class VocabularyBuilder {
  public:
    // kind: word or trigram.
    explicit VocabularyBuilder(TokenizerKind kind);
    // Counts the tokens of a text, which must be lower-cased if required.
    void add(std::string_view text);
    // The bytes of a vocabulary file with at most size rows, including the unknown row.
    std::string build(std::size_t size) const;
    std::size_t types() const { return counts_.size(); }

  private:
    struct Hash {
        using is_transparent = void;
        std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>{}(text); }
    };
    StringKind kind_;
    std::unique_ptr<TokenSplitter> splitter_;
    std::vector<std::string_view> tokens_;
    std::unordered_map<std::string, std::int64_t, Hash, std::equal_to<>> counts_;
};

// A vocabulary file with these tokens in order, starting with row 1. keepUnknown: unknown tokens count as the
// unknown row; otherwise they are dropped.
std::string vocabularyFile(StringKind kind, const std::vector<std::string>& tokens, bool keepUnknown);

// bytes: a vocabulary file: "paragram-vocabulary 1 word" (or another kind, possibly followed by "
// keep-unknown") and a line "token<TAB>count" for each row after the unknown row. Error if it is damaged.
Result<std::shared_ptr<const Tokenizer>> makeVocabularyTokenizer(const std::string& bytes,
                                                                 const std::string& name);
bool isVocabularyFile(std::string_view bytes);

}  // namespace paragram
