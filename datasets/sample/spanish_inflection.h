// Spanish forms: regular by rule, irregular from the lexicon.
#pragma once

#include <string>

#include "datasets/sample/lexicon.h"

namespace paragram::sample {

enum class SpanishPerson { I, You, He, We, They };

struct Agreement {
    Gender gender = Gender::Masculine;
    bool many = false;
};

std::string spanishPlural(std::string_view noun);

// The masculine singular adjective or participle brought into agreement.
std::string spanishAgreeing(std::string_view adjective, Agreement agreement);

std::string spanishPresent(const SpanishVerb& verb, SpanishPerson person);
std::string spanishPreterite(const SpanishVerb& verb, SpanishPerson person);
std::string spanishFuture(const SpanishVerb& verb, SpanishPerson person);
// Regular verbs only: the modals and estar.
std::string spanishImperfect(const SpanishVerb& verb, SpanishPerson person);
std::string spanishParticiple(const SpanishVerb& verb);

}  // namespace paragram::sample
