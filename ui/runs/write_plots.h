// The curves of a run folder as images, for machines without a display.
#pragma once

#include <QString>

#include "core/base/result.h"

namespace paragram::ui {

// Writes loss.png, loss.svg, development.png and development.svg into folder, which is created if necessary.
// If `run` is a folder of runs, as a grid leaves it: comparison.png and comparison.svg, the best development
// score by the first setting with numbers in which they differ, a curve for each combination of the others
// (P20, Figure 3). Fails if there is no history, no such setting, or the folder cannot be written.
Result<Nothing> writePlots(const QString& run, const QString& folder);

}  // namespace paragram::ui
