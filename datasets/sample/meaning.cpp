#include "datasets/sample/meaning.h"

namespace paragram::sample {
namespace {

template <typename Row>
int drawRow(std::span<const Row> table, Random& random) {
    return random.below(table.size());
}

// Picks random rows until one matches; every condition used here is met by some row.
template <typename Row, typename Suits>
int drawSuitable(std::span<const Row> table, Random& random, Suits suits) {
    for (;;) {
        const int index = drawRow(table, random);
        if (suits(row(table, index))) {
            return index;
        }
    }
}

bool describesPeople(const Quality& quality) {
    return (quality.applies & things::kPeople) != 0;
}

bool suitsThing(const Quantity& quantity, const Thing& thing) {
    return (quantity.count == Count::Mass) == thing.mass;
}

void drawWho(Meaning& meaning, Random& random) {
    // Pronouns are common in speech but say little, so they have only the frequency of other rows.
    meaning.who = drawRow(people(), random);
    const PersonKind kind = row(people(), meaning.who).kind;
    if (kind == PersonKind::Noun || kind == PersonKind::Child) {
        meaning.whoMany = random.chance(20);
        if (random.chance(25)) {
            meaning.whoQuality = drawSuitable(qualities(), random, describesPeople);
        }
    }
}

void drawWhom(Meaning& meaning, Random& random) {
    meaning.whom = drawSuitable(people(), random,
                                [](const Person& person) { return person.kind != PersonKind::Pronoun; });
    meaning.whomMany = row(people(), meaning.whom).kind != PersonKind::Relative && random.chance(20);
}

void drawThing(Meaning& meaning, unsigned kinds, Random& random) {
    meaning.thing =
        drawSuitable(thingTable(), random, [&](const Thing& thing) { return (thing.kind & kinds) != 0; });
    const Thing& thing = row(thingTable(), meaning.thing);
    meaning.quantity = drawSuitable(quantities(), random,
                                    [&](const Quantity& quantity) { return suitsThing(quantity, thing); });
    if (random.chance(35)) {
        meaning.quality = drawSuitable(
            qualities(), random, [&](const Quality& quality) { return (quality.applies & thing.kind) != 0; });
    }
}

void drawForm(Meaning& meaning, Random& random) {
    meaning.mood = random.chance(12) ? Mood::Question : Mood::Statement;
    meaning.negated = meaning.mood == Mood::Statement && random.chance(12);
    const int tense = random.below(10);
    meaning.tense = tense < 5 ? Tense::Past : (tense < 7 ? Tense::Present : Tense::Future);
}

void drawTime(Meaning& meaning, Random& random) {
    meaning.time =
        drawSuitable(times(), random, [&](const Time& time) { return time.tense == meaning.tense; });
}

void drawEvent(Meaning& meaning, Random& random) {
    meaning.verb = drawRow(verbs(), random);
    const Verb& verb = row(verbs(), meaning.verb);
    drawWho(meaning, random);
    if (verb.objects != 0) {
        drawThing(meaning, verb.objects, random);
    }
    if (verb.kind == VerbKind::Person || verb.kind == VerbKind::Giving) {
        drawWhom(meaning, random);
    }
    if (meaning.tense != Tense::Future && random.chance(12)) {
        meaning.modal = drawRow(modals(), random);
    }
    const bool needsPlace = verb.kind == VerbKind::Motion;
    if (verb.places != 0 && (needsPlace || random.chance(60))) {
        meaning.place = drawSuitable(placeTable(), random,
                                     [&](const Place& place) { return (place.kind & verb.places) != 0; });
        if (!needsPlace && random.chance(25)) {
            meaning.relation = 1 + random.below(relations().size() - 1);
        }
    }
    if (random.chance(60)) {
        drawTime(meaning, random);
    }
}

void drawState(Meaning& meaning, Random& random) {
    if (random.chance(50)) {
        drawWho(meaning, random);
        meaning.state = drawSuitable(qualities(), random, describesPeople);
    } else {
        meaning.state = drawSuitable(qualities(), random, [](const Quality& quality) {
            return (quality.applies & ~things::kPeople) != 0;
        });
        drawThing(meaning, row(qualities(), meaning.state).applies & ~things::kPeople, random);
    }
    if (!row(qualities(), meaning.state).lasting && random.chance(70)) {
        drawTime(meaning, random);
    }
}

// Only nouns can be "young" or plural: pronouns cannot, and relatives are single persons.
bool isPlausiblePerson(int person, bool many, int quality) {
    const PersonKind kind = row(people(), person).kind;
    const bool noun = kind == PersonKind::Noun || kind == PersonKind::Child;
    return (noun || (!many && quality == kNone)) &&
           (quality == kNone || describesPeople(row(qualities(), quality)));
}

// Nothing happens behind a city, and people swim in the water, not near it.
bool isPlausiblePlace(const Meaning& meaning, const Verb& verb) {
    const unsigned kind = row(placeTable(), meaning.place).kind;
    const bool open = kind == places::kTown || kind == places::kWater;
    return (kind & verb.places) != 0 && (meaning.relation == 0 || !open);
}

// Whether exactly the parts that the verb needs are present.
bool hasPartsOf(const Verb& verb, const Meaning& meaning) {
    const bool asksWhom = verb.kind == VerbKind::Person || verb.kind == VerbKind::Giving;
    const bool leads = meaning.place != kNone && meaning.relation == 0;
    return (verb.objects != 0) == (meaning.thing != kNone) && asksWhom == (meaning.whom != kNone) &&
           (verb.kind != VerbKind::Motion || leads) && (verb.places != 0 || meaning.place == kNone);
}

bool isPlausibleEvent(const Meaning& meaning) {
    const Verb& verb = row(verbs(), meaning.verb);
    const bool habit = meaning.tense == Tense::Present && meaning.modal == kNone;
    if (habit && (verb.once || meaning.time == kNone)) {
        return false;
    }
    if (meaning.tense == Tense::Present && !habit && meaning.time != kNone) {
        return false;  // "wants to read every day" does not say what happens every day
    }
    constexpr unsigned kUsedUp = things::kFood | things::kDrink | things::kText | things::kShow;
    if (habit && meaning.thing != kNone && row(quantities(), meaning.quantity).definite &&
        (row(thingTable(), meaning.thing).kind & kUsedUp) != 0) {
        return false;  // nobody eats the same apple every day
    }
    if (meaning.modal != kNone && verb.english[0].base == "need") {
        return false;
    }
    if (meaning.who == meaning.whom) {
        return false;
    }
    if (verb.skilled && row(people(), meaning.who).kind == PersonKind::Child) {
        return false;
    }
    if (!hasPartsOf(verb, meaning)) {
        return false;
    }
    return (verb.objects == 0 || (row(thingTable(), meaning.thing).kind & verb.objects) != 0) &&
           (meaning.place == kNone || isPlausiblePlace(meaning, verb));
}

bool isPlausibleState(const Meaning& meaning) {
    const Quality& state = row(qualities(), meaning.state);
    if (meaning.time != kNone && state.lasting) {
        return false;
    }
    if (meaning.tense == Tense::Future && meaning.time == kNone) {
        return false;
    }
    if (meaning.thing == kNone) {
        return describesPeople(state) && meaning.whoQuality == kNone;
    }
    return (row(thingTable(), meaning.thing).kind & state.applies) != 0 && meaning.quality == kNone &&
           row(quantities(), meaning.quantity).definite;
}

bool isPlausibleQuantity(const Meaning& meaning) {
    const Quantity& quantity = row(quantities(), meaning.quantity);
    const Thing& thing = row(thingTable(), meaning.thing);
    const bool open = !meaning.negated && meaning.mood == Mood::Statement;
    return suitsThing(quantity, thing) && (open || quantity.negatable) &&
           (meaning.quality == kNone || (row(qualities(), meaning.quality).applies & thing.kind) != 0);
}

}  // namespace

Meaning drawMeaning(Random& random) {
    for (;;) {
        Meaning meaning;
        drawForm(meaning, random);
        if (random.chance(10)) {
            drawState(meaning, random);
        } else {
            drawEvent(meaning, random);
        }
        if (isPlausible(meaning)) {
            return meaning;
        }
    }
}

bool isPlausible(const Meaning& meaning) {
    if (meaning.who != kNone && !isPlausiblePerson(meaning.who, meaning.whoMany, meaning.whoQuality)) {
        return false;
    }
    if (meaning.whom != kNone && !isPlausiblePerson(meaning.whom, meaning.whomMany, kNone)) {
        return false;
    }
    if (meaning.thing != kNone && !isPlausibleQuantity(meaning)) {
        return false;
    }
    if (meaning.time != kNone) {
        const Time& time = row(times(), meaning.time);
        const bool open = !meaning.negated && meaning.mood == Mood::Statement;
        if (time.tense != meaning.tense || (!open && !time.negatable)) {
            return false;
        }
    }
    return meaning.state == kNone ? isPlausibleEvent(meaning) : isPlausibleState(meaning);
}

bool allowsPassive(const Meaning& meaning) {
    if (meaning.verb == kNone || meaning.modal != kNone ||
        (meaning.thing == kNone && meaning.whom == kNone)) {
        return false;
    }
    if (!row(verbs(), meaning.verb).passive || row(people(), meaning.who).kind == PersonKind::Pronoun) {
        return false;
    }
    return meaning.thing == kNone || row(quantities(), meaning.quantity).definite ||
           row(quantities(), meaning.quantity).count != Count::Mass;
}

bool allowsCleft(const Meaning& meaning) {
    return meaning.verb != kNone && meaning.mood == Mood::Statement && !meaning.negated &&
           row(people(), meaning.who).kind != PersonKind::Pronoun;
}

}  // namespace paragram::sample
