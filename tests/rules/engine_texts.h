// The engine's texts that the window translates, as a file that lupdate reads.
#pragma once

#include <string>

namespace paragram::rules {

// Every text of the engine's tables, and what its jobs report, by context. Must equal
// resources/i18n/engine_texts.h.
std::string engineTexts();

}  // namespace paragram::rules
