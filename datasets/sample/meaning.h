// What a sentence of the sample says, without its words: the two languages and all wordings are made from it.
#pragma once

#include <compare>

#include "datasets/sample/lexicon.h"
#include "datasets/sample/random.h"

namespace paragram::sample {

inline constexpr int kNone = -1;

enum class Mood { Statement, Question };

// Numbers are rows of the lexicon's tables, kNone where the part is absent.
struct Meaning {
    Mood mood = Mood::Statement;
    bool negated = false;
    Tense tense = Tense::Past;
    int modal = kNone;

    int verb = kNone;   // what happens, or
    int state = kNone;  // what someone or something is like (a quality)

    int who = kNone;  // the one who acts or is described; kNone where a thing is described
    bool whoMany = false;
    int whoQuality = kNone;

    int thing = kNone;  // the object, or what is described
    int quantity = kNone;
    int quality = kNone;
    int whom = kNone;  // a person as object or recipient
    bool whomMany = false;

    int place = kNone;
    int relation = 0;
    int time = kNone;

    auto operator<=>(const Meaning&) const = default;
};

// Draws a meaning in which the parts go together: what is eaten is food, nobody swims in an office.
Meaning drawMeaning(Random& random);

// Whether the object can become the subject: "three apples were bought by the doctor".
bool allowsPassive(const Meaning& meaning);

// Whether "it was the doctor who bought three apples" can be said.
bool allowsCleft(const Meaning& meaning);

// Whether the parts go together (every meaning drawn does).
bool isPlausible(const Meaning& meaning);

}  // namespace paragram::sample
