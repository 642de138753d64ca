#include "ui/widgets/number_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <cmath>

namespace paragram::ui {

namespace {

QString tr(const char* text) {
    return QCoreApplication::translate("NumberText", text);
}

}  // namespace

QString countText(qint64 value) {
    return QLocale().toString(value);
}

QString numberText(double value, int decimals) {
    return QLocale().toString(value, 'f', decimals);
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
    const qint64 whole = std::llround(std::max(0.0, seconds));
    if (whole < 60) return tr("%1 s").arg(whole);
    if (whole < 3600) {
        // Seconds no longer matter to somebody who waits for ten minutes.
        return whole < 600 && whole % 60 ? tr("%1 min %2 s").arg(whole / 60).arg(whole % 60)
                                         : tr("%1 min").arg((whole + 30) / 60);
    }
    const qint64 minutes = (whole % 3600) / 60;
    return minutes ? tr("%1 h %2 min").arg(whole / 3600).arg(minutes) : tr("%1 h").arg(whole / 3600);
}

QString bytesText(double bytes) {
    if (bytes >= 1e8) return tr("%1 GB").arg(numberText(bytes / 1e9, bytes < 1e10 ? 1 : 0));
    if (bytes >= 1e6) return tr("%1 MB").arg(numberText(bytes / 1e6, bytes < 1e7 ? 1 : 0));
    return tr("%1 kB").arg(numberText(std::ceil(bytes / 1e3), 0));
}

QString toText(const std::filesystem::path& path) {
    return QString::fromStdString(path.string());
}

std::filesystem::path toPath(const QString& text) {
    return std::filesystem::path(text.toStdString());
}

}  // namespace paragram::ui
