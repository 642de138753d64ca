// The cells of a contribution as the heat map shows them.
#pragma once

#include <QString>
#include <vector>

#include "ui/scoring/live_cosine.h"
#include "ui/widgets/heat_map.h"

namespace paragram::ui {

struct ContributionCells {
    std::vector<HeatLabel> rows, columns;
    std::vector<double> values;  // row by row; NaN where a piece takes no part
};

// Columns of a sentence that is written from the right run from the right.
ContributionCells contributionCells(const CosineAnswer& answer);
// "cells sum to 0.58 · 1 piece unknown"
QString contributionNote(const CosineAnswer& answer);

}  // namespace paragram::ui
