#include "ui/exploring/map_chart.h"

#include <limits>

namespace paragram::ui {

namespace {

constexpr double kReach = 10;   // pixels from the pointer to the point it means
constexpr int kMostHint = 160;  // characters

}  // namespace

MapChart::MapChart(const QString& name, QWidget* parent) : Chart(name, parent) {
    for (std::size_t i = 0; i < lightColours().series.size(); ++i) clouds_.push_back(addGraph());
    ring_ = addGraph();
    for (QCPGraph* graph : clouds_) graph->setLineStyle(QCPGraph::lsNone);
    ring_->setLineStyle(QCPGraph::lsNone);
    line_ = new QCPCurve(xAxis, yAxis);
    // Places on the plane have no meaning of their own, only distances do.
    for (QCPAxis* axis : {xAxis, yAxis}) {
        axis->setTickLabels(false);
        axis->setTicks(false);
        axis->grid()->setVisible(false);
        axis->setBasePen(Qt::NoPen);
    }
    MapChart::applyColours(coloursInForce());
}

void MapChart::setPoints(std::vector<CorpusExplorer::MapPoint> points) {
    points_ = std::move(points);
    ring_->data()->clear();
    fillClouds();
    resetView();
}

void MapChart::fillClouds() {
    for (std::size_t c = 0; c < clouds_.size(); ++c) {
        QVector<double> x, y;
        for (const auto& point : points_) {
            if (static_cast<std::size_t>(point.cluster) % clouds_.size() != c) continue;
            x << point.x;
            y << point.y;
        }
        clouds_[c]->setData(x, y);
    }
    refresh();
}

void MapChart::setLasso(bool on) {
    lasso_ = on;
    setInteraction(QCP::iRangeDrag, !on);
    setCursor(on ? Qt::CrossCursor : Qt::ArrowCursor);
}

void MapChart::fitAxes() {
    double left = std::numeric_limits<double>::infinity(), right = -left, low = left, high = -left;
    for (const auto& point : points_) {
        left = std::min(left, point.x);
        right = std::max(right, point.x);
        low = std::min(low, point.y);
        high = std::max(high, point.y);
    }
    xAxis->setRange(roomFor(left, right, 0.04));
    yAxis->setRange(roomFor(low, high, 0.04));
}

void MapChart::applyColours(const Colours& c) {
    Chart::applyColours(c);
    for (std::size_t i = 0; i < clouds_.size(); ++i) {
        QColor dot = c.series[i];
        dot.setAlphaF(0.65F);
        clouds_[i]->setPen(Qt::NoPen);
        clouds_[i]->setScatterStyle(
            QCPScatterStyle(QCPScatterStyle::ssCircle, QPen(Qt::NoPen), QBrush(dot), 6));
    }
    ring_->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssCircle, QPen(c.text, 1.4), Qt::NoBrush, 10));
    line_->setPen(QPen(c.accent, 1.4));
    QColor inside = c.accent;
    inside.setAlphaF(0.12F);
    line_->setBrush(inside);
}

int MapChart::nearest(const QPointF& position) const {
    int best = -1;
    double bestDistance = kReach * kReach;
    for (std::size_t i = 0; i < points_.size(); ++i) {
        const double dx = xAxis->coordToPixel(points_[i].x) - position.x();
        const double dy = yAxis->coordToPixel(points_[i].y) - position.y();
        if (dx * dx + dy * dy > bestDistance) continue;
        best = static_cast<int>(i);
        bestDistance = dx * dx + dy * dy;
    }
    return best;
}

QString MapChart::readOut(const QPointF& position) const {
    const int index = nearest(position);
    if (index < 0) return {};
    return QString::fromStdString(points_[static_cast<std::size_t>(index)].text).left(kMostHint);
}

void MapChart::ring(const std::vector<int>& indices) {
    QVector<double> x, y;
    for (const int index : indices) {
        x << points_[static_cast<std::size_t>(index)].x;
        y << points_[static_cast<std::size_t>(index)].y;
    }
    ring_->setData(x, y);
    refresh();
}

void MapChart::mousePressEvent(QMouseEvent* event) {
    if (!lasso_ || event->button() != Qt::LeftButton) return Chart::mousePressEvent(event);
    drawn_ = QPolygonF{event->position()};
}

void MapChart::mouseMoveEvent(QMouseEvent* event) {
    if (drawn_.isEmpty()) return Chart::mouseMoveEvent(event);
    drawn_ << event->position();
    QVector<double> x, y;
    for (const QPointF& place : drawn_) {
        x << xAxis->pixelToCoord(place.x());
        y << yAxis->pixelToCoord(place.y());
    }
    line_->setData(x, y);
    replot(QCustomPlot::rpQueuedReplot);
}

void MapChart::mouseReleaseEvent(QMouseEvent* event) {
    if (!drawn_.isEmpty()) {
        std::vector<int> inside;
        for (std::size_t i = 0; i < points_.size(); ++i) {
            const QPointF place(xAxis->coordToPixel(points_[i].x), yAxis->coordToPixel(points_[i].y));
            if (drawn_.containsPoint(place, Qt::OddEvenFill)) inside.push_back(static_cast<int>(i));
        }
        const bool drag = drawn_.size() > 2;
        drawn_.clear();
        line_->data()->clear();
        if (drag) {
            ring(inside);
            emit lassoed(inside);
            return;
        }
    } else {
        Chart::mouseReleaseEvent(event);
    }
    const int index = event->button() == Qt::LeftButton ? nearest(event->position()) : -1;
    if (index < 0) return;
    ring({index});
    emit pointClicked(index);
}

QString MapChart::csv() const {
    QString text = "line,x,y,cluster,sentence\n";
    for (const auto& point : points_) {
        text += QString("%1,%2,%3,%4,")
                    .arg(point.line + 1)
                    .arg(point.x, 0, 'g', 9)
                    .arg(point.y, 0, 'g', 9)
                    .arg(point.cluster) +
                csvField(QString::fromStdString(point.text)) + '\n';
    }
    return text;
}

}  // namespace paragram::ui
