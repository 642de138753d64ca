// Compares mined pairs with gold pairs: precision, recall and F1 over thresholds.
#pragma once

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "core/evaluation/sets/bucc_reader.h"
#include "core/mining/margin_score.h"
#include "core/mining/unique_texts.h"

namespace paragram {

// Converts pairs of different texts to pairs of line numbers. A text on several lines of its side has no
// unique line, so its pairs are omitted, as in the LASER protocol (methods.md, Other evaluations).
std::vector<MinedPair> pairsOfLines(std::span<const MinedPair> pairs, const UniqueTexts& source,
                                    const UniqueTexts& target);

struct MiningQuality {
    double threshold = 0;  // pairs with at least this score are taken
    std::int64_t taken = 0, right = 0, gold = 0;

    double precision() const {
        return taken > 0 ? static_cast<double>(right) / static_cast<double>(taken) : 0;
    }
    double recall() const { return gold > 0 ? static_cast<double>(right) / static_cast<double>(gold) : 0; }
    double f1() const {
        return taken + gold > 0 ? 2.0 * static_cast<double>(right) / static_cast<double>(taken + gold) : 0;
    }
};

// At every threshold between two different scores (their midpoint; for the last one its own score), best
// score first. pairs are in the order of minePairs; duplicates count once.
std::vector<MiningQuality> qualityCurve(std::span<const MinedPair> pairs, const GoldPairs& gold);
// The first point with the highest F1; for an empty curve threshold 0 without any pairs.
MiningQuality bestQuality(std::span<const MiningQuality> curve, const GoldPairs& gold);
// At a given threshold, for instance one that was found on another data set.
MiningQuality qualityAt(std::span<const MinedPair> pairs, const GoldPairs& gold, double threshold);

}  // namespace paragram
