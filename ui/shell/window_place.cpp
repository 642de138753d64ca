#include "ui/shell/window_place.h"

#include <QGuiApplication>
#include <QScreen>
#include <QWidget>
#include <algorithm>

namespace paragram::ui {

namespace {

// Title bars are 24 to 40 pixels high.
constexpr QMargins kUsualFrame(8, 40, 8, 8);

QMargins frameOf(const QWidget& window) {
    const QRect outer = window.frameGeometry(), inner = window.geometry();
    const QMargins frame(inner.left() - outer.left(), inner.top() - outer.top(),
                         outer.right() - inner.right(), outer.bottom() - inner.bottom());
    return frame.isNull() ? kUsualFrame : frame;
}

// The screen with the window's middle; the main screen where that one was unplugged.
QRect availableFor(const QWidget& window) {
    const QScreen* screen = QGuiApplication::screenAt(window.geometry().center());
    return (screen ? screen : QGuiApplication::primaryScreen())->availableGeometry();
}

}  // namespace

QRect keptOnScreen(const QRect& wanted, const QRect& available, const QMargins& frame) {
    const QRect room = available.marginsRemoved(frame);
    QRect place(wanted.topLeft(), wanted.size().boundedTo(room.size()));
    place.moveLeft(std::clamp(place.left(), room.left(), room.right() - place.width() + 1));
    place.moveTop(std::clamp(place.top(), room.top(), room.bottom() - place.height() + 1));
    return place;
}

QRect centredOnScreen(const QSize& wanted, const QRect& available, const QMargins& frame) {
    QRect place(QPoint(), wanted);
    place.moveCenter(available.marginsRemoved(frame).center());
    return keptOnScreen(place, available, frame);
}

void placeFirstWindow(QWidget& window, const QSize& wanted) {
    const QRect available = QGuiApplication::primaryScreen()->availableGeometry();
    window.setGeometry(centredOnScreen(wanted, available, kUsualFrame));
}

void keepOnScreen(QWidget& window) {
    if (window.windowState() & (Qt::WindowMaximized | Qt::WindowFullScreen)) return;
    const QRect place = keptOnScreen(window.geometry(), availableFor(window), frameOf(window));
    if (place != window.geometry()) window.setGeometry(place);
}

}  // namespace paragram::ui
