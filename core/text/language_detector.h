// Which language a sentence is written in (CLD2).
#pragma once

#include <string>
#include <string_view>

namespace paragram {

// ISO 639-1 where there is one ("en", "zh"), empty where the text says too little. text is UTF-8. For any
// thread.
std::string detectLanguage(std::string_view text);

}  // namespace paragram
