#include "ui/widgets/number_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <cmath>

#include "core/base/number_text.h"

namespace paragram::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(NumberText)
};

}  // namespace

QString countText(qint64 value) {
    return QLocale().toString(value);
}

int plural(std::uint64_t count) {
    // No language asks for more than the last two digits of a large number.
    constexpr std::uint64_t kLarge = 1000000;
    return static_cast<int>(count < kLarge ? count : kLarge + count % 100);
}

QString numberText(double value, int decimals) {
    const double unit = std::pow(10.0, -decimals);
    return QLocale().toString(std::abs(value) < unit / 2 ? 0.0 : value, 'f', decimals);  // never -0.00
}

QString shortNumber(double value) {
    if (std::isnan(value)) return QStringLiteral("–");
    for (int decimals = 0; decimals < 8; ++decimals) {
        const double scale = std::pow(10.0, decimals);
        if (std::abs(std::round(value * scale) - value * scale) <
            1e-6 * std::max(1.0, std::abs(value * scale)))
            return numberText(value, decimals);
    }
    return QLocale().toString(value, 'g', 4);
}

QString scoreText(double correlation) {
    return std::isnan(correlation) ? QStringLiteral("–") : numberText(100 * correlation, 1);
}

QString cosineText(double cosine) {
    return std::isnan(cosine) ? QStringLiteral("–") : numberText(cosine, 2);
}

QString durationText(double seconds) {
    const auto [hours, minutes, rest] = durationParts(seconds);
    if (hours > 0)
        return minutes > 0 ? Words::tr("%1 h %2 min").arg(hours).arg(minutes) : Words::tr("%1 h").arg(hours);
    if (minutes == 0) return Words::tr("%1 s").arg(rest);
    return rest > 0 ? Words::tr("%1 min %2 s").arg(minutes).arg(rest) : Words::tr("%1 min").arg(minutes);
}

QString bytesText(double bytes) {
    if (bytes >= 1e8) return Words::tr("%1 GB").arg(numberText(bytes / 1e9, bytes < 1e10 ? 1 : 0));
    if (bytes >= 1e6) return Words::tr("%1 MB").arg(numberText(bytes / 1e6, bytes < 1e7 ? 1 : 0));
    return Words::tr("%1 kB").arg(numberText(std::ceil(bytes / 1e3), 0));
}

QString listText(const QStringList& parts) {
    switch (QLocale().language()) {
        case QLocale::Arabic:
            return parts.join("، ");
        case QLocale::Chinese:
        case QLocale::Japanese:
            return parts.join("、");
        default:
            return parts.join(", ");
    }
}

QString toText(const std::filesystem::path& path) {
    return QString::fromStdString(path.string());
}

std::filesystem::path toPath(const QString& text) {
    return std::filesystem::path(text.toStdString());
}

}  // namespace paragram::ui
