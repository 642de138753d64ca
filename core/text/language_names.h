// English names of languages.
#pragma once

#include <string>
#include <string_view>

namespace paragram {

// "en" for "English", ignoring case: the code of a language by its English name as ICU has it, or by another
// common one ("Mandarin"). Empty if no language has this name.
std::string languageNamed(std::string_view name);

}  // namespace paragram
