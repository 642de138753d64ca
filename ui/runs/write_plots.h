// The curves of a run folder as pictures, for machines without a display.
#pragma once

#include <QString>

#include "core/base/result.h"

namespace paragram::ui {

// Writes loss.png, loss.svg, development.png, development.svg into folder, which is made when it is not
// there.
Result<Nothing> writePlots(const QString& run, const QString& folder);

}  // namespace paragram::ui
