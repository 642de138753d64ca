// The manual's page on settings, generated from the setting rows.
#pragma once

#include <string>

namespace paragram {

// Markdown with a section for each group of keys. Must equal resources/help/settings.md.
std::string settingsManual();

}  // namespace paragram
