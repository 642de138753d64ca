// What the user arranged inside a panel: widths of columns, order of rows, places of splitters.
#pragma once

class QSettings;
class QSplitter;
class QWidget;

namespace paragram::ui {

// Call once, when the panel is built: from then on it is known which splitters the user moved.
void watchLayout(QWidget& panel);
// Whether the user moved it, in this session or before.
bool isMoved(const QSplitter& splitter);

// Tables and splitters count in the order in which the panel holds them.
void saveLayout(const QWidget& panel, QSettings& settings);
void restoreLayout(QWidget& panel, const QSettings& settings);

}  // namespace paragram::ui
