#include "ui/widgets/range_histogram.h"

#include <algorithm>
#include <cmath>

#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace {

constexpr int kBars = 60;
// A few extreme values would squeeze all others against an edge.
constexpr double kEdgeShare = 0.002;

}  // namespace

RangeHistogram::RangeHistogram(const QString& name, QWidget* parent) : Histogram(name, parent) {
    axisRect()->setMinimumMargins(QMargins(12, 0, 12, 0));
    setFocusPolicy(Qt::StrongFocus);
    addLine(Qt::SolidLine);
    addLine(Qt::SolidLine);
}

void RangeHistogram::setSample(const std::vector<float>& first, const std::vector<float>& second) {
    std::vector<double> values;
    values.reserve(first.size() + second.size());
    for (const auto* side : {&first, &second})
        for (const float value : *side)
            if (std::isfinite(value)) values.push_back(static_cast<double>(value));
    if (values.empty()) {
        setCounts({}, low(), binWidth());
        return placeLines();
    }
    const auto edge = static_cast<std::size_t>(kEdgeShare * static_cast<double>(values.size()));
    std::vector<double> sorted = values;
    std::sort(sorted.begin(), sorted.end());
    const double from = sorted[edge], to = sorted[sorted.size() - 1 - edge];
    whole_ = std::all_of(values.begin(), values.end(), [](double v) { return v == std::floor(v); });
    const double width =
        whole_ ? std::max(1.0, std::ceil((to - from + 1) / kBars)) : std::max(to - from, 1e-6) / kBars;
    const int bars = whole_ ? static_cast<int>(std::ceil((to - from + 1) / width)) : kBars;
    const double begin = whole_ ? from - 0.5 : from;
    setValues(values, begin, begin + bars * width, bars);
    placeLines();
}

void RangeHistogram::setRange(double low, double high, double least, double most) {
    from_ = low;
    to_ = high;
    least_ = least;
    most_ = most;
    fillBars();
    placeLines();
    refresh();
}

void RangeHistogram::placeLines() {
    // A threshold beyond all values stands at the edge, where it can still be dragged.
    const double half = whole_ ? 0.5 : 0;
    placeLine(kLow, std::clamp(from_ - half, low(), high()));
    placeLine(kHigh, std::clamp(to_ + half, low(), high()));
}

bool RangeHistogram::keeps(double middle) const {
    return middle >= from_ - binWidth() / 2 && middle <= to_ + binWidth() / 2;
}

void RangeHistogram::fitAxes() {
    Histogram::fitAxes();
    const double room = xAxis->range().size() * 0.01;
    xAxis->setRange(xAxis->range().lower - room, xAxis->range().upper + room);
}

QString RangeHistogram::readOut(const QPointF& position) const {
    const double bar = std::floor((xAxis->pixelToCoord(position.x()) - low()) / binWidth());
    if (bar < 0 || bar >= static_cast<double>(counts().size())) return {};
    const double from = low() + bar * binWidth() + (whole_ ? 0.5 : 0);
    const QString count = countText(static_cast<qint64>(counts()[static_cast<std::size_t>(bar)]));
    if (whole_ && binWidth() == 1) return QString("%1: %2").arg(shortNumber(from), count);
    return tr("%1 to %2: %3")
        .arg(shortNumber(from), shortNumber(from + binWidth() - (whole_ ? 1 : 0)), count);
}

double RangeHistogram::rounded(double value) const {
    if (whole_) return std::round(value);
    // As fine as the bars, so that a recipe stays readable.
    const double unit = std::pow(10, std::floor(std::log10(binWidth())));
    return std::round(value / unit) * unit;
}

// Arrow keys start where the line is seen, not at a limit far outside.
double RangeHistogram::lineValue(std::size_t line) const {
    const double half = whole_ ? 0.5 : 0;
    return line == kLow ? std::clamp(from_, low() + half, high() + half)
                        : std::clamp(to_, low() - half, high() - half);
}

void RangeHistogram::moveLine(std::size_t line, double value) {
    double& moved = line == kLow ? from_ : to_;
    const double before = moved;
    moved = std::clamp(rounded(value), line == kLow ? least_ : from_, line == kLow ? to_ : most_);
    if (moved == before) return;
    fillBars();
    placeLines();
    refresh();
    emit rangeChanged(from_, to_);
}

}  // namespace paragram::ui
