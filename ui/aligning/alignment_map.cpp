#include "ui/aligning/alignment_map.h"

#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QMenu>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <cmath>
#include <limits>

#include "ui/aligning/link_look.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {
namespace {

constexpr double kEdge = 8;     // strips of sentences without a translation, left and above
constexpr double kLeast = 1.6;  // pixels of a mark
constexpr double kDoubtful = 4, kManyDoubtful = 2.5;  // pixels of a doubtful one, from its middle
constexpr int kMany = 40;

QRectF gridOf(const QSize& size) {
    return QRectF(QPointF(kEdge, kEdge), QSizeF(size)).adjusted(0, 0, -kEdge - 1, -kEdge - 1);
}

QRectF atLeast(const QRectF& place, double least) {
    const double width = std::max(place.width(), least), height = std::max(place.height(), least);
    return {place.center().x() - width / 2, place.center().y() - height / 2, width, height};
}

}  // namespace

AlignmentMap::AlignmentMap(QWidget* parent) : QWidget(parent) {
    setAccessibleName(tr("Map of both documents"));
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void AlignmentMap::setRows(const AlignmentRows* rows) {
    rows_ = rows;
    links_ = {};
    setAccessibleDescription(
        rows ? tr("%1 links, %2 of them doubtful", nullptr, plural(rows->links().size()))
                   .arg(countText(static_cast<qint64>(rows->links().size())), countText(rows->doubtful()))
             : QString());
    update();
}

void AlignmentMap::setSeen(int first, int last, int current) {
    if (first == first_ && last == last_ && current == current_) return;
    first_ = first;
    last_ = last;
    current_ = current;
    update();
}

QRectF AlignmentMap::placeOf(int at, const QSize& size) const {
    const QRectF grid = gridOf(size);
    const Link& link = rows_->link(at);
    const double x = grid.width() / std::max(1, rows_->sentences(Side::target)),
                 y = grid.height() / std::max(1, rows_->sentences(Side::source));
    return {grid.left() + link.target.first * x, grid.top() + link.source.first * y, link.target.count * x,
            link.source.count * y};
}

void AlignmentMap::drawLinks(QPainter& painter, const QSize& size) const {
    const Colours& colours = coloursInForce();
    const QRectF grid = gridOf(size);
    painter.setPen(QPen(colours.border, 1));
    painter.setBrush(colours.surface);
    painter.drawRect(grid.adjusted(-0.5, -0.5, 0.5, 0.5));
    if (!rows_) return;
    painter.setPen(Qt::NoPen);
    const int links = static_cast<int>(rows_->links().size());
    const QColor alone = blend(colours.surface, colours.muted, 0.75);
    for (int i = 0; i < links; ++i) {
        const Link& link = rows_->link(i);
        const QRectF place = placeOf(i, size);
        if (link.isPair()) {
            if (rows_->isDoubtful(i)) continue;
            painter.fillRect(atLeast(place, kLeast),
                             confidenceColour(colours, link.confidence, rows_->isKnown(i)));
        } else if (link.source.count > 0) {
            painter.fillRect(QRectF(0, place.top(), kEdge - 2, std::max(0.8, place.height())), alone);
        } else {
            painter.fillRect(QRectF(place.left(), 0, std::max(0.8, place.width()), kEdge - 2), alone);
        }
    }
    // Above the others, and with another shape.
    painter.setRenderHint(QPainter::Antialiasing);
    for (int i = 0; i < links; ++i) {
        if (!rows_->isDoubtful(i)) continue;
        const QPointF c = atLeast(placeOf(i, size), kLeast).center();
        const double r = rows_->doubtful() > kMany ? kManyDoubtful : kDoubtful;
        const QPointF diamond[] = {
            {c.x(), c.y() - r}, {c.x() + r, c.y()}, {c.x(), c.y() + r}, {c.x() - r, c.y()}};
        painter.setPen(r < kDoubtful ? QPen(Qt::NoPen) : QPen(colours.surface, 0.8));
        painter.setBrush(confidenceColour(colours, rows_->link(i).confidence, false));
        painter.drawConvexPolygon(diamond, 4);
    }
}

void AlignmentMap::paintEvent(QPaintEvent*) {
    const double ratio = devicePixelRatioF();
    if (links_.isNull()) {
        links_ = QPixmap(size() * ratio);
        links_.setDevicePixelRatio(ratio);
        links_.fill(coloursInForce().surface);
        QPainter painter(&links_);
        drawLinks(painter, size());
    }
    QPainter painter(this);
    painter.drawPixmap(0, 0, links_);
    if (!rows_ || rows_->links().empty() || first_ < 0) return;
    const Colours& colours = coloursInForce();
    QRectF seen = placeOf(first_).united(placeOf(last_));
    const QRectF grid = gridOf(size());
    seen = QRectF(grid.left(), seen.top(), grid.width(), seen.height());
    QColor band = colours.accent;
    band.setAlphaF(0.14F);
    painter.fillRect(atLeast(seen, 3), band);
    if (current_ >= 0) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(colours.accent, 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(placeOf(current_).center(), 5.5, 5.5);
    }
    if (hasFocus()) {
        painter.setPen(QPen(colours.accent, 1));
        painter.drawRect(grid.adjusted(-1, -1, 1, 1));
    }
}

void AlignmentMap::paintPicture(QPaintDevice& device, const QSize& size) {
    QPainter painter(&device);
    painter.fillRect(QRect(QPoint(), size), coloursInForce().surface);
    drawLinks(painter, size);
}

QString AlignmentMap::csv() const {
    QString text = "source,sources,target,targets,confidence\n";
    if (!rows_) return text;
    for (const Link& link : rows_->links())
        text += QString("%1,%2,%3,%4,%5\n")
                    .arg(link.source.first + 1)
                    .arg(link.source.count)
                    .arg(link.target.first + 1)
                    .arg(link.target.count)
                    .arg(link.confidence, 0, 'f', 4);
    return text;
}

// In the strip above the grid the target counts, elsewhere the source; near a mark of a moved part, the mark.
int AlignmentMap::linkAt(const QPointF& point) const {
    if (!rows_ || rows_->links().empty()) return -1;
    const QRectF grid = gridOf(size());
    const auto share = [](double at, double first, double length, std::int32_t sentences) {
        const double position = (at - first) / std::max(1.0, length) * sentences;
        return std::clamp(static_cast<std::int32_t>(std::floor(position)), 0, std::max(0, sentences - 1));
    };
    const std::int32_t source = share(point.y(), grid.top(), grid.height(), rows_->sentences(Side::source)),
                       target = share(point.x(), grid.left(), grid.width(), rows_->sentences(Side::target));
    const int bySource = rows_->linkOf(Side::source, source), byTarget = rows_->linkOf(Side::target, target);
    if (point.y() < kEdge) return byTarget;
    if (point.x() < kEdge || byTarget < 0) return bySource;
    if (bySource < 0) return byTarget;
    const auto distance = [&](int link) {
        const QPointF away = placeOf(link).center() - point;
        return std::hypot(away.x(), away.y());
    };
    return distance(byTarget) < distance(bySource) ? byTarget : bySource;
}

void AlignmentMap::goTo(const QPointF& point) {
    const int link = linkAt(point);
    if (link >= 0) emit linkWanted(link);
}

void AlignmentMap::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) goTo(event->position());
}

