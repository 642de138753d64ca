#include "datasets/sample/lexicon.h"

namespace paragram::sample {
namespace {

using namespace things;

constexpr unsigned kObjects = kDevice | kVehicle | kClothes | kFurniture | kTool | kBuilding | kInstrument;
constexpr unsigned kShaped = kVehicle | kFurniture | kTool | kBuilding | kAnimal | kPlant | kArt;
constexpr unsigned kColored = kVehicle | kClothes | kFurniture | kTool | kBuilding;

constexpr Quality kQualities[] = {
    {kShaped, true, {"big", "large"}, {"grande"}},
    {kShaped, true, {"small", "little"}, {"pequeño"}},
    {kObjects, true, {"new", "brand-new"}, {"nuevo"}},
    {kObjects | kText | kArt, true, {"old"}, {"viejo", "antiguo"}},
    {kObjects | kArt, true, {"expensive", "costly"}, {"caro", "costoso"}},
    {kObjects | kFood | kText, true, {"cheap", "inexpensive"}, {"barato", "económico"}},
    {kShaped | kClothes, true, {"beautiful", "lovely"}, {"hermoso", "bonito"}},
    {kShaped | kClothes, true, {"ugly", "hideous"}, {"feo", "horrible"}},
    {kFurniture | kTool, true, {"heavy", "weighty"}, {"pesado"}},
    {kColored, true, {"red"}, {"rojo"}},
    {kColored, true, {"blue"}, {"azul"}},
    {kColored, true, {"green"}, {"verde"}},
    {kColored | kAnimal, true, {"white"}, {"blanco"}},
    {kColored | kAnimal, true, {"black"}, {"negro"}},
    {kColored | kPlant, true, {"yellow"}, {"amarillo"}},
    {kDevice | kFurniture | kTool, false, {"broken", "damaged"}, {"roto", "dañado"}},
    {kClothes | kVehicle | kFurniture | kTool, false, {"dirty", "filthy"}, {"sucio", "mugriento"}},
    {kClothes | kVehicle | kFurniture | kTool, false, {"clean", "spotless"}, {"limpio", "impecable"}},
    {kFood | kDrink, true, {"delicious", "tasty"}, {"delicioso", "sabroso"}},
    {kDrink, false, {"cold", "chilled"}, {"frío", "helado"}},
    {kText | kShow, true, {"interesting", "fascinating"}, {"interesante", "fascinante"}},
    {kText | kShow, true, {"boring", "dull"}, {"aburrido", "tedioso"}},
    {kText | kShow | kArt | kPeople, true, {"famous", "well-known"}, {"famoso", "célebre"}},
    {kTool | kDevice | kText, true, {"useful", "handy"}, {"útil", "práctico"}},
    {kVehicle | kFurniture | kDevice | kBuilding, true, {"modern"}, {"moderno"}},
    {kText | kShow | kAnimal | kPlant, true, {"strange", "odd"}, {"extraño", "raro"}},
    {kAnimal, true, {"dangerous"}, {"peligroso"}},
    {kAnimal | kPeople, false, {"tired", "exhausted"}, {"cansado", "agotado"}},
    {kAnimal | kPeople, false, {"sick", "ill"}, {"enfermo"}},
    {kAnimal | kPeople, false, {"hungry", "starving"}, {"hambriento"}},
    {kPeople, false, {"happy", "glad"}, {"contento", "alegre"}},
    {kPeople, false, {"sad", "unhappy"}, {"triste"}},
    {kPeople, false, {"angry", "furious"}, {"enfadado", "furioso"}},
    {kPeople, false, {"busy"}, {"ocupado", "atareado"}},
    {kPeople, false, {"nervous", "anxious"}, {"nervioso", "inquieto"}},
    {kPeople, true, {"young", "youthful"}, {"joven"}},
    {kPeople, true, {"tall"}, {"alto"}},
    {kPeople, true, {"kind", "nice"}, {"amable", "simpático"}},
    {kPeople, true, {"rich", "wealthy"}, {"rico", "adinerado"}},
    {kPeople, true, {"brave", "courageous"}, {"valiente", "valeroso"}},
    {kPeople, true, {"lazy", "idle"}, {"perezoso", "vago"}},
    {kPeople, true, {"clever", "smart"}, {"inteligente", "listo"}},
};

constexpr Count kOne = Count::One;
constexpr Count kMany = Count::Many;
constexpr Count kMass = Count::Mass;

constexpr Quantity kQuantities[] = {
    {kOne, {"the"}, {"el"}, {"la"}, true},
    {kOne, {"a"}, {"un"}, {"una"}},
    {kMany, {"the"}, {"los"}, {"las"}, true},
    {kMany, {"two"}, {"dos"}, {"dos"}},
    {kMany, {"three"}, {"tres"}, {"tres"}},
    {kMany, {"four"}, {"cuatro"}, {"cuatro"}},
    {kMany, {"five"}, {"cinco"}, {"cinco"}},
    {kMany, {"ten"}, {"diez"}, {"diez"}},
    {kMany, {"twelve", "a dozen"}, {"doce", "una docena de"}, {"doce", "una docena de"}},
    {kMany, {"twenty"}, {"veinte"}, {"veinte"}},
    {kMany, {"several", "various"}, {"varios", "diversos"}, {"varias", "diversas"}, false, false},
    {kMany, {"some", "a few"}, {"algunos", "unos cuantos"}, {"algunas", "unas cuantas"}, false, false},
    {kMany, {"many", "a lot of"}, {"muchos"}, {"muchas"}},
    {kMany, {"all the"}, {"todos los"}, {"todas las"}, true},
    {kMass, {"the"}, {"el"}, {"la"}, true},
    {kMass, {"some", "a little"}, {"un poco de", "algo de"}, {"un poco de", "algo de"}, false, false},
    {kMass, {"a lot of", "plenty of"}, {"mucho"}, {"mucha"}},
    {kMass, {"too much"}, {"demasiado"}, {"demasiada"}},
};

constexpr Modal kModals[] = {
    {{{"want"}, {"wish"}}, {{"querer", "quiero", "quiere"}, {"desear"}}, {"", ""}},
    {{{"have", "had"}, {"need"}}, {{"tener", "tengo", "tiene"}, {"necesitar"}}, {"que", ""}},
};

}  // namespace

std::span<const Quality> qualities() {
    return kQualities;
}

std::span<const Quantity> quantities() {
    return kQuantities;
}

std::span<const Modal> modals() {
    return kModals;
}

}  // namespace paragram::sample
