// Detects the language of a sentence.
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

#include "core/base/result.h"

namespace paragram {

// Uses CLD2. Returns ISO 639-1 codes if they exist ("en", "zh"), empty if the language is unclear. text is
// UTF-8. For any thread.
std::string detectLanguage(std::string_view text);

// Whether detectLanguage knows the language of this code, in any form that sameLanguage understands.
bool isDetectable(std::string_view code);

// For any thread.
class LanguageDetector {
  public:
    virtual ~LanguageDetector() = default;
    // The same form as detectLanguage.
    virtual std::string detect(std::string_view text) const = 0;
};

// file: empty for CLD2, or a fastText model with language codes as labels, such as lid.176.bin or
// lid.176.ftz. Error if it cannot be read.
Result<std::unique_ptr<LanguageDetector>> makeLanguageDetector(const std::filesystem::path& file);

}  // namespace paragram
