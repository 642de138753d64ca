// How a meaning is expressed: the order of the sentence, and the choice between two words.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "datasets/sample/lexicon.h"
#include "datasets/sample/random.h"

namespace paragram::sample {

// If a meaning does not allow Passive or Cleft, Plain is used.
enum class Frame { Plain, Passive, Cleft };

// The positions in a sentence at which a wording chooses between two words, as bits of Wording::words.
enum class Slot : unsigned {
    Verb,
    Who,
    WhoQuality,
    Thing,
    Quantity,
    Quality,
    Whom,
    Place,
    Relation,
    Time,
    Modal
};

struct Wording {
    Frame frame = Frame::Plain;
    bool timeFirst = false;
    bool contracted = false;  // English: "didn't"
    bool goingTo = false;     // the future with "going to", in Spanish with "va a"
    bool alternative =
        false;  // English: "gave him the book"; Spanish: the question keeps its subject in front
    std::uint32_t words = 0;

    // Whether the second word is used at the slot.
    bool second(Slot slot) const { return ((words >> static_cast<unsigned>(slot)) & 1U) != 0; }
};

// A random wording.
Wording drawWording(Random& random);

inline std::string_view textOf(std::string_view word) {
    return word;
}
inline std::string_view textOf(const EnglishNoun& word) {
    return word.singular;
}
inline std::string_view textOf(const SpanishNoun& word) {
    return word.singular;
}
inline std::string_view textOf(const EnglishVerb& word) {
    return word.base;
}
inline std::string_view textOf(const SpanishVerb& word) {
    return word.infinitive;
}
inline std::string_view textOf(const PlaceName& word) {
    return word.noun;
}

// The word for a slot; the first one if there is only one.
template <typename Word>
const Word& chosen(const Word (&words)[2], const Wording& wording, Slot slot) {
    return words[!textOf(words[1]).empty() && wording.second(slot) ? 1 : 0];
}

// Words separated by single spaces; empty words leave no gap.
class Sentence {
  public:
    // Appends words; an empty text adds nothing.
    Sentence& add(std::string_view words);
    // The text with a capital first letter and the mark at its end.
    std::string finish(std::string_view opening, std::string_view mark) const;
    const std::string& text() const { return text_; }

  private:
    std::string text_;
};

}  // namespace paragram::sample
