// All settings, each declared once.
#pragma once

#include <string_view>
#include <vector>

#include "core/settings/setting_row.h"

namespace paragram {

// In the order forms and manual show them.
const std::vector<SettingRow>& settingTable();

// nullptr where there is none of that key.
const SettingRow* findSetting(std::string_view key);

// Rows whose key begins with "group.".
std::vector<const SettingRow*> settingsOfGroup(std::string_view group);

}  // namespace paragram
