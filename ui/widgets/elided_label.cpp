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

void ElidedLabel::setShortForm(const QString& shortForm) {
    shortForm_ = shortForm;
    update();
}

QString ElidedLabel::shownText() const {
    if (fits()) return text();
    return fontMetrics().elidedText(shortForm_.isEmpty() ? text() : shortForm_, Qt::ElideRight,
                                    contentsRect().width());
}

void ElidedLabel::paintEvent(QPaintEvent* event) {
    if (fits()) return QLabel::paintEvent(event);
    QPainter painter(this);
    style()->drawItemText(&painter, contentsRect(), static_cast<int>(alignment()) | Qt::TextSingleLine,
                          palette(), isEnabled(), shownText(), foregroundRole());
}

bool ElidedLabel::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip || !toolTip().isEmpty() || fits()) return QLabel::event(event);
    QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), text(), this);
    return true;
}

}  // namespace paragram::ui
