// Settings as text: "key = value" lines; "#" at the start of a line or after a blank begins a comment.
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

// Hands over each line of text as its setting and value; name and line number stand in errors, those of take
// included.
Result<Nothing> forEachSetting(
    std::string_view text, const std::string& name,
    const std::function<Result<Nothing>(const SettingRow& row, const std::string& value)>& take);

// Applies the lines of text to settings; name and line number stand in errors.
Result<Nothing> applySettingsText(Settings& settings, std::string_view text, const std::string& name);
Result<Nothing> applySettingsFile(Settings& settings, const std::filesystem::path& file);

// Every setting, defaults included, so that a file still means the same when a default changes.
std::string settingsText(const Settings& settings);

struct Preset {
    std::string name;         // "psp-2022"
    std::string description;  // first comment line of its file
    std::string text;         // what applySettingsText takes
    bool isGrid = false;      // some of its settings have several values: what SettingGrid::apply takes
};

// The presets built into the program (resources/presets/*.conf).
const std::vector<Preset>& presets();
// Error names those there are.
Result<const Preset*> findPreset(const std::string& name);
Result<Nothing> applyPreset(Settings& settings, const std::string& name);

}  // namespace paragram
