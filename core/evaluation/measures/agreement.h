// How far two judges agree on grades (methods.md, Judging by hand).
#pragma once

#include <cstdint>
#include <span>

namespace paragram {

struct Agreement {
    std::int64_t items = 0;    // graded by both
    double same = 0;           // share of equal grades, 0..1
    double weightedKappa = 0;  // Cohen's, with squared differences as weights; NaN: only one grade occurs
    double pearson = 0;        // -1..1
};

// a, b: the grades of two judges, by item; any whole numbers. All NaN without items.
Agreement agreementOf(std::span<const int> a, std::span<const int> b);

}  // namespace paragram
