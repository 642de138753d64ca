// Spanish word forms: regular ones by rule, irregular ones from the lexicon.
#pragma once

#include <string>

#include "datasets/sample/lexicon.h"

namespace paragram::sample {

enum class SpanishPerson { I, You, He, We, They };

struct Agreement {
    Gender gender = Gender::Masculine;
    bool many = false;
};

// "manzanas", "luces".
std::string spanishPlural(std::string_view noun);

// The form of a masculine singular adjective or participle for the agreement.
std::string spanishAgreeing(std::string_view adjective, Agreement agreement);

std::string spanishPresent(const SpanishVerb& verb, SpanishPerson person);
std::string spanishPreterite(const SpanishVerb& verb, SpanishPerson person);
std::string spanishFuture(const SpanishVerb& verb, SpanishPerson person);
// For regular verbs only: the modals and estar.
std::string spanishImperfect(const SpanishVerb& verb, SpanishPerson person);
std::string spanishParticiple(const SpanishVerb& verb);

}  // namespace paragram::sample
