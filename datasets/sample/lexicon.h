// The words of the sample: one or two wordings in English and Spanish for every concept. An empty second
// wording means that there is only one; an empty form means that it is regular.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

namespace paragram::sample {

enum class Gender { Masculine, Feminine };
enum class Tense { Past, Present, Future };

struct EnglishNoun {
    std::string_view singular;
    std::string_view plural = {};
};

struct SpanishNoun {
    std::string_view singular;
    Gender gender = Gender::Masculine;
    bool takesEl = false;  // feminine with stressed initial a: "el agua fría"
};

struct EnglishVerb {
    std::string_view base;
    std::string_view past = {};
    std::string_view participle = {};
    std::string_view particle = {};  // "away" in "throw away", "lunch" in "have lunch", "to" in "go to"
};

struct SpanishVerb {
    std::string_view infinitive;
    std::string_view presentI = {};
    std::string_view presentHe = {};
    std::string_view preteriteI = {};
    std::string_view preteriteHe = {};
    std::string_view participle = {};
    std::string_view futureStem = {};
};

// Classes of things, as bits: a verb lists the classes of its possible objects.
namespace things {
inline constexpr unsigned kFood = 1U << 0U;
inline constexpr unsigned kDrink = 1U << 1U;
inline constexpr unsigned kText = 1U << 2U;
inline constexpr unsigned kDevice = 1U << 3U;
inline constexpr unsigned kVehicle = 1U << 4U;
inline constexpr unsigned kClothes = 1U << 5U;
inline constexpr unsigned kFurniture = 1U << 6U;
inline constexpr unsigned kTool = 1U << 7U;
inline constexpr unsigned kBuilding = 1U << 8U;
inline constexpr unsigned kAnimal = 1U << 9U;
inline constexpr unsigned kPlant = 1U << 10U;
inline constexpr unsigned kArt = 1U << 11U;
inline constexpr unsigned kInstrument = 1U << 12U;
inline constexpr unsigned kShow = 1U << 13U;
inline constexpr unsigned kPeople = 1U << 14U;
inline constexpr unsigned kDocument = 1U << 15U;  // a text that is signed and checked
inline constexpr unsigned kSmallGoods = kFood | kText | kClothes | kTool | kPlant | kArt | kInstrument;
inline constexpr unsigned kGoods = kSmallGoods | kDevice | kFurniture;
}  // namespace things

namespace places {
inline constexpr unsigned kHome = 1U << 0U;
inline constexpr unsigned kShop = 1U << 1U;
inline constexpr unsigned kWork = 1U << 2U;
inline constexpr unsigned kPublic = 1U << 3U;
inline constexpr unsigned kTown = 1U << 4U;
inline constexpr unsigned kNature = 1U << 5U;
inline constexpr unsigned kWater = 1U << 6U;
inline constexpr unsigned kIndoors = kHome | kShop | kWork | kPublic;
inline constexpr unsigned kOutdoors = kTown | kNature;
inline constexpr unsigned kLand = kIndoors | kOutdoors;
}  // namespace places

enum class PersonKind { Noun, Child, Relative, Pronoun };

struct Person {
    PersonKind kind;
    EnglishNoun english[2];
    SpanishNoun spanish[2];
};

struct Thing {
    unsigned kind;
    EnglishNoun english[2];
    SpanishNoun spanish[2];
    bool mass = false;
};

enum class VerbKind { Thing, Person, Giving, Alone, Motion };

struct Verb {
    VerbKind kind;
    unsigned objects;  // things:: bits, 0 if the verb has no such object
    unsigned places;   // places:: bits where it happens (for motion: where it leads)
    EnglishVerb english[2];
    SpanishVerb spanish[2];
    bool once = false;     // not a thing done every day: built, demolished, bought as a house
    bool passive = true;   // the English passive sounds natural
    bool skilled = false;  // children do not do it
};

// A description of a person or thing, before a noun or after "to be".
struct Quality {
    unsigned applies;  // things:: bits
    bool lasting;      // Spanish ser, otherwise estar
    std::string_view english[2];
    std::string_view spanish[2];  // masculine singular
};

struct PlaceName {
    std::string_view preposition;
    std::string_view noun;
};

struct Place {
    unsigned kind;
    PlaceName english[2];
    SpanishNoun spanish[2];
};

struct Time {
    Tense tense;
    std::string_view english[2];
    std::string_view spanish[2];
    bool negatable = true;  // "did not ... sometimes" would be odd
};

enum class Count { One, Many, Mass };

struct Quantity {
    Count count;
    std::string_view english[2];
    std::string_view masculine[2];
    std::string_view feminine[2];
    bool definite = false;
    bool negatable = true;
};

// Where an event happens relative to its place.
struct Relation {
    std::string_view english[2];
    std::string_view spanish[2];
};

// What is wanted or due instead of done: "wants to read", "tiene que leer".
struct Modal {
    EnglishVerb english[2];
    SpanishVerb spanish[2];
    std::string_view link[2];  // between the Spanish modal and the infinitive
};

template <typename Row>
const Row& row(std::span<const Row> table, int index) {
    return table[static_cast<std::size_t>(index)];
}

// The tables.
std::span<const Person> people();
std::span<const Thing> thingTable();
std::span<const Verb> verbs();
std::span<const Quality> qualities();
std::span<const Place> placeTable();
std::span<const Time> times();
std::span<const Quantity> quantities();
std::span<const Relation> relations();
std::span<const Modal> modals();

}  // namespace paragram::sample
