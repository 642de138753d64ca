// Analyses the errors on a graded data set, and compares two models on it.
#pragma once

#include <vector>

#include "core/evaluation/evaluation_report.h"
#include "core/evaluation/measures/correlation.h"
#include "core/evaluation/measures/residuals.h"

namespace paragram {

// Errors of the data set by a property of its pairs; empty for one without pairs.
std::vector<ErrorGroup> explainSet(const StsSetResult& set, PairQuality by);

// Compares the results of two models on the same data set, pair by pair.
PairedTest compareOnSet(const StsSetResult& first, const StsSetResult& second);

}  // namespace paragram
