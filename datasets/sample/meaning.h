// The meaning of a sentence of the sample, without its words; both languages and all wordings are generated
// from it.
#pragma once

#include <compare>

#include "datasets/sample/lexicon.h"
#include "datasets/sample/random.h"

namespace paragram::sample {

inline constexpr int kNone = -1;

enum class Mood { Statement, Question };

// Numbers are rows of the lexicon's tables, kNone if the part is absent.
struct Meaning {
    Mood mood = Mood::Statement;
    bool negated = false;
    Tense tense = Tense::Past;
    int modal = kNone;

    int verb = kNone;   // what happens, or
    int state = kNone;  // what someone or something is like (a quality)

    int who = kNone;  // the person who acts or is described; kNone if a thing is described
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

// A random meaning with parts that go together: what is eaten is food, nobody swims in an office.
Meaning drawMeaning(Random& random);

// Whether the object can become the subject: "three apples were bought by the doctor".
bool allowsPassive(const Meaning& meaning);

// Whether "it was the doctor who bought three apples" is possible.
bool allowsCleft(const Meaning& meaning);

// Whether the parts go together (true of every meaning from drawMeaning).
bool isPlausible(const Meaning& meaning);

}  // namespace paragram::sample
