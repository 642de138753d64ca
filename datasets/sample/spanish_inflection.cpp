#include "datasets/sample/spanish_inflection.h"

#include <array>
#include <utility>

#include "datasets/sample/stem.h"

namespace paragram::sample {
namespace {

using Endings = std::array<std::string_view, 5>;  // I, you, he, we, they

std::string_view endingOf(const Endings& endings, SpanishPerson person) {
    return endings[static_cast<std::size_t>(person)];
}

std::string join(std::string_view stem, std::string_view ending) {
    return std::string(stem) + std::string(ending);
}

bool isFirstConjugation(const SpanishVerb& verb) {
    return verb.infinitive.ends_with("ar");
}

std::string_view stemOf(const SpanishVerb& verb) {
    return without(verb.infinitive, 2);
}

// Before an e, the sound of the stem needs another letter: busqué, pagué, empecé.
std::string stemBeforeE(std::string_view stem) {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 3> kChanges = {
        {{"c", "qu"}, {"g", "gu"}, {"z", "c"}}};
    for (const auto& [from, to] : kChanges) {
        if (stem.ends_with(from)) {
            return join(without(stem, from.size()), to);
        }
    }
    return std::string(stem);
}

std::string preteriteI(const SpanishVerb& verb) {
    if (!verb.preteriteI.empty()) {
        return std::string(verb.preteriteI);
    }
    return isFirstConjugation(verb) ? stemBeforeE(stemOf(verb)) + "é" : join(stemOf(verb), "í");
}

std::string preteriteHe(const SpanishVerb& verb) {
    if (!verb.preteriteHe.empty()) {
        return std::string(verb.preteriteHe);
    }
    return join(stemOf(verb), isFirstConjugation(verb) ? "ó" : "ió");
}

std::string preteriteWe(const SpanishVerb& verb) {
    if (isFirstConjugation(verb) && verb.preteriteI.empty()) {
        return join(stemOf(verb), "amos");
    }
    const std::string first = preteriteI(verb);
    if (first.ends_with("í")) {
        const std::string_view stem = without(first, 2);
        const bool hiatus = stem.ends_with("a") || stem.ends_with("e") || stem.ends_with("o");
        return join(stem, hiatus ? "ímos" : "imos");
    }
    // Strong preterites: di - dimos, fui - fuimos; traje - trajimos.
    return first.ends_with("i") ? first + "mos" : join(without(first, 1), "imos");
}

std::string preteriteThey(const SpanishVerb& verb) {
    const std::string third = preteriteHe(verb);
    if (isFirstConjugation(verb) && third.ends_with("ó")) {
        return join(without(third, 2), "aron");
    }
    if (third.ends_with("ó")) {
        return join(without(third, 2), "eron");  // comió - comieron, leyó - leyeron
    }
    if (third.ends_with("e")) {
        return third + "ron";  // fue - fueron
    }
    const std::string_view stem = without(third, 1);
    return join(stem, stem.ends_with("j") || stem.ends_with("i") ? "eron" : "ieron");
}

}  // namespace

std::string spanishPlural(std::string_view noun) {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 5> kAccented = {
        {{"án", "anes"}, {"én", "enes"}, {"ín", "ines"}, {"ón", "ones"}, {"ús", "uses"}}};
    for (const auto& [from, to] : kAccented) {
        if (noun.ends_with(from)) {
            return join(without(noun, from.size()), to);
        }
    }
    if (noun == "joven") {
        return "jóvenes";
    }
    if (noun.ends_with("z")) {
        return join(without(noun, 1), "ces");
    }
    if (noun.ends_with("s")) {
        return std::string(noun);  // paraguas
    }
    for (const std::string_view vowel : {"a", "e", "i", "o", "u", "á", "é", "ó"}) {
        if (noun.ends_with(vowel)) {
            return join(noun, "s");
        }
    }
    return join(noun, "es");
}

std::string spanishAgreeing(std::string_view adjective, Agreement agreement) {
    std::string form(adjective);
    if (agreement.gender == Gender::Feminine && form.back() == 'o') {
        form.back() = 'a';
    }
    return agreement.many ? spanishPlural(form) : form;
}

std::string spanishPresent(const SpanishVerb& verb, SpanishPerson person) {
    if (verb.infinitive == "ir" && person == SpanishPerson::We) {
        return "vamos";
    }
    const std::string_view infinitive = verb.infinitive;
    const std::string third = !verb.presentHe.empty()
                                  ? std::string(verb.presentHe)
                                  : join(stemOf(verb), isFirstConjugation(verb) ? "a" : "e");
    switch (person) {
        case SpanishPerson::I:
            return verb.presentI.empty() ? join(stemOf(verb), "o") : std::string(verb.presentI);
        case SpanishPerson::You:
            return third + "s";
        case SpanishPerson::He:
            return third;
        case SpanishPerson::We:
            return join(without(infinitive, 1), "mos");
        case SpanishPerson::They:
            return third + "n";
    }
    return third;
}

std::string spanishPreterite(const SpanishVerb& verb, SpanishPerson person) {
    switch (person) {
        case SpanishPerson::I:
            return preteriteI(verb);
        case SpanishPerson::You:
            return join(without(preteriteWe(verb), 3), "ste");
        case SpanishPerson::He:
            return preteriteHe(verb);
        case SpanishPerson::We:
            return preteriteWe(verb);
        case SpanishPerson::They:
            return preteriteThey(verb);
    }
    return {};
}

std::string spanishFuture(const SpanishVerb& verb, SpanishPerson person) {
    constexpr Endings kEndings = {"é", "ás", "á", "emos", "án"};
    return join(verb.futureStem.empty() ? verb.infinitive : verb.futureStem, endingOf(kEndings, person));
}

std::string spanishImperfect(const SpanishVerb& verb, SpanishPerson person) {
    constexpr Endings kFirst = {"aba", "abas", "aba", "ábamos", "aban"};
    constexpr Endings kOthers = {"ía", "ías", "ía", "íamos", "ían"};
    return join(stemOf(verb), endingOf(isFirstConjugation(verb) ? kFirst : kOthers, person));
}

std::string spanishParticiple(const SpanishVerb& verb) {
    if (!verb.participle.empty()) {
        return std::string(verb.participle);
    }
    return join(stemOf(verb), isFirstConjugation(verb) ? "ado" : "ido");
}

}  // namespace paragram::sample
