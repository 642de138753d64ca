// All settings, each declared in one place.
#pragma once

#include <string_view>
#include <vector>

#include "core/settings/setting_row.h"

namespace paragram {

// In the order of forms and the manual.
const std::vector<SettingRow>& settingTable();

// nullptr if there is no setting with this key.
const SettingRow* findSetting(std::string_view key);

// Rows with a key that starts with "group.".
std::vector<const SettingRow*> settingsOfGroup(std::string_view group);

}  // namespace paragram
