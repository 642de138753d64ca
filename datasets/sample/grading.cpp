#include "datasets/sample/grading.h"

namespace paragram::sample {
namespace {

struct Part {
    int Meaning::*field;
    int weight;
};

// An event has a verb and a state has none, so they never share a predicate.
constexpr Part kParts[] = {
    {&Meaning::verb, 6},    {&Meaning::state, 6},    {&Meaning::thing, 6}, {&Meaning::who, 5},
    {&Meaning::whom, 5},    {&Meaning::place, 3},    {&Meaning::time, 2},  {&Meaning::whoQuality, 2},
    {&Meaning::quality, 2}, {&Meaning::quantity, 1},
};

constexpr int kNegationPercent = 40;
constexpr int kMoodPercent = 90;
constexpr int kTensePercent = 90;
constexpr int kModalPercent = 85;
constexpr int kRelationPercent = 95;
constexpr int kNumberPercent = 95;

double formFactor(const Meaning& first, const Meaning& second) {
    double factor = 1.0;
    const auto weaken = [&factor](bool differs, int percent) {
        if (differs) {
            factor *= percent / 100.0;
        }
    };
    weaken(first.negated != second.negated, kNegationPercent);
    weaken(first.mood != second.mood, kMoodPercent);
    weaken(first.tense != second.tense, kTensePercent);
    weaken(first.modal != second.modal, kModalPercent);
    weaken(first.place == second.place && first.relation != second.relation, kRelationPercent);
    weaken(first.who == second.who && first.whoMany != second.whoMany, kNumberPercent);
    weaken(first.whom == second.whom && first.whomMany != second.whomMany, kNumberPercent);
    return factor;
}

}  // namespace

int goldHundredths(const Meaning& first, const Meaning& second) {
    int shared = 0;
    int present = 0;
    for (const Part& part : kParts) {
        const int left = first.*part.field;
        const int right = second.*part.field;
        present += left != kNone || right != kNone ? part.weight : 0;
        shared += left != kNone && left == right ? part.weight : 0;
    }
    const double share = static_cast<double>(shared) / present;
    // The small term ensures that exact halves are always rounded in the same direction.
    return static_cast<int>(500.0 * share * formFactor(first, second) + 0.5 + 1e-6);
}

}  // namespace paragram::sample
