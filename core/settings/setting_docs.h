// The manual's page on settings, made from the setting rows.
#pragma once

#include <string>

namespace paragram {

// Markdown, a section for each group of keys. resources/help/settings.md is this text.
std::string settingsManual();

}  // namespace paragram
