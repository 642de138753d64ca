#include "ui/widgets/elided_label.h"

#include <QHelpEvent>
#include <QPainter>
#include <QStyle>
#include <QToolTip>

namespace paragram::ui {

namespace {

constexpr int kLeastWidth = 56;

}  // namespace

QSize ElidedLabel::minimumSizeHint() const {
    const QSize whole = QLabel::minimumSizeHint();
    return Qt::mightBeRichText(text()) ? whole : QSize(std::min(whole.width(), kLeastWidth), whole.height());
}

bool ElidedLabel::fits() const {
    return Qt::mightBeRichText(text()) || sizeHint().width() <= width();
}

void ElidedLabel::paintEvent(QPaintEvent* event) {
    if (fits()) return QLabel::paintEvent(event);
    QPainter painter(this);
    const QString shown = fontMetrics().elidedText(text(), Qt::ElideRight, contentsRect().width());
    style()->drawItemText(&painter, contentsRect(), static_cast<int>(alignment()) | Qt::TextSingleLine,
                          palette(), isEnabled(), shown, foregroundRole());
}

bool ElidedLabel::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip || !toolTip().isEmpty() || fits()) return QLabel::event(event);
    QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), text(), this);
    return true;
}

}  // namespace paragram::ui
