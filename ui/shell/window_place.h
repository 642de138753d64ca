// Where the window goes on the screen.
#pragma once

#include <QMargins>
#include <QRect>

class QWidget;

namespace paragram::ui {

// A rectangle of the wanted size, centred in the available part of a screen; smaller if the window would not
// fit with its frame.
QRect centredOnScreen(const QSize& wanted, const QRect& available, const QMargins& frame);
// The rectangle, moved and if necessary shrunk so that it is inside the available part of a screen together
// with its frame.
QRect keptOnScreen(const QRect& wanted, const QRect& available, const QMargins& frame);

// Places a window that was never shown before. Window systems report the size of the frame only after the
// window is shown, so room for a usual one is left.
void placeFirstWindow(QWidget& window, const QSize& wanted);
// Moves a window that is outside the present screens back onto one. Maximised windows are left to the window
// system.
void keepOnScreen(QWidget& window);

}  // namespace paragram::ui
