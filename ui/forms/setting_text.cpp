#include "ui/forms/setting_text.h"

#include <QStringList>

#include "core/settings/setting_table.h"

namespace paragram::ui {

QString differencesText(const Settings& settings) {
    QStringList parts;
    for (const char* group : {"encoder", "generative", "train", "tokenizer", "text"})
        for (const SettingRow* row : settingsOfGroup(group))
            if (!row->isDefault(settings))
                parts << QString::fromStdString(row->label).toLower() + ' ' +
                             QString::fromStdString(row->text(settings));
    return parts.join(", ");
}

}  // namespace paragram::ui
