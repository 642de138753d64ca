#include "datasets/sample/english_inflection.h"

#include "datasets/sample/stem.h"

namespace paragram::sample {
namespace {

bool isVowel(char letter) {
    return std::string_view("aeiou").find(letter) != std::string_view::npos;
}

bool endsInConsonantY(std::string_view word) {
    return word.size() > 1 && word.back() == 'y' && !isVowel(word[word.size() - 2]);
}

// The ending of plurals and third persons.
std::string withS(std::string_view word) {
    if (endsInConsonantY(word)) {
        return std::string(without(word, 1)) + "ies";
    }
    for (const std::string_view hiss : {"s", "x", "ch", "sh", "z", "o"}) {
        // "radio", "piano", "photo" take a plain s; the verb "go" does not.
        if (word.ends_with(hiss) && (hiss != "o" || word == "go")) {
            return std::string(word) + "es";
        }
    }
    return std::string(word) + "s";
}

std::string withEd(std::string_view word) {
    if (endsInConsonantY(word)) {
        return std::string(without(word, 1)) + "ied";
    }
    return std::string(word) + (word.back() == 'e' ? "d" : "ed");
}

std::string withParticle(std::string word, const EnglishVerb& verb) {
    return verb.particle.empty() ? word : word + " " + std::string(verb.particle);
}

}  // namespace

std::string englishPlural(const EnglishNoun& noun) {
    return noun.plural.empty() ? withS(noun.singular) : std::string(noun.plural);
}

std::string englishBase(const EnglishVerb& verb) {
    return withParticle(std::string(verb.base), verb);
}

std::string englishThird(const EnglishVerb& verb) {
    return withParticle(verb.base == "have" ? "has" : withS(verb.base), verb);
}

std::string englishPast(const EnglishVerb& verb) {
    return withParticle(verb.past.empty() ? withEd(verb.base) : std::string(verb.past), verb);
}

std::string englishParticiple(const EnglishVerb& verb) {
    return verb.participle.empty() ? englishPast(verb) : withParticle(std::string(verb.participle), verb);
}

std::string_view englishArticle(std::string_view word) {
    // For "useful" and "opera" the sound decides; "hour" does not occur with an article here.
    const bool sounded = word.starts_with("use") || !isVowel(word.front());
    return sounded ? "a" : "an";
}

}  // namespace paragram::sample
