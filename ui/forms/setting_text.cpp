#include "ui/forms/setting_text.h"

#include <QCoreApplication>
#include <QStringList>

#include "core/settings/setting_table.h"
#include "ui/language/engine_text.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace {

constexpr double kUnlimited = 9e15;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(SettingText)
};

}  // namespace

QString differencesText(const Settings& settings) {
    QStringList parts;
    for (const char* group : {"encoder", "generative", "train", "tokenizer", "text"})
        for (const SettingRow* row : settingsOfGroup(group))
            if (!row->isDefault(settings))
                parts << inlineText(EngineTable::settings, row->label) + ' ' +
                             QString::fromStdString(row->text(settings));
    return listText(parts);
}

QString rangeText(double minimum, double maximum, const QString& unit) {
    const QString range =
        maximum >= kUnlimited
            ? Words::tr("from %1 %2").arg(shortNumber(minimum), unit)
            : Words::tr("%1 to %2 %3").arg(shortNumber(minimum), shortNumber(maximum), unit);
    return range.trimmed();
}

QString rangeText(const SettingRow& row) {
    if (row.isNumber())
        return rangeText(row.minimum, row.maximum, engineText(EngineTable::settings, row.unit));
    return engineText(EngineTable::settings, row.range());
}

}  // namespace paragram::ui
