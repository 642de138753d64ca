// Whether the settings of an encoder fit each other, before anything is read.
#pragma once

#include "core/base/result.h"
#include "core/settings/settings.h"

namespace paragram {

// Error that names the setting to change, or if a generative model is wanted and paragram-neural is missing.
Result<Nothing> checkEncoder(const Settings& settings);

}  // namespace paragram
