#include "ui/data/range_histogram.h"

#include <QKeyEvent>
#include <algorithm>
#include <cmath>

#include "ui/widgets/histogram.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/number_ticker.h"

namespace paragram::ui {

namespace {

constexpr int kBars = 60;
// A few extreme values would squeeze all others against an edge.
constexpr double kEdgeShare = 0.002;

}  // namespace

RangeHistogram::RangeHistogram(const QString& name, QWidget* parent)
    : Chart(name, parent),
      kept_(new QCPBars(xAxis, yAxis)),
      dropped_(new QCPBars(xAxis, yAxis)),
      lowLine_(new QCPItemStraightLine(this)),
      highLine_(new QCPItemStraightLine(this)) {
    xAxis->setTicker(QSharedPointer<NumberTicker>::create());
    yAxis->setTicker(QSharedPointer<NumberTicker>::create());
    yAxis->setTickLabels(false);
    axisRect()->setMinimumMargins(QMargins(12, 0, 12, 0));
    for (QCPBars* bars : {kept_, dropped_}) bars->setWidthType(QCPBars::wtPlotCoords);
    // A drag moves a line; the wheel still zooms.
    setSelectionRectMode(QCP::srmNone);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    RangeHistogram::applyColours(coloursInForce());
}

void RangeHistogram::setValues(const std::vector<float>& first, const std::vector<float>& second) {
    std::vector<float> values;
    values.reserve(first.size() + second.size());
    for (const auto* side : {&first, &second})
        for (const float value : *side)
            if (std::isfinite(value)) values.push_back(value);
    counts_.clear();
    if (!values.empty()) {
        const auto edge = static_cast<std::size_t>(kEdgeShare * static_cast<double>(values.size()));
        std::vector<float> sorted = values;
        std::sort(sorted.begin(), sorted.end());
        const double from = sorted[edge], to = sorted[sorted.size() - 1 - edge];
        whole_ = std::all_of(values.begin(), values.end(), [](float v) { return v == std::floor(v); });
        width_ =
            whole_ ? std::max(1.0, std::ceil((to - from + 1) / kBars)) : std::max(to - from, 1e-6) / kBars;
        begin_ = whole_ ? from - 0.5 : from;
        const auto bars = whole_ ? static_cast<std::size_t>(std::ceil((to - from + 1) / width_)) : kBars;
        counts_.assign(std::max<std::size_t>(1, bars), 0);
        for (const float value : values) {
            const double bar = std::clamp(std::floor((value - begin_) / width_), 0.0,
                                          static_cast<double>(counts_.size()) - 1);
            ++counts_[static_cast<std::size_t>(bar)];
        }
    }
    fillBars();
    resetView();
}

void RangeHistogram::setRange(double low, double high, double least, double most) {
    low_ = low;
    high_ = high;
    least_ = least;
    most_ = most;
    placeLines();
    fillBars();
    refresh();
}

void RangeHistogram::placeLines() {
    const double end = begin_ + width_ * static_cast<double>(counts_.size());
    const auto place = [&](QCPItemStraightLine* line, double value) {
        // A threshold beyond what occurs stands at the edge, where it can be taken hold of.
        const double at = std::clamp(value, begin_, std::max(begin_, end));
        line->point1->setCoords(at, 0);
        line->point2->setCoords(at, 1);
        line->setVisible(!counts_.empty());
    };
    const double half = whole_ ? 0.5 : 0;
    place(lowLine_, low_ - half);
    place(highLine_, high_ + half);
}

void RangeHistogram::fillBars() {
    QVector<double> keys[2], heights[2];
    for (std::size_t i = 0; i < counts_.size(); ++i) {
        const double middle = begin_ + (static_cast<double>(i) + 0.5) * width_;
        const int kept = middle >= low_ - width_ / 2 && middle <= high_ + width_ / 2 ? 0 : 1;
        keys[kept] << middle;
        heights[kept] << counts_[i];
    }
    kept_->setData(keys[0], heights[0], true);
    dropped_->setData(keys[1], heights[1], true);
    for (QCPBars* bars : {kept_, dropped_}) bars->setWidth(width_ * 0.9);
    placeLines();
}

void RangeHistogram::fitAxes() {
    const double top = counts_.empty() ? 1 : *std::max_element(counts_.begin(), counts_.end());
    const double end = begin_ + width_ * std::max<double>(1, static_cast<double>(counts_.size()));
    xAxis->setRange(begin_ - (end - begin_) * 0.01, end + (end - begin_) * 0.01);
    yAxis->setRange(0, top > 0 ? top * 1.06 : 1);
}

void RangeHistogram::applyColours(const Colours& c) {
    Chart::applyColours(c);
    kept_->setPen(Qt::NoPen);
    kept_->setBrush(c.series[0]);
    dropped_->setPen(Qt::NoPen);
    dropped_->setBrush(blend(c.surface, c.series[0], 0.35));
    for (QCPItemStraightLine* line : {lowLine_, highLine_}) line->setPen(QPen(c.series[3], 2));
}

QString RangeHistogram::readOut(const QPointF& position) const {
    const double bar = std::floor((xAxis->pixelToCoord(position.x()) - begin_) / width_);
    if (bar < 0 || bar >= static_cast<double>(counts_.size())) return {};
    const double from = begin_ + bar * width_ + (whole_ ? 0.5 : 0);
    const QString count = countText(static_cast<qint64>(counts_[static_cast<std::size_t>(bar)]));
    if (whole_ && width_ == 1) return QString("%1: %2").arg(shortNumber(from), count);
    return tr("%1 to %2: %3").arg(shortNumber(from), shortNumber(from + width_ - (whole_ ? 1 : 0)), count);
}

double RangeHistogram::rounded(double value) const {
    if (whole_) return std::round(value);
    // As fine as the bars, so that a recipe stays readable.
    const double unit = std::pow(10, std::floor(std::log10(width_)));
    return std::round(value / unit) * unit;
}

void RangeHistogram::moveLine(Line line, double value) {
    double& moved = line == Line::low ? low_ : high_;
    const double before = moved;
    moved = std::clamp(rounded(value), line == Line::low ? least_ : low_, line == Line::low ? high_ : most_);
    if (moved == before) return;
    fillBars();
    refresh();
    emit rangeChanged(low_, high_);
}

void RangeHistogram::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || counts_.empty()) return Chart::mousePressEvent(event);
    const double x = event->position().x();
    const double toLow = std::abs(x - xAxis->coordToPixel(lowLine_->point1->coords().x()));
    const double toHigh = std::abs(x - xAxis->coordToPixel(highLine_->point1->coords().x()));
    dragging_ = toLow <= toHigh ? Line::low : Line::high;
    moveLine(dragging_, xAxis->pixelToCoord(x));
}

