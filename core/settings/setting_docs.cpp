#include "core/settings/setting_docs.h"

#include <fmt/format.h>

#include "core/settings/setting_measures.h"
#include "core/settings/setting_table.h"
#include "core/settings/settings_file.h"

namespace paragram {
namespace {

// The title of a group; a group without one shows its key.
std::string groupTitle(const std::string& group) {
    if (group == "pairs") return "Reading pairs";
    if (group == "filter") return "Filters";
    if (group == "text") return "Text";
    if (group == "tokenizer") return "Tokenizer";
    if (group == "encoder") return "Encoder";
    if (group == "generative") return "Generative models";
    if (group == "train") return "Training";
    if (group == "align") return "Alignment";
    return group;
}

std::string rowText(const SettingRow& row) {
    std::string range = row.range();
    if (!row.choices.empty()) {
        range.clear();
        for (std::size_t i = 0; i < row.choices.size(); ++i) {
            range += fmt::format("{}`{}` ({})", i ? ", " : "", row.choices[i], row.choiceLabels[i]);
        }
    }
    const std::string& effect = measuredEffect(row.key);
    const std::string measured = effect.empty() ? std::string() : "*Measured*: " + effect + "\n\n";
    return fmt::format("**{}** `--{}`\n\n{}\n\n{}Default `{}`; {}; {}.\n\n", row.label, row.key, row.help,
                       measured, row.defaultText(), range,
                       row.level == SettingLevel::basic ? "basic" : "expert");
}

}  // namespace

std::string settingsManual() {
    std::string text =
        "# Settings\n\n"
        "Every setting of the engine. The same key is a flag of `paragram-cli`, a line `key = value` of a "
        "settings\n"
        "file, and a field of the window's forms; expert fields are hidden there by default. P18, P19 "
        "and P22\n"
        "are the papers named in [the manual's first page](index.md). What is called measured is a figure "
        "of\n"
        "datasets/published/README.md, Pearson's r x 100, which says on which data.\n\n";
    std::string group;
    for (const auto* table : {&settingTable(), &alignSettingTable()}) {
        for (const SettingRow& row : *table) {
            const std::string rowGroup = row.key.substr(0, row.key.find('.'));
            if (rowGroup != group) {
                text += fmt::format("## {}\n\n", groupTitle(rowGroup));
                group = rowGroup;
            }
            text += rowText(row);
        }
    }
    text +=
        "## Presets\n\nA preset changes some of the defaults: choose it with `--preset NAME`, or in the list "
        "above "
        "the "
        "form.\n\n";
    for (const Preset& preset : presets())
        text += fmt::format("- `{}`: {}\n", preset.name, preset.description);
    return text;
}

}  // namespace paragram
