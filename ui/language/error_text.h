// Errors of the engine in the language of the window.
#pragma once

#include <QString>

#include "core/base/result.h"

namespace paragram::ui {

// The sentence of the error, translated: the frequent ones are. Empty where a part of it has no translation,
// or the window is English.
QString errorText(const Error& error);

}  // namespace paragram::ui
