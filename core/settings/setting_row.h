// A row of the setting table, from which the flag, --help, the key in files, the form field and the manual
// page are built.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/base/result.h"
#include "core/settings/settings.h"

namespace paragram {

enum class SettingLevel { basic, expert };

// An enum with a table of names, whatever its type.
struct ChoicePointer {
    void* value;
    std::string (*name)(const void* value);
    bool (*set)(void* value, const std::string& name);  // false: not a name
};

using SettingPointer = std::variant<bool*, int*, std::int64_t*, double*, std::string*, ChoicePointer>;

struct SettingRow {
    std::string key;                           // "train.mega-batch"
    std::string label;                         // "Mega-batch"
    SettingPointer (*field)(Settings&);        // where the value lives
    double minimum = 0;                        // numbers only, inclusive
    double maximum = 0;                        // numbers only, inclusive
    std::vector<std::string> choices;          // texts only
    std::vector<std::string> choiceLabels;     // one for each choice, for forms
    std::string unit;                          // "mini-batches"; empty for plain numbers
    SettingLevel level = SettingLevel::basic;  // basic fields are always shown
    std::string help;                          // one or two sentences
    bool isFile = false;                       // a text that names a file; empty: none

    bool isNumber() const { return choices.empty() && minimum < maximum; }
    // Any text on one line, a file name included.
    bool isText() const;
    // The value as in a settings file: "60", "0.4", "true", "opposite".
    std::string text(const Settings& settings) const;
    // The default for display: "60"; "none" if it is empty.
    std::string defaultText() const;
    // Sets the value from text. Error names key, found and range. Text must not contain a line break, spaces
    // at its ends, " #" or " | ", so that it survives in a settings file and a grid.
    Result<Nothing> set(Settings& settings, const std::string& value) const;
    // Splits a list such as "0 | 0.1 | 0.3", without the spaces around its values; one value if it is not a
    // list. Texts are split only at bars between spaces.
    std::vector<std::string> valuesIn(std::string_view value) const;
    // Whether the value is the default.
    bool isDefault(const Settings& settings) const;
    // "1 to 1,000 mini-batches", "opposite, any", "true or false", "a file, or nothing"
    std::string range() const;
};

}  // namespace paragram
