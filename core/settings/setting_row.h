// One row of the setting table: from it come the flag, --help, the file key, the form field and the manual
// page.
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

using SettingPointer = std::variant<bool*, int*, std::int64_t*, double*, std::string*>;

struct SettingRow {
    std::string key;                           // "train.mega-batch"
    std::string label;                         // "Mega-batch"
    SettingPointer (*field)(Settings&);        // where the value lives
    double minimum = 0;                        // numbers only, inclusive
    double maximum = 0;                        // numbers only, inclusive
    std::vector<std::string> choices;          // texts only
    std::vector<std::string> choiceLabels;     // one for each choice, for people
    std::string unit;                          // "mini-batches"; empty for plain numbers
    SettingLevel level = SettingLevel::basic;  // basic fields are always shown
    std::string help;                          // one or two sentences
    bool isFile = false;                       // a text that names a file; empty: none

    bool isNumber() const { return choices.empty() && minimum < maximum; }
    // Any text on one line, a file name included.
    bool isText() const;
    // The value as it stands in a settings file: "60", "0.4", "true", "opposite".
    std::string text(const Settings& settings) const;
    // The default for people: "60", "none" where it is empty.
    std::string defaultText() const;
    // Sets the value from text; says key, found and range when it cannot. Text has no line break, no blanks
    // at its ends and no " #" or " | ", so that it stays what it is in a settings file and a grid.
    Result<Nothing> set(Settings& settings, const std::string& value) const;
    // "0 | 0.1 | 0.3" in parts, without the blanks around them; one part where value is no list. Texts are
    // parted only at a bar between blanks.
    std::vector<std::string> valuesIn(std::string_view value) const;
    bool isDefault(const Settings& settings) const;
    // "1 to 1,000 mini-batches", "opposite, any", "true or false", "a file, or nothing"
    std::string range() const;
};

}  // namespace paragram
