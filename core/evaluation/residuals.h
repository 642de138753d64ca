// Where a model and people disagree: residuals, calibration, and errors by what the pairs are like.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/evaluation/evaluation_report.h"

namespace paragram {

// The least-squares line of cosine over grade: Pearson's r measures how close the points lie to it. A pair's
// error is its cosine less what the line says for its grade.
struct GradeLine {
    double offset = 0, slope = 0;
    double error(const StsPair& pair) const { return pair.cosine - (offset + slope * pair.gold); }
};
GradeLine gradeLine(std::span<const StsPair> pairs);

// A part of the pairs by rising cosine, as many in each; means of both.
struct CalibrationPoint {
    std::size_t pairs = 0;
    double cosine = 0, gold = 0;
};
std::vector<CalibrationPoint> calibration(std::span<const StsPair> pairs, std::size_t points = 10);

enum class PairQuality { length, wordOverlap, wordErrorRate, language };

// Fifths of the pairs by the mean words of both sentences, their word overlap or their symmetric word error
// rate; or the pairs of each two languages.
struct ErrorGroup {
    std::string name;  // "0.20 to 0.35", "es-en"
    std::size_t pairs = 0;
    double meanError = 0;     // above 0: cosines too high
    double meanAbsolute = 0;  // size of the errors
    double pearson = 0;       // within the group
};
// Errors are against the line through all the pairs of a set, so that sets of other grades can be taken
// together.
std::vector<ErrorGroup> errorGroups(std::span<const StsSetResult* const> sets, PairQuality by);

}  // namespace paragram
