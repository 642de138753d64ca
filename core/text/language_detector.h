// Which language a sentence is written in.
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

#include "core/base/result.h"

namespace paragram {

// By CLD2. ISO 639-1 where there is one ("en", "zh"), empty where the text says too little. text is UTF-8.
// For any thread.
std::string detectLanguage(std::string_view text);

// For any thread.
class LanguageDetector {
  public:
    virtual ~LanguageDetector() = default;
    // As detectLanguage gives it.
    virtual std::string detect(std::string_view text) const = 0;
};

// file: empty for CLD2, or a model of fastText's whose labels are language codes, as lid.176.bin or
// lid.176.ftz.
Result<std::unique_ptr<LanguageDetector>> makeLanguageDetector(const std::filesystem::path& file);

}  // namespace paragram
