// Tables as text with commas.
#pragma once

#include <QString>
#include <QStringList>
#include <vector>

namespace paragram::ui {

// One field of a CSV line, quoted if necessary.
QString csvField(const QString& text);
// The fields of each line.
std::vector<QStringList> csvLines(const QString& csv);

}  // namespace paragram::ui
