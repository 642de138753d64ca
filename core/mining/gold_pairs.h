// What mining found beside what it should have found: precision, recall, F1 over thresholds.
#pragma once

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "core/mining/margin_score.h"
#include "core/mining/unique_texts.h"

namespace paragram {

// Pairs of lines of the two sides, from 0.
using GoldPairs = std::vector<std::pair<std::int32_t, std::int32_t>>;

// Pairs of different texts as pairs of the lines where they stand. A text on several lines of its side has no
// line of its own, so its pairs are left out, as in the LASER protocol (formats.md 14).
std::vector<MinedPair> pairsOfLines(std::span<const MinedPair> pairs, const UniqueTexts& source,
                                    const UniqueTexts& target);

struct MiningQuality {
    double threshold = 0;  // pairs of at least this score are taken
    std::int64_t taken = 0, right = 0, gold = 0;

    double precision() const {
        return taken > 0 ? static_cast<double>(right) / static_cast<double>(taken) : 0;
    }
    double recall() const { return gold > 0 ? static_cast<double>(right) / static_cast<double>(gold) : 0; }
    double f1() const {
        return taken + gold > 0 ? 2.0 * static_cast<double>(right) / static_cast<double>(taken + gold) : 0;
    }
};

// At every place in the pairs, best score first, where a threshold can stand between two different scores: it
// is their midpoint (for the last its own score). pairs are as minePairs gives them; one that stands there
// twice counts once.
std::vector<MiningQuality> qualityCurve(std::span<const MinedPair> pairs, const GoldPairs& gold);
// The first of highest F1; threshold 0 and nothing taken for an empty curve.
MiningQuality bestQuality(std::span<const MiningQuality> curve, const GoldPairs& gold);
// At a threshold that comes from elsewhere, as when it was found on another set.
MiningQuality qualityAt(std::span<const MinedPair> pairs, const GoldPairs& gold, double threshold);

}  // namespace paragram
