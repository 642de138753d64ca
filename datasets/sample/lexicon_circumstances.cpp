#include "datasets/sample/lexicon.h"

namespace paragram::sample {
namespace {

using namespace places;

constexpr Gender M = Gender::Masculine;
constexpr Gender F = Gender::Feminine;

constexpr Place kPlaces[] = {
    {kHome, {{"in", "kitchen"}}, {{"cocina", F}}},
    {kHome, {{"in", "living room"}, {"in", "lounge"}}, {{"sala", F}, {"salón", M}}},
    {kHome, {{"in", "bedroom"}}, {{"dormitorio", M}, {"habitación", F}}},
    {kHome, {{"in", "dining room"}}, {{"comedor", M}}},
    {kHome, {{"in", "basement"}, {"in", "cellar"}}, {{"sótano", M}}},
    {kHome, {{"in", "attic"}, {"in", "loft"}}, {{"ático", M}, {"desván", M}}},
    {kHome, {{"on", "balcony"}}, {{"balcón", M}}},
    {kHome, {{"on", "terrace"}, {"on", "patio"}}, {{"terraza", F}}},
    {kShop, {{"at", "market"}}, {{"mercado", M}}},
    {kShop, {{"in", "shop"}, {"in", "store"}}, {{"tienda", F}}},
    {kShop, {{"in", "supermarket"}}, {{"supermercado", M}}},
    {kShop, {{"in", "bakery"}}, {{"panadería", F}}},
    {kShop, {{"at", "pharmacy"}, {"at", "drugstore"}}, {{"farmacia", F}, {"botica", F}}},
    {kShop, {{"in", "restaurant"}}, {{"restaurante", M}}},
    {kShop, {{"at", "cafeteria"}}, {{"cafetería", F}}},
    {kWork, {{"in", "office"}}, {{"oficina", F}, {"despacho", M}}},
    {kWork, {{"in", "workshop"}}, {{"taller", M}}},
    {kWork, {{"in", "factory"}}, {{"fábrica", F}}},
    {kWork, {{"in", "laboratory"}, {"in", "lab"}}, {{"laboratorio", M}}},
    {kWork, {{"at", "school"}}, {{"escuela", F}, {"colegio", M}}},
    {kWork, {{"in", "library"}}, {{"biblioteca", F}}},
    {kWork, {{"in", "classroom"}}, {{"aula", F, true}}},
    {kPublic, {{"in", "hospital"}}, {{"hospital", M}}},
    {kPublic, {{"at", "hotel"}, {"at", "inn"}}, {{"hotel", M}, {"hostal", M}}},
    {kPublic, {{"in", "theater"}, {"in", "playhouse"}}, {{"teatro", M}}},
    {kPublic, {{"in", "museum"}}, {{"museo", M}}},
    {kPublic, {{"at", "airport"}}, {{"aeropuerto", M}}},
    {kPublic, {{"at", "stadium"}}, {{"estadio", M}}},
    {kPublic, {{"in", "gym"}}, {{"gimnasio", M}}},
    {kTown, {{"in", "street"}, {"on", "road"}}, {{"calle", F}}},
    {kTown, {{"in", "square"}, {"in", "plaza"}}, {{"plaza", F}}},
    {kTown, {{"in", "city"}}, {{"ciudad", F}}},
    {kTown, {{"in", "village"}}, {{"pueblo", M}, {"aldea", F}}},
    {kTown, {{"at", "harbor"}, {"at", "port"}}, {{"puerto", M}}},
    {kTown, {{"in", "neighborhood"}}, {{"barrio", M}, {"vecindario", M}}},
    {kNature, {{"in", "garden"}, {"in", "yard"}}, {{"jardín", M}}},
    {kNature, {{"in", "park"}}, {{"parque", M}}},
    {kNature, {{"in", "forest"}, {"in", "woods"}}, {{"bosque", M}}},
    {kNature, {{"on", "beach"}, {"on", "shore"}}, {{"playa", F}}},
    {kNature, {{"on", "farm"}, {"on", "ranch"}}, {{"granja", F}, {"finca", F}}},
    {kNature, {{"in", "valley"}}, {{"valle", M}}},
    {kNature, {{"on", "hill"}}, {{"colina", F}, {"cerro", M}}},
    {kWater, {{"in", "river"}, {"in", "stream"}}, {{"río", M}}},
    {kWater, {{"in", "lake"}}, {{"lago", M}}},
    {kWater, {{"in", "sea"}, {"in", "ocean"}}, {{"mar", M}, {"océano", M}}},
};

constexpr Tense kPast = Tense::Past;
constexpr Tense kPresent = Tense::Present;
constexpr Tense kFuture = Tense::Future;

constexpr Time kTimes[] = {
    {kPast, {"yesterday"}, {"ayer"}},
    {kPast, {"last night"}, {"anoche"}},
    {kPast, {"last week", "the previous week"}, {"la semana pasada"}},
    {kPast, {"last month"}, {"el mes pasado"}},
    {kPast, {"last year"}, {"el año pasado"}},
    {kPast, {"last summer"}, {"el verano pasado"}},
    {kPast, {"last winter"}, {"el invierno pasado"}},
    {kPast, {"last Monday"}, {"el lunes pasado"}},
    {kPast, {"two days ago", "a couple of days ago"}, {"hace dos días", "hace un par de días"}},
    {kPast, {"an hour ago"}, {"hace una hora"}},
    {kPast, {"a moment ago", "just now"}, {"hace un momento", "hace un instante"}},
    {kPast, {"recently", "not long ago"}, {"recientemente", "hace poco"}, false},
    {kPast, {"long ago", "a long time ago"}, {"hace mucho tiempo", "hace mucho"}},
    {kPresent, {"every day", "daily"}, {"todos los días", "a diario"}},
    {kPresent, {"every morning", "each morning"}, {"todas las mañanas", "cada mañana"}},
    {kPresent, {"every week", "weekly"}, {"todas las semanas", "cada semana"}},
    {kPresent, {"on Sundays", "every Sunday"}, {"los domingos", "cada domingo"}},
    {kPresent, {"on Fridays", "every Friday"}, {"los viernes", "cada viernes"}},
    {kPresent, {"at night"}, {"por la noche", "de noche"}},
    {kPresent, {"often", "frequently"}, {"a menudo", "con frecuencia"}},
    {kPresent, {"sometimes", "occasionally"}, {"a veces", "de vez en cuando"}, false},
    {kPresent, {"in winter", "in the winter"}, {"en invierno", "durante el invierno"}},
    {kPresent, {"in summer", "in the summer"}, {"en verano", "durante el verano"}},
    {kFuture, {"tomorrow"}, {"mañana"}},
    {kFuture, {"the day after tomorrow"}, {"pasado mañana"}},
    {kFuture, {"next week", "the coming week"}, {"la semana que viene", "la próxima semana"}},
    {kFuture, {"next month", "the coming month"}, {"el mes que viene", "el próximo mes"}},
    {kFuture, {"next year"}, {"el año que viene", "el próximo año"}},
    {kFuture, {"tonight"}, {"esta noche"}},
    {kFuture, {"soon", "before long"}, {"pronto", "dentro de poco"}},
    {kFuture, {"later", "later on"}, {"más tarde", "luego"}},
    {kFuture, {"in an hour"}, {"dentro de una hora", "en una hora"}},
    {kFuture, {"next Saturday", "this coming Saturday"}, {"el próximo sábado", "el sábado que viene"}},
};

// The first one is "at"; its English word comes from the place.
constexpr Relation kRelations[] = {
    {{""}, {"en"}},
    {{"near", "close to"}, {"cerca de"}},
    {{"next to", "beside"}, {"al lado de", "junto a"}},
    {{"behind"}, {"detrás de", "tras"}},
    {{"in front of", "opposite"}, {"delante de", "frente a"}},
};

}  // namespace

std::span<const Place> placeTable() {
    return kPlaces;
}

std::span<const Time> times() {
    return kTimes;
}

std::span<const Relation> relations() {
    return kRelations;
}

}  // namespace paragram::sample
