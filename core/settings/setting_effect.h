// Which settings have an effect beside the others: a form shows only those.
#pragma once

#include "core/settings/setting_row.h"

namespace paragram {

// false: whatever the value of the row, a training with these settings is the same.
bool hasEffect(const SettingRow& row, const Settings& settings);

}  // namespace paragram
