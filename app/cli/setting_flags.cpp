#include <fmt/format.h>

#include <map>
#include <optional>

#include "app/cli/choice_option.h"
#include "app/cli/command.h"
#include "core/base/files/atomic_file.h"
#include "core/settings/setting_table.h"
#include "core/settings/settings_file.h"

namespace paragram::cli {

struct SettingFlags::State {
    std::map<std::string, std::optional<std::string>> given;  // by key
    std::string file, preset;
    std::map<std::string, const CLI::Option*> aliases;  // by key
};

SettingFlags::SettingFlags(CLI::App& app, const std::vector<std::string>& groups, bool withPreset)
    : state_(std::make_shared<State>()) {
    for (const std::string& group : groups) {
        for (const SettingRow* row : settingsOfGroup(group)) {
            CLI::Option* option =
                app.add_option("--" + row->key, state_->given[row->key],
                               row->help + " (" + row->range() + "; default " + row->defaultText() + ")")
                    ->type_name(row->isFile ? "FILE" : "VALUE")
                    ->take_last()
                    ->group("Settings: " + group);
            if (!row->choices.empty()) suggest(option, row->choices);
        }
    }
    app.add_option("--settings", state_->file, "A settings file: lines of key = value")->type_name("FILE");
    if (!withPreset) return;
    std::vector<std::string> names;
    for (const Preset& preset : presets()) names.push_back(preset.name);
    limitTo(
        app.add_option("--preset", state_->preset,
                       "Start from a published configuration: " + fmt::format("{}", fmt::join(names, ", ")))
            ->type_name("NAME"),
        names);
}

void SettingFlags::alias(CLI::App& app, const std::string& flag, const std::string& key) {
    const SettingRow* row = findSetting(key);
    CLI::Option* option = app.add_option(flag, state_->given[key],
                                         row->help + " (" + row->range() + "; the same as --" + key + ")")
                              ->type_name("VALUE")
                              ->take_last();
    if (!row->choices.empty()) suggest(option, row->choices);
    state_->aliases[key] = option;
}

Result<Settings> SettingFlags::settings() const {
    Settings settings;
    const Result<Nothing> applied =
        forEach([&](const SettingRow& row, const std::string& value) { return row.set(settings, value); });
    if (!applied) return applied.error();
    return settings;
}

Result<SettingGrid> SettingFlags::grid() const {
    SettingGrid grid;
    const Result<Nothing> applied =
        forEach([&](const SettingRow& row, const std::string& value) { return grid.set(row, value); });
    if (!applied) return applied.error();
    return grid;
}

Result<Nothing> SettingFlags::forEach(
    const std::function<Result<Nothing>(const SettingRow&, const std::string&)>& take) const {
    if (!state_->preset.empty()) {
        const Result<const Preset*> preset = findPreset(state_->preset);
        if (!preset) return preset.error();
        Result<Nothing> done = forEachSetting((*preset)->text, "preset " + state_->preset, take);
        if (!done) return done;
    }
    if (!state_->file.empty()) {
        const Result<std::string> text = readFile(state_->file);
        if (!text) return text.error();
        Result<Nothing> done = forEachSetting(*text, state_->file, take);
        if (!done) return done;
    }
    for (const auto& [key, value] : state_->given) {
        if (!value) continue;
        const Result<Nothing> done = take(*findSetting(key), *value);
        if (done) continue;
        Error error = done.error();
        const auto alias = state_->aliases.find(key);
        const bool byAlias = alias != state_->aliases.end() && alias->second->count() > 0;
        error.where = byAlias ? alias->second->get_name() : "--" + key;
        return error;
    }
    return Nothing{};
}

}  // namespace paragram::cli
