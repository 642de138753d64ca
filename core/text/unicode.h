// UTF-8 text: validation, lower case, words (ICU).
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace paragram {

struct TextProblem {
    std::size_t byte = 0;  // from 0
    std::string found;     // "invalid UTF-8 byte 0xFF", "a NUL byte"
};

// The first byte that is NUL or not valid UTF-8 (including overlong forms and surrogates).
std::optional<TextProblem> findTextProblem(std::string_view text);

// Full Unicode lower case, independent of the language: Turkish I becomes i, final sigma is respected.
std::string lowerCase(std::string_view text);

// Whether two codes mean the same language, as "de", "deu" and "DE" do.
bool sameLanguage(std::string_view a, std::string_view b);

// Whether ICU knows a language by this code: "de", "deu", "pt-BR", ignoring case.
bool isLanguageCode(std::string_view code);

// The text of concatenated sentence pieces: each U+2581 becomes a space, leading spaces are removed.
std::string textOfPieces(std::string_view pieces);

// True for text that is empty or contains only Unicode white space.
bool isAllWhitespace(std::string_view text);

// The number of words separated by Unicode white space.
int countWhitespaceTokens(std::string_view text);

// The words separated by Unicode white space; views into text.
void splitAtWhitespace(std::string_view text, std::vector<std::string_view>& parts);

// Words by ICU's word boundaries (with dictionaries for Chinese, Japanese, Thai), including punctuation but
// not white space. One object per thread.
class WordSplitter {
  public:
    WordSplitter();
    ~WordSplitter();
    WordSplitter(WordSplitter&&) noexcept;
    WordSplitter& operator=(WordSplitter&&) noexcept;
    // Views into text.
    void split(std::string_view text, std::vector<std::string_view>& words);
    // The same by ICU alone: the reference implementation of split.
    void splitByIcu(std::string_view text, std::vector<std::string_view>& words);

  private:
    struct State;
    std::unique_ptr<State> state_;
};

// Byte offsets of the code points of valid text, followed by its size.
std::vector<std::size_t> codePointOffsets(std::string_view text);

}  // namespace paragram
