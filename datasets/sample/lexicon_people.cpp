#include "datasets/sample/lexicon.h"

namespace paragram::sample {
namespace {

constexpr Gender M = Gender::Masculine;
constexpr Gender F = Gender::Feminine;
constexpr PersonKind N = PersonKind::Noun;
constexpr PersonKind C = PersonKind::Child;
constexpr PersonKind R = PersonKind::Relative;
constexpr PersonKind P = PersonKind::Pronoun;

// If English has no gender, that of the Spanish noun is used.
constexpr Person kPeople[] = {
    {N, {{"doctor"}, {"physician"}}, {{"médico", M}, {"doctor", M}}},
    {N, {{"nurse"}}, {{"enfermera", F}}},
    {N, {{"teacher"}, {"instructor"}}, {{"maestro", M}, {"profesor", M}}},
    {C, {{"student"}, {"pupil"}}, {{"estudiante", M}, {"alumno", M}}},
    {N, {{"lawyer"}, {"attorney"}}, {{"abogado", M}, {"letrado", M}}},
    {N, {{"engineer"}}, {{"ingeniero", M}}},
    {N, {{"farmer"}}, {{"granjero", M}, {"agricultor", M}}},
    {N, {{"baker"}}, {{"panadera", F}}},
    {N, {{"butcher"}}, {{"carnicero", M}}},
    {N, {{"carpenter"}}, {{"carpintero", M}}},
    {N, {{"plumber"}}, {{"fontanero", M}, {"plomero", M}}},
    {N, {{"mechanic"}}, {{"mecánico", M}}},
    {N, {{"electrician"}}, {{"electricista", M}}},
    {N, {{"gardener"}}, {{"jardinero", M}}},
    {N, {{"cook"}, {"chef"}}, {{"cocinera", F}}},
    {N, {{"waiter"}}, {{"camarero", M}, {"mesero", M}}},
    {N, {{"driver"}, {"chauffeur"}}, {{"conductor", M}, {"chófer", M}}},
    {N, {{"pilot"}, {"aviator"}}, {{"piloto", M}, {"aviador", M}}},
    {N, {{"soldier"}}, {{"soldado", M}, {"militar", M}}},
    {N, {{"police officer"}, {"cop"}}, {{"policía", M}, {"agente", M}}},
    {N, {{"firefighter"}, {"fireman", "firemen"}}, {{"bombero", M}}},
    {N, {{"judge"}}, {{"jueza", F}, {"magistrada", F}}},
    {N, {{"journalist"}, {"reporter"}}, {{"periodista", F}, {"reportera", F}}},
    {N, {{"writer"}, {"author"}}, {{"escritor", M}, {"autor", M}}},
    {N, {{"painter"}}, {{"pintora", F}}},
    {N, {{"singer"}, {"vocalist"}}, {{"cantante", F}, {"vocalista", F}}},
    {N, {{"actor"}}, {{"actor", M}}},
    {N, {{"actress"}}, {{"actriz", F}}},
    {N, {{"musician"}}, {{"músico", M}}},
    {N, {{"scientist"}, {"researcher"}}, {{"científica", F}, {"investigadora", F}}},
    {N, {{"shopkeeper"}, {"merchant"}}, {{"tendero", M}, {"comerciante", M}}},
    {N, {{"tailor"}}, {{"sastre", M}}},
    {C, {{"boy"}, {"lad"}}, {{"chico", M}, {"muchacho", M}}},
    {C, {{"girl"}, {"lass"}}, {{"chica", F}, {"muchacha", F}}},
    {C, {{"child", "children"}, {"kid"}}, {{"niño", M}, {"crío", M}}},
    {N, {{"woman", "women"}, {"lady"}}, {{"mujer", F}, {"señora", F}}},
    {N, {{"man", "men"}, {"gentleman", "gentlemen"}}, {{"hombre", M}, {"señor", M}}},
    {N, {{"neighbor"}}, {{"vecino", M}}},
    {N, {{"guest"}, {"visitor"}}, {{"invitado", M}, {"visitante", M}}},
    {N, {{"boss"}, {"manager"}}, {{"jefe", M}, {"gerente", M}}},
    {N, {{"secretary"}}, {{"secretaria", F}}},
    {N, {{"mayor"}}, {{"alcalde", M}}},
    {N, {{"tourist"}}, {{"turista", M}}},
    {N, {{"queen"}}, {{"reina", F}}},
    {N, {{"coach"}, {"trainer"}}, {{"entrenador", M}}},
    {N, {{"sailor"}, {"mariner"}}, {{"marinero", M}, {"marino", M}}},
    {R, {{"mother"}, {"mom"}}, {{"madre", F}, {"mamá", F}}},
    {R, {{"father"}, {"dad"}}, {{"padre", M}, {"papá", M}}},
    {R, {{"brother"}}, {{"hermano", M}}},
    {R, {{"sister"}}, {{"hermana", F}}},
    {R, {{"grandmother"}, {"grandma"}}, {{"abuela", F}}},
    {R, {{"grandfather"}, {"grandpa"}}, {{"abuelo", M}}},
    {R, {{"uncle"}}, {{"tío", M}}},
    {R, {{"aunt"}}, {{"tía", F}}},
    {R, {{"cousin"}}, {{"primo", M}}},
    {R, {{"friend"}, {"buddy"}}, {{"amigo", M}}},
    {R, {{"son"}}, {{"hijo", M}}},
    {R, {{"daughter"}}, {{"hija", F}}},
    {R, {{"husband"}}, {{"marido", M}, {"esposo", M}}},
    {P, {{"I"}}, {{"yo", M}}},
    {P, {{"you"}}, {{"tú", M}}},
    {P, {{"he"}}, {{"él", M}}},
    {P, {{"she"}}, {{"ella", F}}},
    {P, {{"we"}}, {{"nosotros", M}}},
    {P, {{"they"}}, {{"ellos", M}}},
};

}  // namespace

std::span<const Person> people() {
    return kPeople;
}

}  // namespace paragram::sample
