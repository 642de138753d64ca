// All settings, each declared in one place.
#pragma once

#include <string_view>
#include <vector>

#include "core/settings/setting_row.h"

namespace paragram {

// What models, runs and presets record, in the order of forms and the manual.
const std::vector<SettingRow>& settingTable();
// Of alignments; no model records them.
const std::vector<SettingRow>& alignSettingTable();

// In both tables. nullptr if there is no setting with this key.
const SettingRow* findSetting(std::string_view key);

// Rows of both tables with a key that starts with "group.".
std::vector<const SettingRow*> settingsOfGroup(std::string_view group);

}  // namespace paragram
