// Settings with several values each, and the trainings they make together.
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
    std::vector<std::string> values;  // two or more, each different, as SettingRow::text writes them
};

struct GridRun {
    std::string name;  // "dropout0.1-m60": what the run differs in; no two runs share one
    Settings settings;
};

class SettingGrid {
  public:
    explicit SettingGrid(const Settings& base = {}) : base_(base) {}

    // One value or a list; what was said of this setting before no longer counts.
    Result<Nothing> set(const SettingRow& row, const std::string& value);
    // Lines as in a settings file, lists allowed.
    Result<Nothing> apply(std::string_view text, const std::string& name);

    // Settings with several values, in the order of the setting table.
    const std::vector<GridAxis>& axes() const { return axes_; }
    // All settings; an axis stands at its first value.
    const Settings& base() const { return base_; }
    // How many trainings this is: the product of the numbers of values; 1 without axes.
    std::size_t size() const;
    // Every combination; the last axis changes fastest. Error above kMostRuns.
    Result<std::vector<GridRun>> runs() const;

    static constexpr std::size_t kMostRuns = 1000;

  private:
    Settings base_;
    std::vector<GridAxis> axes_;
};

}  // namespace paragram
