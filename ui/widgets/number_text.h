// Numbers, lists and paths as the window shows them: by locale, scores x100 with one decimal, cosines with
// two.
#pragma once

#include <QString>
#include <QStringList>
#include <cstdint>
#include <filesystem>

namespace paragram::ui {

QString countText(qint64 value);  // "112,408"
// What tr() needs in addition to choose the plural form: tr("%1 pairs", nullptr,
// plural(n)).arg(countText(n)).
int plural(std::uint64_t count);
QString numberText(double value, int decimals);  // "0.400"
QString shortNumber(double value);               // no more digits than needed: "0.001", "300"
QString scoreText(double correlation);           // 0.821 -> "82.1"; "–" for NaN
QString cosineText(double cosine);               // "0.63"
QString durationText(double seconds);            // "41 s", "1 min 50 s", "2 h 5 min"
QString bytesText(double bytes);                 // "0.4 GB", "24 MB"

// The parts with the comma of the window's language between them: "a, b", "a، b" in Arabic, "a、b" in Chinese
// and Japanese.
QString listText(const QStringList& parts);

QString toText(const std::filesystem::path& path);
std::filesystem::path toPath(const QString& text);

}  // namespace paragram::ui
