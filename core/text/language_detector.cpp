#include "core/text/language_detector.h"

#include <cstdio>

#include <cld2/public/compact_lang_det.h>

namespace paragram {

std::string detectLanguage(std::string_view text) {
    bool reliable = false;
    const CLD2::Language language =
        CLD2::DetectLanguage(text.data(), static_cast<int>(text.size()), true, &reliable);
    if (language == CLD2::UNKNOWN_LANGUAGE || !reliable) return {};
    const std::string code = CLD2::LanguageCode(language);
    return code.starts_with("zh") ? "zh" : code;
}

}  // namespace paragram
