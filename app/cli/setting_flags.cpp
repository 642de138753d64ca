#include <map>
#include <optional>

#include "app/cli/command.h"
#include "core/settings/setting_table.h"
#include "core/settings/settings_file.h"

namespace paragram::cli {

struct SettingFlags::State {
    std::map<std::string, std::optional<std::string>> given;  // by key
    std::string file, preset;
};

SettingFlags::SettingFlags(CLI::App& app, const std::vector<std::string>& groups, bool withPreset)
    : state_(std::make_shared<State>()) {
    for (const std::string& group : groups) {
        for (const SettingRow* row : settingsOfGroup(group)) {
            app.add_option("--" + row->key, state_->given[row->key],
                           row->help + " (" + row->range() + "; default " + row->defaultText() + ")")
                ->type_name("VALUE")
                ->take_last()
                ->group("Settings: " + group);
        }
    }
    app.add_option("--settings", state_->file, "A settings file: lines of key = value")->type_name("FILE");
    if (!withPreset) return;
    std::string names;
    for (const Preset& preset : presets()) names += (names.empty() ? "" : ", ") + preset.name;
    app.add_option("--preset", state_->preset, "Begin from a published configuration: " + names)
        ->type_name("NAME");
}

void SettingFlags::alias(CLI::App& app, const std::string& flag, const std::string& key) {
    const SettingRow* row = findSetting(key);
    app.add_option(flag, state_->given[key], row->help + " (" + row->range() + "; the same as --" + key + ")")
        ->type_name("VALUE")
        ->take_last();
}

Result<Settings> SettingFlags::settings() const {
    Settings settings;
    if (!state_->preset.empty()) {
        const Result<Nothing> applied = applyPreset(settings, state_->preset);
        if (!applied) return applied.error();
    }
    if (!state_->file.empty()) {
        const Result<Nothing> applied = applySettingsFile(settings, state_->file);
        if (!applied) return applied.error();
    }
    for (const auto& [key, value] : state_->given) {
        if (!value) continue;
        Result<Nothing> applied = findSetting(key)->set(settings, *value);
        if (!applied) {
            Error error = applied.error();
            error.where = "--" + key;
            return error;
        }
    }
    return settings;
}

}  // namespace paragram::cli
