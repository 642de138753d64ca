// The contributions to a cosine as cells of a heat map.
#pragma once

#include <QString>
#include <vector>

#include "ui/scoring/cosine_answer.h"
#include "ui/widgets/heat_map.h"

namespace paragram::ui {

struct ContributionCells {
    std::vector<HeatLabel> rows, columns;
    std::vector<double> values;  // row by row; NaN for pieces that are not used
};

// The columns of a right-to-left sentence run from right to left. Where the cosine is no sum over pairs of
// pieces, a last column and row hold what it loses without each piece, and the other cells are empty.
ContributionCells contributionCells(const CosineAnswer& answer);
// "cells sum to 0.58 · 1 piece unknown", or what the margins are
QString contributionNote(const CosineAnswer& answer);

}  // namespace paragram::ui
