#include "ui/widgets/histogram.h"

#include <QKeyEvent>
#include <algorithm>
#include <cmath>

#include "ui/widgets/number_text.h"
#include "ui/widgets/number_ticker.h"

namespace paragram::ui {

Histogram::Histogram(const QString& name, QWidget* parent)
    : Chart(name, parent), dropped_(new QCPBars(xAxis, yAxis)), kept_(new QCPBars(xAxis, yAxis)) {
    xAxis->setTicker(QSharedPointer<NumberTicker>::create());
    yAxis->setTicker(QSharedPointer<NumberTicker>::create());
    yAxis->setTickLabels(false);
    axisRect()->setMinimumMargins(QMargins(12, 0, 0, 0));
    for (QCPBars* bars : {dropped_, kept_}) bars->setWidthType(QCPBars::wtPlotCoords);
    Histogram::applyColours(coloursInForce());
}

void Histogram::setCounts(const std::vector<double>& counts, double low, double width) {
    counts_ = counts;
    low_ = low;
    width_ = width;
    fillBars();
    resetView();
}

void Histogram::setValues(const std::vector<double>& values, double low, double high, int bins) {
    std::vector<double> counts(static_cast<std::size_t>(bins));
    const double width = (high - low) / bins;
    for (const double value : values) {
        if (!std::isfinite(value)) continue;
        const double bin = std::clamp(std::floor((value - low) / width), 0.0, bins - 1.0);
        ++counts[static_cast<std::size_t>(bin)];
    }
    setCounts(counts, low, width);
}

void Histogram::setSeries(int series) {
    series_ = static_cast<std::size_t>(series);
    applyColours(coloursInForce());
}

double Histogram::high() const {
    return low_ + width_ * static_cast<double>(counts_.size());
}

void Histogram::addLine(Qt::PenStyle style) {
    lines_.push_back({new QCPItemStraightLine(this), style});
    // A drag moves a line; the wheel still zooms.
    setSelectionRectMode(QCP::srmNone);
    applyColours(coloursInForce());
}

void Histogram::placeLine(std::size_t line, double at) {
    QCPItemStraightLine& item = *lines_[line].item;
    item.point1->setCoords(at, 0);
    item.point2->setCoords(at, 1);
    item.setVisible(!counts_.empty());
}

void Histogram::setThreshold(double value) {
    threshold_ = value;
    if (lines_.empty()) addLine(Qt::DotLine);
    fillBars();
    refresh();
}

void Histogram::fillBars() {
    QVector<double> keys[2], heights[2];
    for (std::size_t i = 0; i < counts_.size(); ++i) {
        const double middle = low_ + (static_cast<double>(i) + 0.5) * width_;
        const int kept = keeps(middle) ? 1 : 0;
        keys[kept] << middle;
        heights[kept] << counts_[i];
    }
    dropped_->setData(keys[0], heights[0], true);
    kept_->setData(keys[1], heights[1], true);
    for (QCPBars* bars : {dropped_, kept_}) bars->setWidth(width_ * 0.9);
    if (lines_.size() == 1) placeLine(0, threshold_);
}

void Histogram::fitAxes() {
    const double top = counts_.empty() ? 1 : *std::max_element(counts_.begin(), counts_.end());
    xAxis->setRange(low_, std::max(high(), low_ + width_));
    yAxis->setRange(0, top > 0 ? top * 1.06 : 1);
}

void Histogram::applyColours(const Colours& c) {
    Chart::applyColours(c);
    const QColor colour = c.series[series_ % c.series.size()];
    for (QCPBars* bars : {dropped_, kept_}) bars->setPen(Qt::NoPen);
    kept_->setBrush(colour);
    dropped_->setBrush(blend(c.surface, colour, 0.35));
    for (const Line& line : lines_) line.item->setPen(QPen(c.series[3], 2, line.style));
}

QString Histogram::readOut(const QPointF& position) const {
    const double bin = std::floor((xAxis->pixelToCoord(position.x()) - low_) / width_);
    if (bin < 0 || bin >= static_cast<double>(counts_.size())) return {};
    const double from = low_ + bin * width_;
    return tr("%1 to %2: %3")
        .arg(shortNumber(from), shortNumber(from + width_),
             countText(static_cast<qint64>(counts_[static_cast<std::size_t>(bin)])));
}

void Histogram::moveLine(std::size_t, double value) {
    setThreshold(std::clamp(value, low_, high()));
    emit thresholdChanged(threshold_);
}

void Histogram::mousePressEvent(QMouseEvent* event) {
    if (lines_.empty() || counts_.empty() || event->button() != Qt::LeftButton)
        return Chart::mousePressEvent(event);
    const double x = event->position().x();
    const auto nearest = std::ranges::min_element(lines_, {}, [&](const Line& line) {
        return std::abs(x - xAxis->coordToPixel(line.item->point1->coords().x()));
    });
    dragged_ = static_cast<int>(nearest - lines_.begin());
    moveLine(static_cast<std::size_t>(dragged_), xAxis->pixelToCoord(x));
}

void Histogram::mouseMoveEvent(QMouseEvent* event) {
    if (dragged_ >= 0)
        moveLine(static_cast<std::size_t>(dragged_), xAxis->pixelToCoord(event->position().x()));
    else
        Chart::mouseMoveEvent(event);
}

void Histogram::mouseReleaseEvent(QMouseEvent* event) {
    if (dragged_ < 0) Chart::mouseReleaseEvent(event);
    dragged_ = -1;
}

void Histogram::keyPressEvent(QKeyEvent* event) {
    const bool moves = event->key() == Qt::Key_Right || event->key() == Qt::Key_Left;
    if (!moves || lines_.empty() || counts_.empty()) return Chart::keyPressEvent(event);
    const std::size_t line = event->modifiers() & Qt::ShiftModifier ? lines_.size() - 1 : 0;
    moveLine(line, lineValue(line) + (event->key() == Qt::Key_Right ? 1 : -1) * keyStep());
}

QString Histogram::csv() const {
    QString text = "from,to,count\n";
    for (std::size_t i = 0; i < counts_.size(); ++i) {
        const double from = low_ + static_cast<double>(i) * width_;
        text += QString("%1,%2,%3\n")
                    .arg(from, 0, 'g', 9)
                    .arg(from + width_, 0, 'g', 9)
                    .arg(counts_[i], 0, 'g', 12);
    }
    return text;
}

}  // namespace paragram::ui
