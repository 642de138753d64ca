// Why a graded data set scores as it does, and whether two models differ on it.
#pragma once

#include <vector>

#include "core/evaluation/correlation.h"
#include "core/evaluation/evaluation_report.h"
#include "core/evaluation/residuals.h"

namespace paragram {

// Errors of the set by what its pairs are like; empty for a set without pairs.
std::vector<ErrorGroup> explainSet(const StsSetResult& set, PairQuality by);

// The same set under two models, pair by pair.
PairedTest compareOnSet(const StsSetResult& first, const StsSetResult& second);

}  // namespace paragram
