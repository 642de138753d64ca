// The setting table in parts, one file for each group, and functions that build its rows.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "core/settings/setting_row.h"

// The address of a setting inside Settings.
#define PARAGRAM_FIELD(path) [](Settings& s) -> SettingPointer { return &s.path; }

namespace paragram {

// In the order of the table.
std::vector<SettingRow> dataSettingRows();
std::vector<SettingRow> encoderSettingRows();
std::vector<SettingRow> generativeSettingRows();
std::vector<SettingRow> trainSettingRows();
std::vector<SettingRow> alignSettingRows();

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
// A pointer to an enum with a table of names.
template <class Enum>
SettingPointer choicePointer(Enum& value) {
    return ChoicePointer{&value,
                         [](const void* v) -> std::string { return nameOf(*static_cast<const Enum*>(v)); },
                         [](void* v, const std::string& name) {
                             const auto named = valueNamed<Enum>(name);
                             if (named) *static_cast<Enum*>(v) = *named;
                             return named.has_value();
                         }};
}
#define PARAGRAM_CHOICE(path) [](Settings& s) -> SettingPointer { return choicePointer(s.path); }

template <class Enum>
std::vector<std::pair<std::string, std::string>> choicesOf() {
    std::vector<std::pair<std::string, std::string>> choices;
    for (const NamedValue<Enum>& row : namesOf(Enum{})) choices.emplace_back(row.name, row.label);
    return choices;
}
// choices: the value in files, and its label in forms.
SettingRow choiceRow(std::string key, std::string label, SettingPlace field, SettingLevel level,
                     const std::vector<std::pair<std::string, std::string>>& choices, std::string help);
// Any text on one line; empty unless set.
SettingRow textRow(std::string key, std::string label, SettingPlace field, SettingLevel level,
                   std::string help);
// The name of a file; empty for none. Forms offer a file dialog and accept drops.
SettingRow fileRow(std::string key, std::string label, SettingPlace field, SettingLevel level,
                   std::string help);

}  // namespace paragram
