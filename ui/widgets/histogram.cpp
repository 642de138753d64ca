#include "ui/widgets/histogram.h"

#include <QKeyEvent>
#include <algorithm>
#include <cmath>

#include "ui/widgets/number_text.h"
#include "ui/widgets/number_ticker.h"

namespace paragram::ui {

Histogram::Histogram(const QString& name, QWidget* parent)
    : Chart(name, parent),
      below_(new QCPBars(xAxis, yAxis)),
      above_(new QCPBars(xAxis, yAxis)),
      line_(new QCPItemStraightLine(this)) {
    xAxis->setTicker(QSharedPointer<NumberTicker>::create());
    yAxis->setTicker(QSharedPointer<NumberTicker>::create());
    yAxis->setTickLabels(false);
    axisRect()->setMinimumMargins(QMargins(12, 0, 0, 0));
    line_->setVisible(false);
    for (QCPBars* bars : {below_, above_}) bars->setWidthType(QCPBars::wtPlotCoords);
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

void Histogram::setThreshold(double value) {
    threshold_ = value;
    hasThreshold_ = true;
    // With a threshold a drag moves it; the wheel still zooms.
    setSelectionRectMode(QCP::srmNone);
    line_->point1->setCoords(value, 0);
    line_->point2->setCoords(value, 1);
    line_->setVisible(true);
    fillBars();
    refresh();
}

void Histogram::hideThreshold() {
    hasThreshold_ = false;
    setSelectionRectMode(QCP::srmZoom);
    line_->setVisible(false);
    fillBars();
    refresh();
}

void Histogram::fillBars() {
    QVector<double> lowKeys, lowCounts, highKeys, highCounts;
    for (std::size_t i = 0; i < counts_.size(); ++i) {
        const double middle = low_ + (static_cast<double>(i) + 0.5) * width_;
        const bool kept = !hasThreshold_ || middle >= threshold_;
        (kept ? highKeys : lowKeys) << middle;
        (kept ? highCounts : lowCounts) << counts_[i];
    }
    below_->setData(lowKeys, lowCounts, true);
    above_->setData(highKeys, highCounts, true);
    for (QCPBars* bars : {below_, above_}) bars->setWidth(width_ * 0.9);
}

void Histogram::fitAxes() {
    const double top = counts_.empty() ? 1 : *std::max_element(counts_.begin(), counts_.end());
    xAxis->setRange(low_, low_ + width_ * std::max<double>(1, static_cast<double>(counts_.size())));
    yAxis->setRange(0, top > 0 ? top * 1.06 : 1);
}

bool Histogram::hasValues() const {
    return !counts_.empty();
}

void Histogram::applyColours(const Colours& c) {
    Chart::applyColours(c);
    const QColor colour = c.series[series_ % c.series.size()];
    above_->setPen(Qt::NoPen);
    above_->setBrush(colour);
    below_->setPen(Qt::NoPen);
    below_->setBrush(blend(c.surface, colour, 0.35));
    line_->setPen(QPen(c.series[3], 2, Qt::DotLine));
}

QString Histogram::readOut(const QPointF& position) const {
    const double bin = std::floor((xAxis->pixelToCoord(position.x()) - low_) / width_);
    if (bin < 0 || bin >= static_cast<double>(counts_.size())) return {};
    const double from = low_ + bin * width_;
    return tr("%1 to %2: %3")
        .arg(shortNumber(from), shortNumber(from + width_),
             countText(static_cast<qint64>(counts_[static_cast<std::size_t>(bin)])));
}

void Histogram::moveThreshold(double value) {
    const double high = low_ + width_ * static_cast<double>(counts_.size());
    setThreshold(std::clamp(value, low_, high));
    emit thresholdChanged(threshold_);
}

void Histogram::mousePressEvent(QMouseEvent* event) {
    dragging_ = hasThreshold_ && event->button() == Qt::LeftButton;
    if (dragging_)
        moveThreshold(xAxis->pixelToCoord(event->position().x()));
    else
        Chart::mousePressEvent(event);
}

void Histogram::mouseMoveEvent(QMouseEvent* event) {
    if (dragging_)
        moveThreshold(xAxis->pixelToCoord(event->position().x()));
    else
        Chart::mouseMoveEvent(event);
}

void Histogram::mouseReleaseEvent(QMouseEvent* event) {
    if (!dragging_) Chart::mouseReleaseEvent(event);
    dragging_ = false;
}

void Histogram::keyPressEvent(QKeyEvent* event) {
    const bool moves = event->key() == Qt::Key_Right || event->key() == Qt::Key_Left;
    if (!moves || !hasThreshold_) return Chart::keyPressEvent(event);
    moveThreshold(threshold_ + (event->key() == Qt::Key_Right ? 1 : -1) * width_ / 5);
}

QString Histogram::csv() const {
    return binsAsCsv(counts_, low_, width_);
}

QString binsAsCsv(const std::vector<double>& counts, double low, double width) {
    QString text = "from,to,count\n";
    for (std::size_t i = 0; i < counts.size(); ++i) {
        const double from = low + static_cast<double>(i) * width;
        text += QString("%1,%2,%3\n")
                    .arg(from, 0, 'g', 9)
                    .arg(from + width, 0, 'g', 9)
                    .arg(counts[i], 0, 'g', 12);
    }
    return text;
}

}  // namespace paragram::ui
