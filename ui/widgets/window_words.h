// Messages of the engine in the words of the window.
#pragma once

#include <QString>
#include <string>

#include "core/base/result.h"

namespace paragram::ui {

// The engine's messages name flags, settings and commands of the command line. Here a flag or a setting is
// called by the label of its field, and a command by its panel.
QString inWindowWords(const std::string& sentence);
QString inWindowWords(const Error& error);

}  // namespace paragram::ui
