// Compares runs: the settings in which they differ, and their results.
#pragma once

#include <string>
#include <vector>

#include "core/settings/setting_row.h"
#include "core/tasks/training/list_runs.h"

namespace paragram {

// Settings that are not equal in all, in the order of the setting table; none for fewer than two.
std::vector<const SettingRow*> differingSettings(const std::vector<Settings>& all);

// One row per run: name, differing settings, development score untrained and best (x 100), step of the best,
// last loss, seconds, pairs per second, state. Unknown values are "-".
std::string comparisonTable(const std::vector<RunInfo>& runs);  // columns aligned, for a terminal
std::string comparisonMarkdown(const std::vector<RunInfo>& runs);
// The same with setting keys as headers and exact numbers (scores -1..1); unknown values are empty.
std::string comparisonCsv(const std::vector<RunInfo>& runs);

}  // namespace paragram
