#include "core/text/language_names.h"

#include <unicode/uloc.h>
#include <unicode/unistr.h>

#include <map>
#include <regex>

#include "core/text/unicode.h"

namespace paragram {
namespace {

std::map<std::string, std::string> codesByName() {
    std::map<std::string, std::string> codes{
        {"mandarin", "zh"},  {"farsi", "fa"},   {"brazilian portuguese", "pt"},
        {"castilian", "es"}, {"flemish", "nl"}, {"valencian", "ca"}};
    for (const char* const* code = uloc_getISOLanguages(); *code; ++code) {
        UChar name[96];
        UErrorCode status = U_ZERO_ERROR;
        const std::int32_t length = uloc_getDisplayLanguage(*code, "en", name, 96, &status);
        if (status != U_ZERO_ERROR) continue;
        std::string text;
        icu::UnicodeString(name, length).toUTF8String(text);
        codes.emplace(lowerCase(text), *code);
    }
    return codes;
}

}  // namespace

std::string languageNamed(std::string_view name) {
    static const std::map<std::string, std::string> kCodes = codesByName();
    const auto found = kCodes.find(lowerCase(name));
    return found == kCodes.end() ? std::string() : found->second;
}

std::pair<std::string, std::string> languagesOf(const std::string& setName) {
    static const std::regex ending(R"(.*\b([a-z]{2,3})-([a-z]{2,3}))");
    std::smatch match;
    if (!std::regex_match(setName, match, ending)) return {};
    return {match[1], match[2]};
}

}  // namespace paragram
