// Words and character trigrams: tokens are strings looked up in a list of the most frequent ones (P18).
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "core/base/result.h"
#include "core/tokens/tokenizer.h"

namespace paragram {

// Cuts text into strings; one object a thread.
class StringCutter {
  public:
    virtual ~StringCutter() = default;
    // Views are valid until the next call.
    virtual void cut(std::string_view text, std::vector<std::string_view>& tokens) = 0;
};

// kind: "word" (ICU words, punctuation kept), "trigram" (of characters, the sentence padded with one space at
// each end, spaces inside count), or "whitespace" (whatever stands between Unicode white space, as the
// authors' programs cut words).
std::unique_ptr<StringCutter> makeStringCutter(const std::string& kind);

// Counts tokens and keeps the most frequent; ties in byte order.
class VocabularyBuilder {
  public:
    explicit VocabularyBuilder(std::string kind);
    void add(std::string_view text);
    // The bytes of a vocabulary file with at most size rows, the unknown row included.
    std::string build(std::size_t size) const;
    std::size_t types() const { return counts_.size(); }

  private:
    struct Hash {
        using is_transparent = void;
        std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>{}(text); }
    };
    std::string kind_;
    std::unique_ptr<StringCutter> cutter_;
    std::vector<std::string_view> tokens_;
    std::unordered_map<std::string, std::int64_t, Hash, std::equal_to<>> counts_;
};

// A vocabulary file of tokens in this order, row 1 first. keepUnknown: the unknown row stands for each
// unknown token, which otherwise are dropped.
std::string vocabularyFile(const std::string& kind, const std::vector<std::string>& tokens, bool keepUnknown);

// bytes: a vocabulary file: "paragram-vocabulary 1 word" (or another kind, or with " keep-unknown" after it)
// and a line "token<TAB>count" for each row after the unknown.
Result<std::shared_ptr<const Tokenizer>> makeVocabularyTokenizer(const std::string& bytes,
                                                                 const std::string& name);
bool isVocabularyFile(std::string_view bytes);

}  // namespace paragram
