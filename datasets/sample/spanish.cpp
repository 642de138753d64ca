#include "datasets/sample/spanish.h"

#include <array>

#include "datasets/sample/spanish_inflection.h"

namespace paragram::sample {
namespace {

constexpr SpanishVerb kEstar = {"estar", "estoy", "está"};

struct Subject {
    std::string text;
    SpanishPerson person = SpanishPerson::He;
    Agreement agreement;
};

std::string_view article(const SpanishNoun& noun, bool many) {
    if (noun.gender == Gender::Masculine) {
        return many ? "los" : "el";
    }
    return many ? "las" : (noun.takesEl ? "el" : "la");
}

SpanishPerson pronounPerson(std::string_view pronoun) {
    if (pronoun == "yo") {
        return SpanishPerson::I;
    }
    if (pronoun == "tú") {
        return SpanishPerson::You;
    }
    if (pronoun == "nosotros") {
        return SpanishPerson::We;
    }
    return pronoun == "ellos" ? SpanishPerson::They : SpanishPerson::He;
}

// Spanish omits the pronouns "I", "you" and "we", which the verb's ending shows, unless they are stressed.
Subject pronounSubject(const SpanishNoun& noun, const Wording& wording) {
    const SpanishPerson person = pronounPerson(noun.singular);
    const bool third = person == SpanishPerson::He || person == SpanishPerson::They;
    const bool many = person == SpanishPerson::We || person == SpanishPerson::They;
    const bool spoken = third || (wording.alternative && wording.contracted);
    return {spoken ? std::string(noun.singular) : "", person, {noun.gender, many}};
}

Subject personSubject(const Person& person, const SpanishNoun& noun, bool many, std::string_view quality) {
    const Agreement agreement = {noun.gender, many};
    Sentence phrase;
    phrase.add(person.kind == PersonKind::Relative ? "mi" : article(noun, many));
    phrase.add(many ? spanishPlural(noun.singular) : noun.singular);
    phrase.add(quality.empty() ? "" : spanishAgreeing(quality, agreement));
    return {phrase.text(), many ? SpanishPerson::They : SpanishPerson::He, agreement};
}

Subject whoSubject(const Meaning& meaning, const Wording& wording) {
    const Person& person = row(people(), meaning.who);
    const SpanishNoun& noun = chosen(person.spanish, wording, Slot::Who);
    if (person.kind == PersonKind::Pronoun) {
        return pronounSubject(noun, wording);
    }
    const std::string_view quality =
        meaning.whoQuality == kNone
            ? ""
            : chosen(row(qualities(), meaning.whoQuality).spanish, wording, Slot::WhoQuality);
    return personSubject(person, noun, meaning.whoMany, quality);
}

Subject whomSubject(const Meaning& meaning, const Wording& wording) {
    const Person& person = row(people(), meaning.whom);
    return personSubject(person, chosen(person.spanish, wording, Slot::Whom), meaning.whomMany, "");
}

Subject thingSubject(const Meaning& meaning, const Wording& wording) {
    const SpanishNoun& noun = chosen(row(thingTable(), meaning.thing).spanish, wording, Slot::Thing);
    const Quantity& quantity = row(quantities(), meaning.quantity);
    const Agreement agreement = {noun.gender, quantity.count == Count::Many};
    const bool feminine = noun.gender == Gender::Feminine;
    std::string_view amount =
        chosen(feminine ? quantity.feminine : quantity.masculine, wording, Slot::Quantity);
    if (noun.takesEl && amount == "la") {
        amount = "el";
    }
    Sentence phrase;
    phrase.add(amount).add(agreement.many ? spanishPlural(noun.singular) : noun.singular);
    if (meaning.quality != kNone) {
        const std::string_view quality =
            chosen(row(qualities(), meaning.quality).spanish, wording, Slot::Quality);
        phrase.add(spanishAgreeing(quality, agreement));
    }
    return {phrase.text(), agreement.many ? SpanishPerson::They : SpanishPerson::He, agreement};
}

// Ser is too irregular for the rules. Events use the preterite (fue comprado), states the imperfect (era).
std::string formOfSer(Tense tense, SpanishPerson person, bool event) {
    using Forms = std::array<std::string_view, 5>;
    constexpr Forms kPresent = {"soy", "eres", "es", "somos", "son"};
    constexpr Forms kPreterite = {"fui", "fuiste", "fue", "fuimos", "fueron"};
    constexpr Forms kImperfect = {"era", "eras", "era", "éramos", "eran"};
    constexpr Forms kFuture = {"seré", "serás", "será", "seremos", "serán"};
    const Forms& past = event ? kPreterite : kImperfect;
    const Forms& forms = tense == Tense::Past ? past : (tense == Tense::Present ? kPresent : kFuture);
    return std::string(forms[static_cast<std::size_t>(person)]);
}

std::string formOfEstar(Tense tense, SpanishPerson person) {
    switch (tense) {
        case Tense::Past:
            return spanishImperfect(kEstar, person);
        case Tense::Present:
            return spanishPresent(kEstar, person);
        case Tense::Future:
            return spanishFuture(kEstar, person);
    }
    return {};
}

// "va a": the future formed with ir and an infinitive.
std::string goingTo(SpanishPerson person) {
    constexpr std::array<std::string_view, 5> kForms = {"voy a ", "vas a ", "va a ", "vamos a ", "van a "};
    return std::string(kForms[static_cast<std::size_t>(person)]);
}

// "le" announces the recipient: before a finite verb, or joined to an infinitive.
std::string_view clitic(const Meaning& meaning) {
    if (meaning.whom == kNone || meaning.thing == kNone) {
        return "";
    }
    return meaning.whomMany ? "les" : "le";
}

std::string actionVerb(const Meaning& meaning, const Wording& wording, SpanishPerson person) {
    const SpanishVerb& verb = chosen(row(verbs(), meaning.verb).spanish, wording, Slot::Verb);
    const std::string infinitive = std::string(verb.infinitive) + std::string(clitic(meaning));
    if (meaning.modal != kNone) {
        const Modal& modal = row(modals(), meaning.modal);
        const SpanishVerb& finite = chosen(modal.spanish, wording, Slot::Modal);
        const bool past = meaning.tense == Tense::Past;
        return Sentence()
            .add(past ? spanishImperfect(finite, person) : spanishPresent(finite, person))
            .add(modal.link[&finite == &modal.spanish[1] ? 1 : 0])
            .add(infinitive)
            .text();
    }
    if (meaning.tense == Tense::Future && wording.goingTo) {
        return goingTo(person) + infinitive;
    }
    std::string finite;
    switch (meaning.tense) {
        case Tense::Past:
            finite = spanishPreterite(verb, person);
            break;
        case Tense::Present:
            finite = spanishPresent(verb, person);
            break;
        case Tense::Future:
            finite = spanishFuture(verb, person);
            break;
    }
    return Sentence().add(clitic(meaning)).add(finite).text();
}

std::string placePhrase(const Meaning& meaning, const Wording& wording) {
    if (meaning.place == kNone) {
        return {};
    }
    const SpanishNoun& noun = chosen(row(placeTable(), meaning.place).spanish, wording, Slot::Place);
    const bool motion = row(verbs(), meaning.verb).kind == VerbKind::Motion;
    const std::string_view before =
        motion ? "a" : chosen(row(relations(), meaning.relation).spanish, wording, Slot::Relation);
    return Sentence().add(before).add(article(noun, false)).add(noun.singular).text();
}

struct Clause {
    Subject subject;
    std::string verb;
    std::string after;
};

Clause stateClause(const Meaning& meaning, const Wording& wording) {
    const Quality& state = row(qualities(), meaning.state);
    const Subject subject =
        meaning.who == kNone ? thingSubject(meaning, wording) : whoSubject(meaning, wording);
    std::string verb = state.lasting ? formOfSer(meaning.tense, subject.person, false)
                                     : formOfEstar(meaning.tense, subject.person);
    if (meaning.tense == Tense::Future && wording.goingTo) {
        verb = goingTo(subject.person) + (state.lasting ? "ser" : "estar");
    }
    return {subject, verb, spanishAgreeing(chosen(state.spanish, wording, Slot::Verb), subject.agreement)};
}

Clause passiveClause(const Meaning& meaning, const Wording& wording) {
    const SpanishVerb& verb = chosen(row(verbs(), meaning.verb).spanish, wording, Slot::Verb);
    const bool ofThing = meaning.thing != kNone;
    const Subject subject = ofThing ? thingSubject(meaning, wording) : whomSubject(meaning, wording);
    const bool periphrastic = meaning.tense == Tense::Future && wording.goingTo;
    const std::string ser =
        periphrastic ? goingTo(subject.person) + "ser" : formOfSer(meaning.tense, subject.person, true);
    const bool given = ofThing && meaning.whom != kNone;
    return {subject,
            Sentence().add(ser).add(spanishAgreeing(spanishParticiple(verb), subject.agreement)).text(),
            (given ? "a " + whomSubject(meaning, wording).text + " " : "") + "por " +
                whoSubject(meaning, wording).text};
}

Clause activeClause(const Meaning& meaning, const Wording& wording) {
    const Subject subject = whoSubject(meaning, wording);
    Sentence after;
    after.add(meaning.thing == kNone ? "" : thingSubject(meaning, wording).text);
    if (meaning.whom != kNone) {
        after.add("a").add(whomSubject(meaning, wording).text);  // also the personal a
    }
    return {subject, actionVerb(meaning, wording, subject.person), after.text()};
}

Clause clauseOf(const Meaning& meaning, const Wording& wording) {
    if (meaning.state != kNone) {
        return stateClause(meaning, wording);
    }
    const bool passive = wording.frame == Frame::Passive && allowsPassive(meaning);
    return passive ? passiveClause(meaning, wording) : activeClause(meaning, wording);
}

void replaceAll(std::string& text, std::string_view from, std::string_view to) {
    for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size())) {
        text.replace(at, from.size(), to);
    }
}

