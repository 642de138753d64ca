#include "ui/widgets/number_ticker.h"

#include "ui/widgets/number_text.h"

namespace paragram::ui {

QVector<QString> NumberTicker::createLabelVector(const QVector<double>& ticks, const QLocale&, QChar, int) {
    QVector<QString> labels;
    labels.reserve(ticks.size());
    const double step = ticks.size() > 1 ? ticks[1] - ticks[0] : 1;
    // All labels of an axis get as many decimals as the distance of two ticks needs.
    const int decimals =
        step > 0 ? std::clamp(static_cast<int>(std::ceil(-std::log10(step) - 1e-9)), 0, 8) : 0;
    // A step like 0.25 needs one more than its size says.
    const double scale = std::pow(10.0, decimals);
    const int more = std::abs(step * scale - std::round(step * scale)) > 1e-6 ? 1 : 0;
    for (const double tick : ticks) {
        const double value = std::abs(tick) < step * 1e-9 ? 0 : tick;
        labels << (format_ ? format_(value) : numberText(value, decimals + more));
    }
    if (labels.isEmpty() || unit_.isEmpty()) return labels;
    // The ticks begin and end outside the range: the first that is seen carries the unit.
    const qsizetype first = labels.size() > 2 ? 1 : 0;
    labels[first] = unit_ + ' ' + labels[first];
    return labels;
}

QString LogNumberTicker::getTickLabel(double tick, const QLocale&, QChar, int) {
    return shortNumber(tick);
}

}  // namespace paragram::ui
