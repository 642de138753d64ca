// Settings as text: "key = value" lines; "#" at the start of a line or after a space starts a comment.
// Presets are such files.
#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/settings/setting_row.h"

namespace paragram {

// Calls take with the setting and value of each line of text. Error with name and line number, including
// errors of take.
Result<Nothing> forEachSetting(
    std::string_view text, const std::string& name,
    const std::function<Result<Nothing>(const SettingRow& row, const std::string& value)>& take);

// Applies the lines of text to settings. Error with name and line number.
Result<Nothing> applySettingsText(Settings& settings, std::string_view text, const std::string& name);
// The same for a file; Error also if it cannot be read.
Result<Nothing> applySettingsFile(Settings& settings, const std::filesystem::path& file);

// Every setting, including defaults, so that a file still means the same if a default changes.
std::string settingsText(const Settings& settings);

struct Preset {
    std::string name;         // "psp-2022"
    std::string description;  // first comment line of its file
    std::string text;         // input of applySettingsText
    bool isGrid = false;      // some of its settings have several values: input of SettingGrid::apply
};

// The presets that are built into the program (resources/presets/*.conf).
const std::vector<Preset>& presets();
// Error lists the known presets.
Result<const Preset*> findPreset(const std::string& name);
// Applies a preset to settings. Error if it is unknown, or has lists of values.
Result<Nothing> applyPreset(Settings& settings, const std::string& name);

}  // namespace paragram
