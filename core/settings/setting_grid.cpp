#include "core/settings/setting_grid.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <set>

#include "core/base/number_text.h"
#include "core/settings/setting_table.h"
#include "core/settings/settings_file.h"

namespace paragram {
namespace {

// The rows of the table are in one vector, so their addresses are in its order. A row that is not in the
// table is last.
std::ptrdiff_t placeInTable(const SettingRow* row) {
    const auto& table = settingTable();
    return std::ranges::find(table, row->key, &SettingRow::key) - table.begin();
}

// "m60", "dropout0.1", "kind-word": usable in a folder name.
std::string valueName(const SettingRow& row, const std::string& value) {
    std::string key = row.key.substr(row.key.find('.') + 1);
    if (row.key == "train.mega-batch") key = "m";
    std::string text = row.isFile ? std::filesystem::path(value).stem().string() : value;
    if (text.empty()) text = "none";
    const bool number = std::isdigit(static_cast<unsigned char>(text.front())) != 0;
    std::string name = key + (number ? "" : "-") + text;
    for (char& c : name)
        if (std::string_view("/\\:*?\"<>| ").find(c) != std::string_view::npos) c = '-';
    return name;
}

}  // namespace

Result<Nothing> SettingGrid::set(const SettingRow& row, const std::string& value) {
    GridAxis axis{&row, {}};
    Settings changed = base_;
    const std::vector<std::string> values = row.valuesIn(value);
    for (const std::string& each : values) {
        const Result<Nothing> done = row.set(changed, each);
        if (!done) return done;
        const std::string text = row.text(changed);
        if (std::ranges::find(axis.values, text) != axis.values.end()) {
            return Error{row.key, fmt::format("\"{}\" contains {} twice", value, text), "each value once",
                         "remove one of them"};
        }
        axis.values.push_back(text);
    }
    (void)row.set(base_, values.front());
    std::erase_if(axes_, [&](const GridAxis& other) { return other.row == &row; });
    if (axis.values.size() == 1) return Nothing{};
    const auto after = std::ranges::upper_bound(axes_, placeInTable(&row), {},
                                                [](const GridAxis& a) { return placeInTable(a.row); });
    axes_.insert(after, std::move(axis));
    return Nothing{};
}

Result<Nothing> SettingGrid::apply(std::string_view text, const std::string& name) {
    SettingGrid changed = *this;
    Result<Nothing> done = forEachSetting(
        text, name, [&](const SettingRow& row, const std::string& value) { return changed.set(row, value); });
    if (done) *this = std::move(changed);
    return done;
}

std::size_t SettingGrid::size() const {
    std::size_t product = 1;
    for (const GridAxis& axis : axes_) {
        if (product > kMostRuns) break;  // enough to know, and avoids overflow
        product *= axis.values.size();
    }
    return product;
}

Result<std::vector<GridRun>> SettingGrid::runs() const {
    if (size() > kMostRuns) {
        return Error{"grid", "more than " + groupedNumber(kMostRuns) + " combinations of values",
                     "at most " + groupedNumber(kMostRuns), "give fewer values"};
    }
    std::vector<GridRun> runs{{"", base_}};
    for (const GridAxis& axis : axes_) {
        std::vector<GridRun> longer;
        for (const GridRun& run : runs) {
            for (const std::string& value : axis.values) {
                GridRun next = run;
                next.name += (next.name.empty() ? "" : "-") + valueName(*axis.row, value);
                (void)axis.row->set(next.settings, value);  // was accepted by set()
                longer.push_back(std::move(next));
            }
        }
        runs = std::move(longer);
    }
    if (axes_.empty()) runs.front().name = "run";
    // Two files in different folders may have the same name.
    std::set<std::string> taken;
    for (GridRun& run : runs) {
        const std::string wanted = run.name;
        for (int number = 2; !taken.insert(run.name).second; ++number)
            run.name = fmt::format("{}-{}", wanted, number);
    }
    return runs;
}

}  // namespace paragram
