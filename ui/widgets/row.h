// Widgets next to each other, with the distances all panels share.
#pragma once

#include <initializer_list>

class QHBoxLayout;
class QPushButton;
class QWidget;

namespace paragram::ui {

// Packed at the left, as the buttons of a card.
QHBoxLayout* buttonRow(std::initializer_list<QWidget*> widgets);
// Several widgets in the place of one, without margins; those with an ignored or expanding width share the
// space that is left.
QWidget* fieldRow(std::initializer_list<QWidget*> widgets, int spacing);

// Whether a button is the one that does what comes next.
void setPrimary(QPushButton* button, bool primary);

}  // namespace paragram::ui
