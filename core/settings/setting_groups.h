// The setting table in parts, one file a group, and the kinds of row they are made of.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "core/settings/setting_row.h"

// A setting's place inside Settings.
#define PARAGRAM_FIELD(path) [](Settings& s) -> SettingPointer { return &s.path; }

namespace paragram {

// In the order of the table.
std::vector<SettingRow> dataSettingRows();
std::vector<SettingRow> encoderSettingRows();
std::vector<SettingRow> trainSettingRows();

inline constexpr double kUnlimited = 9e15;

struct NumberRange {
    double minimum, maximum;  // inclusive
    std::string unit;         // empty for plain numbers
};

using SettingPlace = SettingPointer (*)(Settings&);

// help: one or two sentences.
SettingRow flagRow(std::string key, std::string label, SettingPlace field, SettingLevel level,
                   std::string help);
SettingRow numberRow(std::string key, std::string label, SettingPlace field, SettingLevel level,
                     NumberRange range, std::string help);
// choices: value in files, and what people read in forms.
SettingRow choiceRow(std::string key, std::string label, SettingPlace field, SettingLevel level,
                     const std::vector<std::pair<std::string, std::string>>& choices, std::string help);
// Any text on one line; empty unless set.
SettingRow textRow(std::string key, std::string label, SettingPlace field, SettingLevel level,
                   std::string help);
// The name of a file; empty for none. Forms let it be chosen or dropped.
SettingRow fileRow(std::string key, std::string label, SettingPlace field, SettingLevel level,
                   std::string help);

}  // namespace paragram
