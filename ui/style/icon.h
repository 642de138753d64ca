// Icons of resources/icons in the colours of the theme.
#pragma once

#include <QIcon>

namespace paragram::ui {

// The icon's file name without its ending. Drawn in the theme's muted colour, in its accent colour if checked
// or selected; follows a change of theme.
QIcon lineIcon(const QString& name);

}  // namespace paragram::ui