void AlignmentMap::mouseMoveEvent(QMouseEvent* event) {
    if (event->buttons() & Qt::LeftButton) goTo(event->position());
}

void AlignmentMap::keyPressEvent(QKeyEvent* event) {
    const int links = rows_ ? static_cast<int>(rows_->links().size()) : 0;
    const int step = std::max(1, links / 50) * (event->key() == Qt::Key_Up ? -1 : 1);
    if (links == 0 || (event->key() != Qt::Key_Up && event->key() != Qt::Key_Down))
        return QWidget::keyPressEvent(event);
    emit linkWanted(std::clamp(current_ + step, 0, links - 1));
}

void AlignmentMap::resizeEvent(QResizeEvent*) {
    links_ = {};
}

void AlignmentMap::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) links_ = {};
    QWidget::changeEvent(event);
}

void AlignmentMap::contextMenuEvent(QContextMenuEvent* event) {
    QMenu menu(this);
    addPictureActions(menu, *this, *this);
    menu.exec(menuPlace(*this, *event));
}

bool AlignmentMap::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const int link = linkAt(help->pos());
    if (link < 0) return true;
    const Link& at = rows_->link(link);
    QToolTip::showText(help->globalPos(),
                       tr("sentence %1 of the source, %2 of the target")
                           .arg(countText(at.source.first + 1), countText(at.target.first + 1)),
                       this);
    return true;
}

}  // namespace paragram::ui
