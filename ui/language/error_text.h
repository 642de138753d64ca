// Errors and remarks of the engine in the language of the window.
#pragma once

#include <QString>
#include <string>

#include "core/base/result.h"

namespace paragram::ui {

// resources/i18n/error_texts.h lists their texts for the translators.

// The sentence of the error, translated. Empty where a part of it is none of the listed texts, or the window
// is English.
QString errorText(const Error& error);
// A remark, translated; the remark itself where it is none of the listed texts, or the window is English.
QString remarkText(const std::string& remark);

}  // namespace paragram::ui
