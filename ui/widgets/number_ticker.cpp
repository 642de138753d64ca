#include "ui/widgets/number_ticker.h"

#include "ui/widgets/number_text.h"

namespace paragram::ui {

void NumberTicker::generate(const QCPRange& range, const QLocale& locale, QChar formatChar, int precision,
                            QVector<double>& ticks, QVector<double>* subTicks, QVector<QString>* labels) {
    lowest_ = range.lower;
    QCPAxisTicker::generate(range, locale, formatChar, precision, ticks, subTicks, labels);
}

double NumberTicker::getTickStep(const QCPRange& range) {
    // 1, 2 and 5 are rounder steps than QCustomPlot's 2.5.
    double magnitude = 1;
    const double mantissa = getMantissa(range.size() / (tickCount() + 1e-10), &magnitude);
    return pickClosest(mantissa, {1, 2, 5, 10}) * magnitude;
}

QVector<QString> NumberTicker::createLabelVector(const QVector<double>& ticks, const QLocale&, QChar, int) {
    QVector<QString> labels;
    labels.reserve(ticks.size());
    const double step = ticks.size() > 1 ? ticks[1] - ticks[0] : 1;
    // All labels of an axis have as many decimals as the distance between two ticks needs.
    const double shown = step * scale_;
    const int decimals =
        shown > 0 ? std::clamp(static_cast<int>(std::ceil(-std::log10(shown) - 1e-9)), 0, 8) : 0;
    for (const double tick : ticks) {
        const double value = std::abs(tick) < step * 1e-9 ? 0 : tick;
        labels << (format_ ? format_(value) : numberText(value * scale_, decimals));
    }
    if (labels.isEmpty() || unit_.isEmpty() || !unitShown_) return labels;
    // The first tick may lie before the range and be invisible: the first visible one carries the unit.
    const qsizetype first = labels.size() > 1 && ticks[0] < lowest_ - step * 1e-6 ? 1 : 0;
    labels[first] = unit_ + ' ' + labels[first];
    return labels;
}

QString LogNumberTicker::getTickLabel(double tick, const QLocale&, QChar, int) {
    return shortNumber(tick);
}

}  // namespace paragram::ui
