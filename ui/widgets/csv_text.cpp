#include "ui/widgets/csv_text.h"

#include <utility>

#include "core/base/csv.h"

namespace paragram::ui {

QString csvField(const QString& text) {
    return QString::fromStdString(paragram::csvField(text.toStdString()));
}

std::vector<QStringList> csvLines(const QString& csv) {
    std::vector<QStringList> lines;
    QStringList fields;
    QString field;
    bool quoted = false;
    for (qsizetype i = 0; i < csv.size(); ++i) {
        const QChar c = csv[i];
        if (quoted && c == '"' && i + 1 < csv.size() && csv[i + 1] == '"') {
            field += csv[++i];
        } else if (c == '"') {
            quoted = !quoted;
        } else if (!quoted && (c == ',' || c == '\n')) {
            fields << std::exchange(field, {});
            if (c == '\n') lines.push_back(std::exchange(fields, {}));
        } else {
            field += c;
        }
    }
    if (!field.isEmpty() || !fields.isEmpty()) lines.push_back(fields << field);
    return lines;
}

}  // namespace paragram::ui