// "a el" and "de el" are contracted.
std::string contracted(std::string text) {
    replaceAll(text, " a el ", " al ");
    replaceAll(text, " de el ", " del ");
    return text;
}

std::string_view cleftVerb(const Meaning& meaning) {
    if (meaning.tense == Tense::Past) {
        return meaning.whoMany ? "fueron" : "fue";
    }
    return meaning.whoMany ? "son" : "es";
}

}  // namespace

std::string spanishSentence(const Meaning& meaning, const Wording& wording) {
    const Clause clause = clauseOf(meaning, wording);
    const bool question = meaning.mood == Mood::Question;
    const std::string_view time =
        meaning.time == kNone ? "" : chosen(row(times(), meaning.time).spanish, wording, Slot::Time);
    const bool timeFirst = wording.timeFirst && !question;
    const bool cleft = wording.frame == Frame::Cleft && allowsCleft(meaning);
    const bool subjectAfter = question && !wording.alternative;

    Sentence sentence;
    sentence.add(timeFirst ? time : "");
    if (cleft) {
        sentence.add(cleftVerb(meaning)).add(clause.subject.text).add(meaning.whoMany ? "quienes" : "quien");
    } else {
        sentence.add(subjectAfter ? "" : clause.subject.text).add(meaning.negated ? "no" : "");
    }
    sentence.add(clause.verb).add(subjectAfter ? clause.subject.text : "").add(clause.after);
    sentence.add(placePhrase(meaning, wording)).add(timeFirst ? "" : time);
    return contracted(sentence.finish(question ? "¿" : "", question ? "?" : "."));
}

}  // namespace paragram::sample
