#include "datasets/sample/lexicon.h"

namespace paragram::sample {
namespace {

using namespace things;
using namespace places;

constexpr VerbKind T = VerbKind::Thing;
constexpr VerbKind P = VerbKind::Person;
constexpr VerbKind G = VerbKind::Giving;
constexpr VerbKind A = VerbKind::Alone;
constexpr VerbKind O = VerbKind::Motion;

constexpr unsigned kHandy = kText | kClothes | kTool | kInstrument;

// clang-format off
constexpr Verb kVerbs[] = {
    // kind, objects, places, English, Spanish, once, passive, skilled
    {T, kGoods | kVehicle | kAnimal, kShop | kTown, {{"buy", "bought"}, {"purchase"}},
     {{"comprar"}, {"adquirir", "adquiero", "adquiere"}}},
    {T, kGoods | kVehicle | kAnimal | kDrink, kShop | kTown, {{"sell", "sold"}}, {{"vender"}}},
    {T, kFood, kLand, {{"eat", "ate", "eaten"}, {"consume"}}, {{"comer"}, {"consumir"}}},
    {T, kFood, kHome, {{"cook"}, {"prepare"}}, {{"cocinar"}, {"preparar"}}},
    {T, kDrink, kLand, {{"drink", "drank", "drunk"}}, {{"beber"}, {"tomar"}}},
    {T, kText, kLand, {{"read", "read"}}, {{"leer", "", "", "leí", "leyó", "leído"}}},
    {T, kText, kIndoors, {{"write", "wrote", "written"}, {"compose"}},
     {{"escribir", "", "", "", "", "escrito"}, {"redactar"}}},
    {T, kText, kIndoors, {{"translate"}}, {{"traducir", "traduzco", "", "traduje", "tradujo"}}, false, true, true},
    {T, kText, kWork, {{"print"}}, {{"imprimir", "", "", "", "", "impreso"}}},
    {T, kDocument, kWork | kPublic, {{"sign"}}, {{"firmar"}}},
    {T, kDevice | kVehicle | kFurniture | kInstrument, kHome | kWork, {{"repair"}, {"fix"}},
     {{"reparar"}, {"arreglar"}}, false, true, true},
    {T, kDevice | kVehicle | kFurniture | kInstrument, kHome | kWork, {{"damage"}, {"ruin"}},
     {{"dañar"}, {"estropear"}}, true},
    {T, kFurniture | kDevice | kTool | kInstrument, kHome | kWork, {{"clean"}}, {{"limpiar"}}},
    {T, kClothes | kVehicle, kHome | kTown, {{"wash"}}, {{"lavar"}}},
    {T, kBuilding | kFurniture, kHome | kOutdoors, {{"paint"}}, {{"pintar"}}, true},
    {T, kBuilding, kOutdoors, {{"build", "built"}, {"construct"}},
     {{"construir", "construyo", "construye", "", "construyó"}, {"edificar"}}, true, true, true},
    {T, kBuilding, kOutdoors, {{"demolish"}, {"destroy"}},
     {{"demoler", "demuelo", "demuele"}, {"destruir", "destruyo", "destruye", "", "destruyó"}}, true, true, true},
    {T, kGoods, kLand, {{"carry"}, {"transport"}}, {{"llevar"}, {"transportar"}}},
    {T, kFurniture | kDevice, kHome | kWork, {{"move"}, {"shift"}}, {{"mover", "muevo", "mueve"}, {"desplazar"}}},
    {T, kSmallGoods, kLand, {{"hide", "hid", "hidden"}, {"conceal"}}, {{"esconder"}, {"ocultar"}}},
    {T, kHandy | kAnimal | kArt, kLand, {{"find", "found"}, {"discover"}},
     {{"encontrar", "encuentro", "encuentra"}, {"hallar"}}},
    {T, kHandy, kLand, {{"lose", "lost"}, {"misplace"}},
     {{"perder", "pierdo", "pierde"}, {"extraviar", "extravío", "extravía"}}},
    {T, kHandy | kVehicle | kArt, kLand, {{"steal", "stole", "stolen"}}, {{"robar"}, {"hurtar"}}, true},
    {T, kVehicle | kBuilding, kTown, {{"rent"}}, {{"alquilar"}, {"arrendar", "arriendo", "arrienda"}}, true, true, true},
    {T, kVehicle, kTown, {{"drive", "drove", "driven"}},
     {{"conducir", "conduzco", "", "conduje", "condujo"}, {"manejar"}}, false, true, true},
    {T, kVehicle, kTown, {{"park"}}, {{"aparcar"}, {"estacionar"}}, false, true, true},
    {T, kClothes, kHome | kShop, {{"sew", "sewed", "sewn"}, {"stitch"}}, {{"coser"}}, false, true, true},
    {T, kClothes, kHome, {{"iron"}}, {{"planchar"}}},
    {T, kAnimal, kOutdoors, {{"feed", "fed"}}, {{"alimentar"}}},
    {T, kPlant, kNature, {{"water"}}, {{"regar", "riego", "riega"}}},
    {T, kPlant, kNature, {{"plant"}}, {{"plantar"}, {"sembrar", "siembro", "siembra"}}},
    {T, kPlant, kNature, {{"cut", "cut"}, {"trim", "trimmed"}}, {{"cortar"}, {"podar"}}},
    {T, kAnimal | kBuilding | kPlant | kVehicle, kLand, {{"draw", "drew", "drawn"}, {"sketch"}}, {{"dibujar"}}},
    {T, kAnimal | kBuilding | kArt | kVehicle, kOutdoors, {{"photograph"}},
     {{"fotografiar", "fotografío", "fotografía"}, {"retratar"}}},
    {T, kShow | kAnimal, kPublic | kTown, {{"watch"}, {"observe"}}, {{"mirar"}, {"observar"}}},
    {T, kArt | kBuilding | kInstrument, kPublic | kTown, {{"admire"}}, {{"admirar"}}},
    {T, kInstrument, kLand, {{"play"}}, {{"tocar"}}},
    {T, kGoods | kVehicle, kShop, {{"choose", "chose", "chosen"}, {"select"}},
     {{"elegir", "elijo", "elige", "", "eligió"}, {"escoger", "escojo"}}},
    {T, kGoods, 0, {{"need"}, {"require"}}, {{"necesitar"}, {"requerir", "requiero", "requiere", "", "requirió"}},
     false, false},
    {T, kFood | kText | kFurniture | kPlant, kHome | kWork | kShop, {{"deliver"}, {"distribute"}},
     {{"repartir"}, {"distribuir", "distribuyo", "distribuye", "", "distribuyó"}}},
    {T, kHandy | kArt, kLand, {{"pick", "", "", "up"}, {"collect"}}, {{"recoger", "recojo"}}},
    {T, kGoods, kLand, {{"throw", "threw", "thrown", "away"}, {"discard"}}, {{"tirar"}, {"desechar"}}},
    {T, kDevice | kVehicle | kBuilding | kDocument, kWork | kTown, {{"check"}, {"inspect"}},
     {{"revisar"}, {"inspeccionar"}}, false, true, true},
    {T, kFurniture | kBuilding, kHome | kOutdoors, {{"measure"}}, {{"medir", "mido", "mide", "", "midió"}}},
    {T, kFood | kAnimal, kShop, {{"weigh"}}, {{"pesar"}}},
    {T, kFood | kHandy, kHome | kWork, {{"store"}, {"keep", "kept"}}, {{"guardar"}, {"almacenar"}}},
    {T, kHandy, kIndoors, {{"forget", "forgot", "forgotten"}}, {{"olvidar"}}},
    {T, kText | kShow | kFood, 0, {{"recommend"}, {"suggest"}},
     {{"recomendar", "recomiendo", "recomienda"}, {"sugerir", "sugiero", "sugiere", "", "sugirió"}}},
    {T, kArt | kBuilding | kShow, 0, {{"describe"}}, {{"describir", "", "", "", "", "descrito"}}},
    {T, kText | kShow | kArt, 0, {{"criticize"}}, {{"criticar"}}},
    {T, kText | kClothes | kFurniture, kHome | kNature, {{"burn"}}, {{"quemar"}}, true},
    {T, kFood | kDrink, kHome | kShop, {{"taste"}, {"try"}}, {{"probar", "pruebo", "prueba"}, {"degustar"}}},
    {T, kFood | kDrink, kHome | kPublic, {{"serve"}}, {{"servir", "sirvo", "sirve", "", "sirvió"}}},
    {T, kFood | kDrink, kShop | kPublic, {{"order"}, {"request"}}, {{"pedir", "pido", "pide", "", "pidió"}, {"encargar"}}},
    {T, kText | kClothes | kDevice | kTool, kShop | kWork, {{"return"}, {"give", "gave", "given", "back"}},
     {{"devolver", "devuelvo", "devuelve", "", "", "devuelto"}}},
    {T, kAnimal | kText | kTool | kFurniture, kLand, {{"count"}}, {{"contar", "cuento", "cuenta"}}},
    {T, kFood | kText | kTool, kLand, {{"share"}}, {{"compartir"}}},
    {T, kBuilding | kFurniture, kHome | kTown, {{"decorate"}, {"adorn"}}, {{"decorar"}, {"adornar"}}, true},

    {P, 0, kLand, {{"help"}, {"assist"}}, {{"ayudar"}, {"asistir"}}},
    {P, 0, kIndoors, {{"visit"}}, {{"visitar"}}},
    {P, 0, kLand, {{"greet"}}, {{"saludar"}}},
    {P, 0, kLand, {{"hug", "hugged"}, {"embrace"}}, {{"abrazar"}}},
    {P, 0, 0, {{"call"}, {"phone"}}, {{"llamar"}, {"telefonear"}}, false, false},
    {P, 0, kIndoors | kTown, {{"interview"}}, {{"entrevistar"}}, false, true, true},
    {P, 0, kLand, {{"congratulate"}}, {{"felicitar"}}},
    {P, 0, kLand, {{"scold"}, {"reprimand"}}, {{"regañar"}, {"reprender"}}},
    {P, 0, kLand, {{"protect"}, {"defend"}}, {{"proteger", "protejo"}, {"defender", "defiendo", "defiende"}}},
    {P, 0, kOutdoors, {{"follow"}}, {{"seguir", "sigo", "sigue", "", "siguió"}}},
    {P, 0, kOutdoors | kPublic, {{"rescue"}, {"save"}}, {{"rescatar"}, {"salvar"}}},
    {P, 0, kWork | kShop, {{"hire"}, {"employ"}}, {{"contratar"}, {"emplear"}}, true, true, true},
    {P, 0, kLand, {{"deceive"}, {"trick"}}, {{"engañar"}}},
    {P, 0, kIndoors, {{"convince"}, {"persuade"}}, {{"convencer", "convenzo"}, {"persuadir"}}},
    {P, 0, kLand, {{"insult"}, {"offend"}}, {{"insultar"}, {"ofender"}}},
    {P, 0, kLand, {{"wait", "", "", "for"}, {"await"}}, {{"esperar"}, {"aguardar"}}, false, false},

    {G, kHandy | kPlant | kFood, kLand, {{"give", "gave", "given"}, {"hand"}},
     {{"dar", "doy", "", "di", "dio"}, {"entregar"}}},
    {G, kText | kClothes | kPlant | kArt, 0, {{"send", "sent"}, {"mail"}},
     {{"enviar", "envío", "envía"}, {"mandar"}}},
    {G, kHandy | kArt | kDevice | kAnimal, kLand, {{"show", "showed", "shown"}},
     {{"mostrar", "muestro", "muestra"}, {"enseñar"}}},
    {G, kHandy | kVehicle, kLand, {{"lend", "lent"}, {"loan"}}, {{"prestar"}}},
    {G, kFood | kDrink | kPlant, kLand, {{"offer"}}, {{"ofrecer", "ofrezco"}}},
    {G, kFood | kDrink | kText | kTool, kIndoors, {{"bring", "brought"}},
     {{"traer", "traigo", "", "traje", "trajo", "traído"}}},

    {A, 0, kHome | kNature | kPublic, {{"sleep", "slept"}}, {{"dormir", "duermo", "duerme", "", "durmió"}}},
    {A, 0, kHome | kNature, {{"rest"}, {"relax"}}, {{"descansar"}, {"reposar"}}},
    {A, 0, kWork | kShop | kPublic, {{"work"}, {"labor"}}, {{"trabajar"}, {"laborar"}}},
    {A, 0, kHome | kWork, {{"study"}}, {{"estudiar"}}},
    {A, 0, kLand, {{"sing", "sang", "sung"}}, {{"cantar"}}},
    {A, 0, kLand, {{"dance"}}, {{"bailar"}, {"danzar"}}},
    {A, 0, kLand, {{"cry"}, {"weep", "wept"}}, {{"llorar"}, {"sollozar"}}},
    {A, 0, kLand, {{"shout"}, {"yell"}}, {{"gritar"}, {"chillar"}}},
    {A, 0, kLand, {{"talk"}, {"chat", "chatted"}}, {{"hablar"}, {"charlar"}}},
    {A, 0, kLand, {{"argue"}, {"quarrel"}}, {{"discutir"}, {"pelear"}}},
    {A, 0, kOutdoors, {{"run", "ran", "run"}, {"jog", "jogged"}}, {{"correr"}, {"trotar"}}},
    {A, 0, kOutdoors, {{"walk"}, {"stroll"}}, {{"caminar"}, {"pasear"}}},
    {A, 0, kWater, {{"swim", "swam", "swum"}}, {{"nadar"}}},
    {A, 0, kWater, {{"fish"}}, {{"pescar"}}},
    {A, 0, kLand, {{"fall", "fell", "fallen"}}, {{"caer", "caigo", "", "caí", "cayó", "caído"}}, true},
    {A, 0, kOutdoors | kPublic, {{"train"}, {"exercise"}}, {{"entrenar"}}},
    {A, 0, kNature, {{"camp"}}, {{"acampar"}}},
    {A, 0, kTown | kPublic, {{"smoke"}}, {{"fumar"}}, false, true, true},
    {A, 0, kIndoors, {{"have", "had", "had", "breakfast"}}, {{"desayunar"}}},
    {A, 0, kIndoors | kNature, {{"have", "had", "had", "lunch"}}, {{"almorzar", "almuerzo", "almuerza"}}},
    {A, 0, kIndoors | kNature, {{"have", "had", "had", "dinner"}, {"dine"}}, {{"cenar"}}},

    {O, 0, kLand | kWater, {{"go", "went", "gone", "to"}, {"head", "", "", "to"}},
     {{"ir", "voy", "va", "fui", "fue"}, {"acudir"}}},
    {O, 0, kLand, {{"return", "", "", "to"}, {"come", "came", "come", "back to"}},
     {{"volver", "vuelvo", "vuelve", "", "", "vuelto"}, {"regresar"}}},
    {O, 0, kOutdoors | kWater, {{"travel", "traveled", "traveled", "to"}, {"journey", "", "", "to"}}, {{"viajar"}}},
    {O, 0, kLand, {{"come", "came", "come", "to"}},
     {{"venir", "vengo", "viene", "vine", "vino", "", "vendr"}}},
    {O, 0, kLand | kWater, {{"get", "got", "gotten", "to"}, {"arrive", "", "", "at"}}, {{"llegar"}}},
};
// clang-format on

}  // namespace

std::span<const Verb> verbs() {
    return kVerbs;
}

}  // namespace paragram::sample
