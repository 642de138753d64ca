#include "ui/exploring/map_chart.h"

#include <QMap>
#include <algorithm>
#include <limits>

namespace paragram::ui {

namespace {

constexpr double kReach = 10;   // largest distance in pixels between the pointer and the point it means
constexpr int kMostHint = 160;  // characters

// One for each colour, for readers who do not see colours.
struct Mark {
    QCPScatterStyle::ScatterShape shape;
    const char* character;
};
constexpr Mark kMarks[] = {{QCPScatterStyle::ssCircle, "●"},   {QCPScatterStyle::ssSquare, "■"},
                           {QCPScatterStyle::ssTriangle, "▲"}, {QCPScatterStyle::ssDiamond, "◆"},
                           {QCPScatterStyle::ssPlus, "+"},     {QCPScatterStyle::ssCross, "×"}};

}  // namespace

MapChart::MapChart(const QString& name, QWidget* parent) : Chart(name, parent) {
    for (std::size_t i = 0; i < lightColours().series.size(); ++i) clouds_.push_back(addGraph());
    ring_ = addGraph();
    for (QCPGraph* graph : clouds_) graph->setLineStyle(QCPGraph::lsNone);
    ring_->setLineStyle(QCPGraph::lsNone);
    line_ = new QCPCurve(xAxis, yAxis);
    // Only distances have a meaning on the map, coordinates do not.
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
    shadePoints();
    fillClouds();
    resetView();
}

void MapChart::setColourBy(int what) {
    colourBy_ = what;
    shadePoints();
    fillClouds();
}

QString MapChart::valueOf(const CorpusExplorer::MapPoint& point) const {
    if (colourBy_ == kByCluster) return tr("cluster %1").arg(point.cluster + 1);
    const auto column = static_cast<std::size_t>(std::max(colourBy_, 0));
    const std::string* text = colourBy_ == kByLanguage ? &point.language : nullptr;
    if (!text && column < point.columns.size()) text = &point.columns[column];
    return !text || text->empty() ? tr("none") : QString::fromStdString(*text);
}

void MapChart::shadePoints() {
    QMap<QString, int> counts;
    for (const auto& point : points_) ++counts[valueOf(point)];
    QStringList values = counts.keys();
    std::stable_sort(values.begin(), values.end(),
                     [&](const QString& a, const QString& b) { return counts[a] > counts[b]; });
    const auto colours = static_cast<qsizetype>(clouds_.size());
    const bool others = values.size() > colours;
    names_.clear();
    for (qsizetype i = 0; i < std::min(values.size(), colours); ++i)
        names_.push_back(others && i == colours - 1 ? tr("others") : values[i]);
    shade_.clear();
    for (const auto& point : points_)
        shade_.push_back(static_cast<int>(std::min(values.indexOf(valueOf(point)), colours - 1)));
}

std::vector<MapChart::Shade> MapChart::shades() const {
    std::vector<Shade> all;
    for (std::size_t c = 0; c < names_.size(); ++c)
        all.push_back({names_[c], coloursInForce().series[c], QString::fromUtf8(kMarks[c].character),
                       static_cast<int>(std::count(shade_.begin(), shade_.end(), static_cast<int>(c)))});
    return all;
}

void MapChart::fillClouds() {
    for (std::size_t c = 0; c < clouds_.size(); ++c) {
        QVector<double> x, y;
        for (std::size_t i = 0; i < points_.size(); ++i) {
            if (shade_[i] != static_cast<int>(c)) continue;
            x << points_[i].x;
            y << points_[i].y;
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
        const bool lines = i >= 4;  // plus and cross have no inside
        clouds_[i]->setScatterStyle(QCPScatterStyle(kMarks[i].shape, lines ? QPen(dot, 1.4) : QPen(Qt::NoPen),
                                                    QBrush(dot), scaled(6)));
    }
    ring_->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssCircle, QPen(c.text, 1.4), Qt::NoBrush, 10));
    line_->setPen(QPen(c.accent, 1.4));
    QColor inside = c.accent;
    inside.setAlphaF(0.12F);
    line_->setBrush(inside);
    emit coloursChanged();
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
    QString text = "line,x,y,cluster,language,sentence\n";
    for (const auto& point : points_) {
        text += QString("%1,%2,%3,%4,%5,")
                    .arg(point.line + 1)
                    .arg(point.x, 0, 'g', 9)
                    .arg(point.y, 0, 'g', 9)
                    .arg(point.cluster)
                    .arg(QString::fromStdString(point.language)) +
                csvField(QString::fromStdString(point.text)) + '\n';
    }
    return text;
}

}  // namespace paragram::ui
