// How links are drawn: colour by confidence, and marks for readers who do not see colours.
#pragma once

#include <QColor>

#include "ui/style/theme.h"

namespace paragram::ui {

struct LinkLook {
    QColor line, fill;
    bool dashed = false;  // doubtful, or without a translation
};

// From the colour of doubt to that of certainty; known links have a colour of their own.
QColor confidenceColour(const Colours& colours, double confidence, bool known);
// pair: with both sides.
LinkLook linkLook(const Colours& colours, double confidence, bool pair, bool known, bool doubtful);

}  // namespace paragram::ui
