// English names of languages, and languages in the names of files.
#pragma once

#include <string>
#include <string_view>
#include <utility>

namespace paragram {

// "en" for "English", ignoring case: the code of a language by its English name as ICU has it, or by another
// common one ("Mandarin"). Empty if no language has this name.
std::string languageNamed(std::string_view name);

// "track4a.es-en" means that the first sentences are Spanish and the second English; both are empty for other
// names.
std::pair<std::string, std::string> languagesOf(const std::string& setName);

}  // namespace paragram
