#include "datasets/sample/variation.h"

namespace paragram::sample {
namespace {

enum class Change { Predicate, Who, Thing, Whom, Place, Time, Quality, Quantity, Form };
constexpr int kChanges = 9;

template <typename Row>
void redraw(int& field, std::span<const Row> table, Random& random) {
    if (field != kNone) {
        field = random.below(table.size());
    }
}

// Optional parts may also be removed.
template <typename Row>
void redrawOrDrop(int& field, std::span<const Row> table, Random& random) {
    redraw(field, table, random);
    if (random.chance(25)) {
        field = kNone;
    }
}

void changeWho(Meaning& meaning, Random& random) {
    if (meaning.who == kNone) {
        return;
    }
    redraw(meaning.who, people(), random);
    const PersonKind kind = row(people(), meaning.who).kind;
    if (kind == PersonKind::Relative || kind == PersonKind::Pronoun) {
        meaning.whoMany = false;
        meaning.whoQuality = kNone;
    }
}

void changePlace(Meaning& meaning, Random& random) {
    if (random.chance(20) && meaning.relation != 0) {
        meaning.relation = 1 + random.below(relations().size() - 1);
        return;
    }
    redrawOrDrop(meaning.place, placeTable(), random);
    if (meaning.place == kNone) {
        meaning.relation = 0;
    }
}

void changeTime(Meaning& meaning, Random& random) {
    redraw(meaning.time, times(), random);
    if (meaning.time != kNone) {
        meaning.tense = row(times(), meaning.time).tense;
    }
}

// Rare on purpose: a model that averages words cannot represent what a "not" refers to.
void changeForm(Meaning& meaning, Random& random) {
    switch (random.below(4)) {
        case 0:
            meaning.negated = !meaning.negated;
            break;
        case 1:
            meaning.mood = meaning.negated ? Mood::Statement : Mood::Question;
            break;
        case 2:
            meaning.modal = kNone;
            break;
        default:
            meaning.whoMany = !meaning.whoMany && meaning.who != kNone;
            break;
    }
}

void apply(Change change, Meaning& meaning, Random& random) {
    switch (change) {
        case Change::Predicate:
            redraw(meaning.verb, verbs(), random);
            redraw(meaning.state, qualities(), random);
            break;
        case Change::Who:
            changeWho(meaning, random);
            break;
        case Change::Thing:
            redraw(meaning.thing, thingTable(), random);
            break;
        case Change::Whom:
            redraw(meaning.whom, people(), random);
            break;
        case Change::Place:
            changePlace(meaning, random);
            break;
        case Change::Time:
            changeTime(meaning, random);
            break;
        case Change::Quality:
            redrawOrDrop(meaning.quality, qualities(), random);
            redrawOrDrop(meaning.whoQuality, qualities(), random);
            break;
        case Change::Quantity:
            redraw(meaning.quantity, quantities(), random);
            break;
        case Change::Form:
            changeForm(meaning, random);
            break;
    }
}

}  // namespace

Meaning varied(const Meaning& meaning, int changes, Random& random) {
    constexpr int kTries = 100;
    Meaning result = meaning;
    for (int i = 0; i < changes; ++i) {
        const Change change = static_cast<Change>(random.below(kChanges));
        for (int attempt = 0; attempt < kTries; ++attempt) {
            Meaning candidate = result;
            apply(change, candidate, random);
            if (candidate != result && isPlausible(candidate)) {
                result = candidate;
                break;
            }
        }
    }
    return result;
}

}  // namespace paragram::sample
