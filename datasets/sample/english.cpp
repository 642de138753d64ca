#include "datasets/sample/english.h"

#include "datasets/sample/english_inflection.h"

namespace paragram::sample {
namespace {

enum class Subject { I, Singular, Plural };

// A verb with a separate auxiliary, because questions and "not" are built around it.
struct VerbGroup {
    std::string auxiliary;
    std::string rest;
};

std::string personPhrase(const Wording& wording, int index, bool many, int quality, Slot slot) {
    const Person& person = row(people(), index);
    const EnglishNoun& noun = chosen(person.english, wording, slot);
    if (person.kind == PersonKind::Pronoun) {
        return std::string(noun.singular);
    }
    Sentence phrase;
    phrase.add(person.kind == PersonKind::Relative ? "my" : "the");
    if (quality != kNone) {
        phrase.add(chosen(row(qualities(), quality).english, wording, Slot::WhoQuality));
    }
    return phrase.add(many ? englishPlural(noun) : noun.singular).text();
}

std::string whoPhrase(const Meaning& meaning, const Wording& wording) {
    return personPhrase(wording, meaning.who, meaning.whoMany, meaning.whoQuality, Slot::Who);
}

std::string whomPhrase(const Meaning& meaning, const Wording& wording) {
    return personPhrase(wording, meaning.whom, meaning.whomMany, kNone, Slot::Whom);
}

std::string thingPhrase(const Meaning& meaning, const Wording& wording) {
    const EnglishNoun& noun = chosen(row(thingTable(), meaning.thing).english, wording, Slot::Thing);
    const Quantity& quantity = row(quantities(), meaning.quantity);
    Sentence described;
    if (meaning.quality != kNone) {
        described.add(chosen(row(qualities(), meaning.quality).english, wording, Slot::Quality));
    }
    described.add(quantity.count == Count::Many ? englishPlural(noun) : noun.singular);
    const std::string_view amount = chosen(quantity.english, wording, Slot::Quantity);
    return Sentence()
        .add(amount == "a" ? englishArticle(described.text()) : amount)
        .add(described.text())
        .text();
}

Subject subjectOf(const Meaning& meaning, bool thingIsSubject) {
    if (thingIsSubject) {
        const bool many = meaning.thing != kNone ? row(quantities(), meaning.quantity).count == Count::Many
                                                 : meaning.whomMany;
        return many ? Subject::Plural : Subject::Singular;
    }
    const std::string_view word = row(people(), meaning.who).english[0].singular;
    if (word == "I") {
        return Subject::I;
    }
    const bool plural = meaning.whoMany || word == "you" || word == "we" || word == "they";
    return plural ? Subject::Plural : Subject::Singular;
}

std::string formOfBe(Tense tense, Subject subject) {
    if (tense == Tense::Past) {
        return subject == Subject::Plural ? "were" : "was";
    }
    return subject == Subject::I ? "am" : (subject == Subject::Plural ? "are" : "is");
}

// "was bought", "will be tired", "is going to be sold".
VerbGroup groupOfBe(const Meaning& meaning, const Wording& wording, Subject subject,
                    const std::string& what) {
    if (meaning.tense != Tense::Future) {
        return {formOfBe(meaning.tense, subject), what};
    }
    if (wording.goingTo) {
        return {formOfBe(Tense::Present, subject), "going to be " + what};
    }
    return {"will", "be " + what};
}

VerbGroup groupOfAction(const Meaning& meaning, const Wording& wording, Subject subject) {
    const EnglishVerb& main = chosen(row(verbs(), meaning.verb).english, wording, Slot::Verb);
    if (meaning.tense == Tense::Future) {
        return wording.goingTo ? VerbGroup{formOfBe(Tense::Present, subject), "going to " + englishBase(main)}
                               : VerbGroup{"will", englishBase(main)};
    }
    const bool modal = meaning.modal != kNone;
    const EnglishVerb& finite =
        modal ? chosen(row(modals(), meaning.modal).english, wording, Slot::Modal) : main;
    const std::string tail = modal ? " to " + englishBase(main) : "";
    const bool past = meaning.tense == Tense::Past;
    const bool third = subject == Subject::Singular;
    if (meaning.negated || meaning.mood == Mood::Question) {
        return {past ? "did" : (third ? "does" : "do"), englishBase(finite) + tail};
    }
    return {"", (past ? englishPast(finite) : (third ? englishThird(finite) : englishBase(finite))) + tail};
}

std::string negated(const std::string& auxiliary, bool contracted) {
    if (!contracted || auxiliary == "am") {
        return auxiliary + " not";
    }
    return auxiliary == "will" ? "won't" : auxiliary + "n't";
}

std::string placePhrase(const Meaning& meaning, const Wording& wording) {
    if (meaning.place == kNone) {
        return {};
    }
    const PlaceName& place = chosen(row(placeTable(), meaning.place).english, wording, Slot::Place);
    std::string_view before = place.preposition;
    if (row(verbs(), meaning.verb).kind == VerbKind::Motion) {
        before = "";  // the verb has its own: "went to", "arrived at"
    } else if (meaning.relation != 0) {
        before = chosen(row(relations(), meaning.relation).english, wording, Slot::Relation);
    }
    return Sentence().add(before).add("the").add(place.noun).text();
}

// The objects after the verb of an active sentence.
std::string objects(const Meaning& meaning, const Wording& wording) {
    const std::string thing = meaning.thing == kNone ? "" : thingPhrase(meaning, wording);
    const std::string whom = meaning.whom == kNone ? "" : whomPhrase(meaning, wording);
    if (thing.empty() || whom.empty()) {
        return thing + whom;
    }
    return wording.alternative ? whom + " " + thing : thing + " to " + whom;
}

struct Clause {
    std::string subject;
    VerbGroup verb;
    std::string after;
};

Clause stateClause(const Meaning& meaning, const Wording& wording) {
    const bool ofThing = meaning.who == kNone;
    const std::string_view state = chosen(row(qualities(), meaning.state).english, wording, Slot::Verb);
    return {ofThing ? thingPhrase(meaning, wording) : whoPhrase(meaning, wording),
            groupOfBe(meaning, wording, subjectOf(meaning, ofThing), std::string(state)), ""};
}

Clause passiveClause(const Meaning& meaning, const Wording& wording) {
    const EnglishVerb& verb = chosen(row(verbs(), meaning.verb).english, wording, Slot::Verb);
    const bool given = meaning.thing != kNone && meaning.whom != kNone;
    return {meaning.thing != kNone ? thingPhrase(meaning, wording) : whomPhrase(meaning, wording),
            groupOfBe(meaning, wording, subjectOf(meaning, true), englishParticiple(verb)),
            (given ? "to " + whomPhrase(meaning, wording) + " " : "") + "by " + whoPhrase(meaning, wording)};
}

Clause activeClause(const Meaning& meaning, const Wording& wording) {
    return {whoPhrase(meaning, wording), groupOfAction(meaning, wording, subjectOf(meaning, false)),
            objects(meaning, wording)};
}

Clause clauseOf(const Meaning& meaning, const Wording& wording) {
    if (meaning.state != kNone) {
        return stateClause(meaning, wording);
    }
    const bool passive = wording.frame == Frame::Passive && allowsPassive(meaning);
    return passive ? passiveClause(meaning, wording) : activeClause(meaning, wording);
}

}  // namespace

std::string englishSentence(const Meaning& meaning, const Wording& wording) {
    const Clause clause = clauseOf(meaning, wording);
    const bool question = meaning.mood == Mood::Question;
    const std::string_view time =
        meaning.time == kNone ? "" : chosen(row(times(), meaning.time).english, wording, Slot::Time);
    const bool timeFirst = wording.timeFirst && !question;

    Sentence sentence;
    sentence.add(timeFirst ? time : "");
    if (question) {
        sentence.add(clause.verb.auxiliary).add(clause.subject);
    } else {
        const bool cleft = wording.frame == Frame::Cleft && allowsCleft(meaning);
        if (cleft) {
            sentence.add(meaning.tense == Tense::Past ? "it was" : "it is");
        }
        sentence.add(clause.subject).add(cleft ? "who" : "");
        sentence.add(meaning.negated ? negated(clause.verb.auxiliary, wording.contracted)
                                     : clause.verb.auxiliary);
    }
    sentence.add(clause.verb.rest).add(clause.after);
    sentence.add(placePhrase(meaning, wording)).add(timeFirst ? "" : time);
    return sentence.finish("", question ? "?" : ".");
}

}  // namespace paragram::sample
