// The form of a sentence in which duplicates are searched.
#pragma once

#include <string>
#include <string_view>

namespace paragram {

struct SentenceForm {
    bool lowerCase = true;
    bool compatibility = false;  // NFKC: full-width forms, ligatures and similar become plain letters
    bool lettersOnly = false;    // punctuation, symbols and spaces are removed
};

// text is UTF-8. Lower case is independent of the language.
std::string sentenceInForm(std::string_view text, const SentenceForm& form);

}  // namespace paragram
