// Where a model and gold scores disagree: residuals, calibration, and errors by properties of the pairs.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/evaluation/evaluation_report.h"

namespace paragram {

// The least-squares line of cosine over gold score; Pearson's r measures how close the points are to it. The
// error of a pair is its cosine less the value of the line at its gold score.
struct GradeLine {
    double offset = 0, slope = 0;
    double error(const StsPairResult& pair) const { return pair.cosine - (offset + slope * pair.gold); }
};
GradeLine gradeLine(std::span<const StsPairResult> pairs);

// A part of the pairs in ascending order of cosine, of equal sizes; means of both.
struct CalibrationPoint {
    std::size_t pairs = 0;
    double cosine = 0, gold = 0;
};
// At most `points` parts; fewer if there are fewer pairs.
std::vector<CalibrationPoint> calibration(std::span<const StsPairResult> pairs, std::size_t points = 10);

enum class PairQuality { length, wordOverlap, wordErrorRate, language };

// Fifths of the pairs by the mean number of words of both sentences, their word overlap or their symmetric
// word error rate; or the pairs of each two languages.
struct ErrorGroup {
    std::string name;  // "0.20 to 0.35", "es-en"
    std::size_t pairs = 0;
    double meanError = 0;     // positive: cosines too high
    double meanAbsolute = 0;  // mean size of the errors
    double pearson = 0;       // within the group
};
// Errors are relative to the line through all pairs of a data set, so that data sets with other scales can be
// combined.
std::vector<ErrorGroup> errorGroups(std::span<const StsSetResult* const> sets, PairQuality by);

}  // namespace paragram
