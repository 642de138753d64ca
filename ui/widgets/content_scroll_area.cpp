#include "ui/widgets/content_scroll_area.h"

#include <QEvent>
#include <QScrollBar>

namespace paragram::ui {

ContentScrollArea::ContentScrollArea(QWidget* content, QWidget* parent) : QScrollArea(parent) {
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setWidget(content);
    content->installEventFilter(this);
}

void ContentScrollArea::fit() {
    const QSize least = widget()->minimumSizeHint();
    QSize room = maximumViewportSize();
    if (least.height() > room.height()) room.rwidth() -= verticalScrollBar()->sizeHint().width();
    if (least.width() > room.width()) room.rheight() -= horizontalScrollBar()->sizeHint().height();
    widget()->resize(room.expandedTo(least));
}

void ContentScrollArea::resizeEvent(QResizeEvent* event) {
    fit();
    QScrollArea::resizeEvent(event);
}

bool ContentScrollArea::eventFilter(QObject* watched, QEvent* event) {
    if (watched == widget() && event->type() == QEvent::LayoutRequest) fit();
    return QScrollArea::eventFilter(watched, event);
}

}  // namespace paragram::ui
