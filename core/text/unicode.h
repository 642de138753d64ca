// UTF-8 text: validation, lower-casing, words (ICU).
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

// The first byte that is not valid UTF-8 (overlong forms and surrogates included) or is NUL.
std::optional<TextProblem> findTextProblem(std::string_view text);

// Full Unicode lower case of no particular language: Turkish I becomes i, final sigma is respected.
std::string lowerCase(std::string_view text);

// Whether two codes name one language: "de", "deu" and "DE" do.
bool sameLanguage(std::string_view a, std::string_view b);

// "de", "deu", "pt-BR", in either case: a code that ICU knows a language by.
bool isLanguageCode(std::string_view code);

// Sentence pieces put together as text: each U+2581 is a space, spaces in front are dropped.
std::string textOfPieces(std::string_view pieces);

// Nothing but Unicode white space, or nothing at all.
bool isAllWhitespace(std::string_view text);

// Number of parts between Unicode white space.
int countWhitespaceTokens(std::string_view text);

// The parts between Unicode white space; views into text.
void splitAtWhitespace(std::string_view text, std::vector<std::string_view>& parts);

// Words by ICU's word boundaries (dictionaries for Chinese, Japanese, Thai); punctuation kept, white space
// not. One object a thread.
class WordSplitter {
  public:
    WordSplitter();
    ~WordSplitter();
    WordSplitter(WordSplitter&&) noexcept;
    WordSplitter& operator=(WordSplitter&&) noexcept;
    // Views into text.
    void split(std::string_view text, std::vector<std::string_view>& words);
    // The same by ICU alone: what split is tested against.
    void splitByIcu(std::string_view text, std::vector<std::string_view>& words);

  private:
    struct State;
    std::unique_ptr<State> state_;
};

// Byte offsets of the code points of valid text, and its size at the end.
std::vector<std::size_t> codePointOffsets(std::string_view text);

}  // namespace paragram