void RangeHistogram::mouseMoveEvent(QMouseEvent* event) {
    if (dragging_ != Line::none)
        moveLine(dragging_, xAxis->pixelToCoord(event->position().x()));
    else
        Chart::mouseMoveEvent(event);
}

void RangeHistogram::mouseReleaseEvent(QMouseEvent* event) {
    if (dragging_ == Line::none) Chart::mouseReleaseEvent(event);
    dragging_ = Line::none;
}

void RangeHistogram::keyPressEvent(QKeyEvent* event) {
    const bool moves = event->key() == Qt::Key_Right || event->key() == Qt::Key_Left;
    if (!moves || counts_.empty()) return Chart::keyPressEvent(event);
    const Line line = event->modifiers() & Qt::ShiftModifier ? Line::high : Line::low;
    // From where the line is seen, not from a limit far outside.
    const double half = whole_ ? 0.5 : 0;
    const double seen =
        line == Line::low ? lowLine_->point1->coords().x() + half : highLine_->point1->coords().x() - half;
    moveLine(line, seen + (event->key() == Qt::Key_Right ? 1 : -1) * (whole_ ? 1 : width_));
}

QString RangeHistogram::csv() const {
    return binsAsCsv(counts_, begin_, width_);
}

}  // namespace paragram::ui
