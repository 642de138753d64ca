#include "ui/widgets/curve_chart.h"

#include <QMenu>
#include <cmath>
#include <limits>

#include "ui/widgets/number_text.h"

namespace paragram::ui {

CurveChart::CurveChart(const QString& name, QWidget* parent)
    : Chart(name, parent),
      curveLegend_(new CurveLegend),
      xTicker_(new NumberTicker),
      yTicker_(new NumberTicker) {
    // Owned by the chart until somebody adds it to a card's header.
    curveLegend_->setParent(this);
    curveLegend_->hide();
    setAutoAddPlottableToLegend(false);
    xAxis->setTicker(xTicker_);
    yAxis->setTicker(yTicker_);
    connect(curveLegend_, &CurveLegend::toggled, this, [this](int index, bool shown) {
        Curve& curve = curves_[static_cast<std::size_t>(index)];
        curve.line->setVisible(shown);
        if (curve.raw) curve.raw->setVisible(shown);
        refresh();
    });
}

int CurveChart::addCurve(const QString& name, bool smoothed) {
    Curve curve;
    curve.name = name;
    curve.smoothed = smoothed;
    if (smoothed) curve.raw = addGraph();
    curve.line = addGraph();
    curves_.push_back(curve);
    curveLegend_->addEntry(name, colourOf(curves_.size() - 1));
    applyColours(coloursInForce());
    return curveCount() - 1;
}

int CurveChart::findCurve(const QString& name) const {
    for (int i = 0; i < curveCount(); ++i)
        if (curves_[static_cast<std::size_t>(i)].name == name) return i;
    return -1;
}

void CurveChart::clearCurves() {
    clearGraphs();
    curves_.clear();
    curveLegend_->clear();
    resetView();
}

void CurveChart::clearPoints() {
    for (Curve& curve : curves_) {
        curve.line->data()->clear();
        if (curve.raw) curve.raw->data()->clear();
        curve.mean = curve.weight = 0;
    }
    resetView();
    updateLegend();
}

void CurveChart::addPoint(int index, double x, double y) {
    if (!std::isfinite(x) || !std::isfinite(y)) return;
    Curve& curve = curves_[static_cast<std::size_t>(index)];
    if (!curve.smoothed) {
        curve.line->addData(x, y);
        // A line needs two points: a single one is drawn as a dot.
        const bool alone = curve.line->dataCount() == 1;
        curve.line->setScatterStyle(alone ? QCPScatterStyle(QCPScatterStyle::ssDisc, 6) : QCPScatterStyle());
        return;
    }
    curve.raw->addData(x, y);
    smooth(curve, x, y);
}

void CurveChart::smooth(Curve& curve, double x, double y) {
    // The mean starts at 0; dividing by the accumulated weight corrects that bias for the first points.
    curve.mean = smoothing_ * curve.mean + (1 - smoothing_) * y;
    curve.weight = smoothing_ * curve.weight + (1 - smoothing_);
    curve.line->addData(x, curve.mean / curve.weight);
}

void CurveChart::setPoints(int index, const std::vector<QPointF>& points) {
    Curve& curve = curves_[static_cast<std::size_t>(index)];
    curve.line->data()->clear();
    if (curve.raw) curve.raw->data()->clear();
    curve.mean = curve.weight = 0;
    for (const QPointF& point : points) addPoint(index, point.x(), point.y());
    refresh();
}

QCPGraphDataContainer& CurveChart::points(const Curve& curve) const {
    return curve.raw ? *curve.raw->data() : *curve.line->data();
}

void CurveChart::setXUnit(const QString& unit) {
    xUnit_ = unit;
    xTicker_->setUnit(unit);
}

void CurveChart::setValueFormat(std::function<QString(double)> format) {
    format_ = std::move(format);
}

void CurveChart::setSmoothing(double share) {
    smoothing_ = std::clamp(share, 0.0, 0.999);
    for (Curve& curve : curves_) {
        if (!curve.smoothed) continue;
        curve.line->data()->clear();
        curve.mean = curve.weight = 0;
        for (const QCPGraphData& point : *curve.raw->data()) smooth(curve, point.key, point.value);
    }
    refresh();
}

void CurveChart::setLogarithmic(bool on) {
    logarithmic_ = on;
    yAxis->setScaleType(on ? QCPAxis::stLogarithmic : QCPAxis::stLinear);
    yAxis->setTicker(on ? QSharedPointer<QCPAxisTicker>(new LogNumberTicker) : yTicker_);
    resetView();
}

void CurveChart::setKeyShown(bool shown) {
    legend->clearItems();
    for (const Curve& curve : curves_) {
        curve.line->setName(curve.name);
        if (shown && curve.line->visible()) curve.line->addToLegend();
    }
    legend->setVisible(shown && curves_.size() > 1);
    if (legend->visible()) {
        // Below the plot, where it hides no curve.
        legend->setFillOrder(QCPLegend::foColumnsFirst);
        legend->setBorderPen(Qt::NoPen);
        plotLayout()->addElement(1, 0, legend);
        plotLayout()->setRowStretchFactor(1, 0.001);
    } else if (legend->layout() == plotLayout()) {
        axisRect()->insetLayout()->addElement(legend, Qt::AlignRight | Qt::AlignTop);
        plotLayout()->simplify();
    }
}

void CurveChart::paintPicture(QPaintDevice& device, const QSize& size) {
    // On screen the names are in the card's header; a saved picture needs its own legend.
    setKeyShown(true);
    Chart::paintPicture(device, size);
    setKeyShown(false);
}

void CurveChart::fitAxes() {
    double left = std::numeric_limits<double>::infinity(), right = -left, low = left, high = -left;
    for (const Curve& curve : curves_) {
        QCPGraphDataContainer& values = points(curve);
        if (!curve.line->visible() || values.isEmpty()) continue;
        bool found = false;
        const QCPRange span = values.valueRange(found, logarithmic_ ? QCP::sdPositive : QCP::sdBoth);
        if (!found) continue;
        left = std::min(left, values.constBegin()->key);
        right = std::max(right, (values.constEnd() - 1)->key);
        low = std::min(low, span.lower);
        high = std::max(high, span.upper);
    }
    if (!(left <= right)) {
        xAxis->setRange(0, 1);
        yAxis->setRange(logarithmic_ ? QCPRange(0.1, 1) : QCPRange(0, 1));
    } else {
        // Steps count from 1; an axis that almost begins at 0 begins there.
        if (left > 0 && left < 0.02 * right) left = 0;
        xAxis->setRange(right > left ? QCPRange(left, right) : QCPRange(left, left + 1));
        if (high - low < lowestSpan_) {
            const double middle = (low + high) / 2;
            low = middle - lowestSpan_ / 2;
            high = middle + lowestSpan_ / 2;
        }
        yAxis->setRange(logarithmic_ ? QCPRange(low * 0.9, high * 1.1) : roomFor(low, high));
    }
    updateLegend();
}

QColor CurveChart::colourOf(std::size_t curve) const {
    return coloursInForce().series[curve % coloursInForce().series.size()];
}

void CurveChart::resizeEvent(QResizeEvent* event) {
    constexpr int kRoomForUnit = 260;
    xTicker_->setUnitShown(width() >= kRoomForUnit);
    Chart::resizeEvent(event);
}

bool CurveChart::hasValues() const {
    return std::any_of(curves_.begin(), curves_.end(),
                       [](const Curve& curve) { return !curve.line->data()->isEmpty(); });
}

void CurveChart::applyColours(const Colours& c) {
    Chart::applyColours(c);
    legend->setBrush(c.surface);
    legend->setTextColor(c.text);
    legend->setFont(uiFont(11));
    for (std::size_t i = 0; i < curves_.size(); ++i) {
        curves_[i].line->setPen(curvePen(colourOf(i), i));
        if (curves_[i].raw) curves_[i].raw->setPen(QPen(blend(c.surface, colourOf(i), 0.3), 1));
    }
    updateLegend();
}

QString CurveChart::newestText(int index) const {
    const auto line = curves_[static_cast<std::size_t>(index)].line->data();
    return line->isEmpty() ? QString() : valueText((line->constEnd() - 1)->value);
}

void CurveChart::updateLegend() {
    for (int i = 0; i < std::min(curveCount(), curveLegend_->count()); ++i) {
        const auto curve = static_cast<std::size_t>(i);
        curveLegend_->setEntry(i, curves_[curve].name, newestText(i), colourOf(curve));
    }
}

QString CurveChart::valueText(double value) const {
    return format_ ? format_(value)
                   : numberText(value, std::abs(value) < 10     ? 3
                                       : std::abs(value) < 1000 ? 1
                                                                : 0);
}

QString CurveChart::readOut(const QPointF& position) const {
    const double x = xAxis->pixelToCoord(position.x());
    QStringList lines;
    double at = x;
    for (const Curve& curve : curves_) {
        QCPGraphDataContainer& values = points(curve);
        if (!curve.line->visible() || values.isEmpty()) continue;
        auto nearest = values.findBegin(x, true);
        const auto next = nearest + 1;
        if (next != values.constEnd() && std::abs(next->key - x) < std::abs(nearest->key - x)) nearest = next;
        at = nearest->key;
        lines << QString("%1  %2").arg(curve.name, valueText(nearest->value));
    }
    if (lines.isEmpty()) return {};
    lines.prepend(QString("%1 %2").arg(xUnit_, shortNumber(std::round(at * 100) / 100)).trimmed());
    return lines.join('\n');
}

void CurveChart::extendMenu(QMenu& menu) {
    QAction* log = menu.addAction(tr("Logarithmic"));
    log->setCheckable(true);
    log->setChecked(logarithmic_);
    connect(log, &QAction::toggled, this, &CurveChart::setLogarithmic);
    const bool any =
        std::any_of(curves_.begin(), curves_.end(), [](const Curve& curve) { return curve.smoothed; });
    if (!any) return;
    QMenu* smoothing = menu.addMenu(tr("Smoothing"));
    const std::pair<QString, double> choices[] = {
        {tr("none"), 0.0}, {tr("light"), 0.7}, {tr("medium"), 0.9}, {tr("strong"), 0.98}};
    for (const auto& [text, share] : choices) {
        QAction* action = smoothing->addAction(text, this, [this, value = share] { setSmoothing(value); });
        action->setCheckable(true);
        action->setChecked(std::abs(share - smoothing_) < 1e-9);
    }
}

QString CurveChart::csv() const {
    QString text = "curve," + csvField(xUnit_.isEmpty() ? "x" : xUnit_) + ",value\n";
    for (const Curve& curve : curves_)
        for (const QCPGraphData& point : points(curve))
            text += QString("%1,%2,%3\n")
                        .arg(csvField(curve.name))
                        .arg(point.key, 0, 'g', 9)
                        .arg(point.value, 0, 'g', 9);
    return text;
}

}  // namespace paragram::ui
