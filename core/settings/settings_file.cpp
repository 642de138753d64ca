#include "core/settings/settings_file.h"

#include <fmt/format.h>

#include "core/base/choices.h"
#include "core/base/files/atomic_file.h"
#include "core/settings/preset_texts.h"
#include "core/settings/setting_table.h"

namespace paragram {
namespace {

std::string_view trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(" \t\r");
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

// A "#" starts a comment at the start of a line or after a space; file names may contain one.
std::string_view withoutComment(std::string_view line) {
    for (std::size_t at = line.find('#'); at != std::string_view::npos; at = line.find('#', at + 1))
        if (at == 0 || line[at - 1] == ' ' || line[at - 1] == '\t') return line.substr(0, at);
    return line;
}

}  // namespace

Result<Nothing> forEachSetting(
    std::string_view text, const std::string& name,
    const std::function<Result<Nothing>(const SettingRow& row, const std::string& value)>& take) {
    int number = 0;
    while (!text.empty()) {
        const auto end = text.find('\n');
        const std::string_view line = trimmed(withoutComment(text.substr(0, end)));
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        ++number;
        if (line.empty()) continue;
        const std::string where = fmt::format("{}:{}", name, number);
        const auto equals = line.find('=');
        if (equals == std::string_view::npos) {
            return Error{where, fmt::format("\"{}\"", line), "key = value",
                         "correct the line or start it with #"};
        }
        const std::string key(trimmed(line.substr(0, equals)));
        const SettingRow* row = findSetting(key);
        if (!row) {
            std::vector<std::string> keys;
            for (const SettingRow& known : settingTable()) keys.push_back(known.key);
            const std::string similar = mostSimilar(key, keys);
            return Error{where, fmt::format("unknown setting \"{}\"", key), "",
                         similar.empty() ? "see the manual's page Settings for all keys"
                                         : fmt::format("did you mean {}?", similar)};
        }
        Result<Nothing> done = take(*row, std::string(trimmed(line.substr(equals + 1))));
        if (done) continue;
        Error error = done.error();
        error.where = where + ": " + key;
        return error;
    }
    return Nothing{};
}

Result<Nothing> applySettingsText(Settings& settings, std::string_view text, const std::string& name) {
    Settings changed = settings;
    Result<Nothing> done = forEachSetting(
        text, name, [&](const SettingRow& row, const std::string& value) { return row.set(changed, value); });
    if (done) settings = changed;
    return done;
}

Result<Nothing> applySettingsFile(Settings& settings, const std::filesystem::path& file) {
    const Result<std::string> text = readFile(file);
    if (!text) return text.error();
    return applySettingsText(settings, *text, file.string());
}

std::string settingsText(const Settings& settings) {
    std::string text;
    for (const SettingRow& row : settingTable())
        text += fmt::format("{} = {}\n", row.key, row.text(settings));
    return text;
}

const std::vector<Preset>& presets() {
    static const std::vector<Preset> all = [] {
        std::vector<Preset> made;
        for (const auto& [name, text] : kPresetTexts) {
            std::string description(text.substr(0, text.find('\n')));
            description.erase(0, description.find_first_not_of("# "));
            Preset preset{std::string(name), std::move(description), std::string(text)};
            (void)forEachSetting(text, preset.name, [&](const SettingRow& row, const std::string& value) {
                preset.isGrid = preset.isGrid || row.valuesIn(value).size() > 1;
                return Result<Nothing>(Nothing{});
            });
            made.push_back(std::move(preset));
        }
        return made;
    }();
    return all;
}

Result<const Preset*> findPreset(const std::string& name) {
    std::vector<std::string> names;
    for (const Preset& preset : presets()) {
        if (preset.name == name) return &preset;
        names.push_back(preset.name);
    }
    return wrongChoice("--preset", name, names);
}

Result<Nothing> applyPreset(Settings& settings, const std::string& name) {
    const Result<const Preset*> preset = findPreset(name);
    if (!preset) return preset.error();
    return applySettingsText(settings, (*preset)->text, "preset " + name);
}

}  // namespace paragram
