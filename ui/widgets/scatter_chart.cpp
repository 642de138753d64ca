#include "ui/widgets/scatter_chart.h"

#include <QKeyEvent>
#include <limits>

#include "ui/widgets/number_text.h"
#include "ui/widgets/number_ticker.h"

namespace paragram::ui {

namespace {

constexpr double kReach = 10;  // largest distance in pixels between the pointer and the point it means

}  // namespace

ScatterChart::ScatterChart(const QString& name, QWidget* parent)
    : Chart(name, parent), cloud_(addGraph()), ring_(addGraph()) {
    xAxis->setTicker(QSharedPointer<NumberTicker>::create());
    yAxis->setTicker(QSharedPointer<NumberTicker>::create());
    for (QCPAxis* axis : {xAxis, yAxis}) axis->setLabelFont(uiFont(11));
    for (QCPGraph* graph : {cloud_, ring_}) graph->setLineStyle(QCPGraph::lsNone);
    ScatterChart::applyColours(coloursInForce());
}

void ScatterChart::setPoints(std::vector<QPointF> points) {
    points_ = std::move(points);
    QVector<double> x, y;
    for (const QPointF& point : points_) {
        x << point.x();
        y << point.y();
    }
    cloud_->setData(x, y);
    setCurrent(-1);
    resetView();
}

void ScatterChart::setLabels(const QString& x, const QString& y) {
    xLabel_ = x;
    yLabel_ = y;
    xAxis->setLabel(x);
    yAxis->setLabel(y);
}

void ScatterChart::setCurrent(int index) {
    current_ = index >= 0 && index < static_cast<int>(points_.size()) ? index : -1;
    ring_->data()->clear();
    if (current_ >= 0) {
        const QPointF& point = points_[static_cast<std::size_t>(current_)];
        ring_->addData(point.x(), point.y());
    }
    refresh();
}

void ScatterChart::fitAxes() {
    double left = std::numeric_limits<double>::infinity(), right = -left, low = left, high = -left;
    for (const QPointF& point : points_) {
        left = std::min(left, point.x());
        right = std::max(right, point.x());
        low = std::min(low, point.y());
        high = std::max(high, point.y());
    }
    xAxis->setRange(roomFor(left, right, 0.03));
    yAxis->setRange(roomFor(low, high));
}

bool ScatterChart::hasValues() const {
    return !points_.empty();
}

void ScatterChart::applyColours(const Colours& c) {
    Chart::applyColours(c);
    QColor dot = c.series[0];
    dot.setAlphaF(0.5F);
    // A disc would be filled with the pen's colour and, without a pen, with the graph's: a circle without
    // either keeps the translucent brush.
    cloud_->setPen(Qt::NoPen);
    cloud_->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssCircle, QPen(Qt::NoPen), QBrush(dot), 7));
    ring_->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssCircle, QPen(c.series[3], 2), Qt::NoBrush, 12));
}

int ScatterChart::nearest(const QPointF& position) const {
    int best = -1;
    double bestDistance = kReach * kReach;
    for (std::size_t i = 0; i < points_.size(); ++i) {
        const double dx = xAxis->coordToPixel(points_[i].x()) - position.x();
        const double dy = yAxis->coordToPixel(points_[i].y()) - position.y();
        const double distance = dx * dx + dy * dy;
        if (distance > bestDistance) continue;
        best = static_cast<int>(i);
        bestDistance = distance;
    }
    return best;
}

QString ScatterChart::readOut(const QPointF& position) const {
    const int index = nearest(position);
    if (index < 0) return {};
    const QPointF& point = points_[static_cast<std::size_t>(index)];
    return QString("%1 %2\n%3 %4").arg(xLabel_, numberText(point.x(), 2), yLabel_, numberText(point.y(), 2));
}

void ScatterChart::mouseReleaseEvent(QMouseEvent* event) {
    Chart::mouseReleaseEvent(event);
    const int index = event->button() == Qt::LeftButton ? nearest(event->position()) : -1;
    if (index < 0) return;
    setCurrent(index);
    emit pointClicked(index);
}

void ScatterChart::keyPressEvent(QKeyEvent* event) {
    const int count = static_cast<int>(points_.size());
    const bool moves = event->key() == Qt::Key_Right || event->key() == Qt::Key_Left;
    if (!moves || count == 0) return Chart::keyPressEvent(event);
    setCurrent((current_ + (event->key() == Qt::Key_Right ? 1 : count - 1)) % count);
    emit pointClicked(current_);
}

QString ScatterChart::csv() const {
    QString text = csvField(xLabel_) + ',' + csvField(yLabel_) + '\n';
    for (const QPointF& point : points_)
        text += QString("%1,%2\n").arg(point.x(), 0, 'g', 9).arg(point.y(), 0, 'g', 9);
    return text;
}

}  // namespace paragram::ui
