// Settings with several values each, and the trainings that they describe.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/settings/setting_row.h"

namespace paragram {

struct GridAxis {
    const SettingRow* row;
    std::vector<std::string> values;  // two or more different ones, as written by SettingRow::text
};

struct GridRun {
    std::string name;  // "dropout0.1-m60": how the run differs; unique
    Settings settings;
};

class SettingGrid {
  public:
    explicit SettingGrid(const Settings& base = {}) : base_(base) {}

    // One value or a list; replaces earlier values of this setting. Error names the key, and what was found
    // and expected.
    Result<Nothing> set(const SettingRow& row, const std::string& value);
    // Lines as in a settings file, with lists allowed. Error with name and line.
    Result<Nothing> apply(std::string_view text, const std::string& name);

    // Settings with several values, in the order of the setting table.
    const std::vector<GridAxis>& axes() const { return axes_; }
    // All settings; those with several values have their first one.
    const Settings& base() const { return base_; }
    // The number of trainings: the product of the numbers of values; 1 without axes.
    std::size_t size() const;
    // Every combination; the last axis changes fastest. Error above kMostRuns.
    Result<std::vector<GridRun>> runs() const;

    static constexpr std::size_t kMostRuns = 1000;

  private:
    Settings base_;
    std::vector<GridAxis> axes_;
};

}  // namespace paragram
