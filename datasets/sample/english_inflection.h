// English word forms: regular ones by rule, irregular ones from the lexicon.
#pragma once

#include <string>

#include "datasets/sample/lexicon.h"

namespace paragram::sample {

// "apples", "children".
std::string englishPlural(const EnglishNoun& noun);

// "sells", "threw away"; a verb's particle follows the inflected word.
std::string englishBase(const EnglishVerb& verb);
std::string englishThird(const EnglishVerb& verb);
std::string englishPast(const EnglishVerb& verb);
std::string englishParticiple(const EnglishVerb& verb);

// "a" or "an" before the word.
std::string_view englishArticle(std::string_view word);

}  // namespace paragram::sample
