// The curves of a run folder as images, for machines without a display.
#pragma once

#include <QString>

#include "core/base/result.h"

namespace paragram::ui {

// Writes loss.png, loss.svg, development.png and development.svg into folder, which is created if necessary.
// Fails if the run has no history or the folder cannot be written.
Result<Nothing> writePlots(const QString& run, const QString& folder);

}  // namespace paragram::ui
