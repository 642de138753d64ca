// A sentence in the form in which repeats are looked for.
#pragma once

#include <string>
#include <string_view>

namespace paragram {

struct SentenceForm {
    bool lowerCase = true;
    bool compatibility = false;  // NFKC: full-width forms, ligatures and the like become plain ones
    bool lettersOnly = false;    // punctuation, symbols and spaces are left out
};

// text is UTF-8. Lower case is that of no particular language.
std::string sentenceInForm(std::string_view text, const SentenceForm& form);

}  // namespace paragram
