#include "core/settings/setting_table.h"

#include <algorithm>

#include "core/settings/setting_groups.h"

namespace paragram {
namespace {

SettingRow row(std::string&& key, std::string&& label, SettingPlace field, SettingLevel level,
               std::string&& help) {
    SettingRow made;
    made.key = std::move(key);
    made.label = std::move(label);
    made.field = field;
    made.level = level;
    made.help = std::move(help);
    return made;
}

}  // namespace

SettingRow flagRow(std::string key, std::string label, SettingPlace field, SettingLevel level,
                   std::string help) {
    return row(std::move(key), std::move(label), field, level, std::move(help));
}

SettingRow numberRow(std::string key, std::string label, SettingPlace field, SettingLevel level,
                     NumberRange range, std::string help) {
    SettingRow made = row(std::move(key), std::move(label), field, level, std::move(help));
    made.minimum = range.minimum;
    made.maximum = range.maximum;
    made.unit = std::move(range.unit);
    return made;
}

SettingRow choiceRow(std::string key, std::string label, SettingPlace field, SettingLevel level,
                     const std::vector<std::pair<std::string, std::string>>& choices, std::string help) {
    SettingRow made = row(std::move(key), std::move(label), field, level, std::move(help));
    for (const auto& [value, text] : choices) {
        made.choices.push_back(value);
        made.choiceLabels.push_back(text);
    }
    return made;
}

SettingRow textRow(std::string key, std::string label, SettingPlace field, SettingLevel level,
                   std::string help) {
    return row(std::move(key), std::move(label), field, level, std::move(help));
}

SettingRow fileRow(std::string key, std::string label, SettingPlace field, SettingLevel level,
                   std::string help) {
    SettingRow made = row(std::move(key), std::move(label), field, level, std::move(help));
    made.isFile = true;
    return made;
}

const std::vector<SettingRow>& settingTable() {
    static const std::vector<SettingRow> table = [] {
        std::vector<SettingRow> rows;
        for (const auto group :
             {dataSettingRows, encoderSettingRows, generativeSettingRows, trainSettingRows})
            for (SettingRow& made : group()) rows.push_back(std::move(made));
        return rows;
    }();
    return table;
}

const std::vector<SettingRow>& alignSettingTable() {
    static const std::vector<SettingRow> table = alignSettingRows();
    return table;
}

const SettingRow* findSetting(std::string_view key) {
    for (const auto* table : {&settingTable(), &alignSettingTable()}) {
        const auto found = std::ranges::find(*table, key, &SettingRow::key);
        if (found != table->end()) return &*found;
    }
    return nullptr;
}

std::vector<const SettingRow*> settingsOfGroup(std::string_view group) {
    std::vector<const SettingRow*> rows;
    for (const auto* table : {&settingTable(), &alignSettingTable()})
        for (const SettingRow& row : *table)
            if (row.key.starts_with(group) && row.key.size() > group.size() && row.key[group.size()] == '.')
                rows.push_back(&row);
    return rows;
}

}  // namespace paragram
