#include "core/pairs/formats/xml/xml_languages.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/text/unicode.h"

namespace paragram {
namespace {

constexpr std::size_t kMostLanguages = 200;  // named in an error

bool areVariants(std::string_view a, std::string_view b) {
    return sameLanguage(primaryLanguage(a), primaryLanguage(b)) && lowerCase(a) != lowerCase(b);
}

}  // namespace

std::string_view primaryLanguage(std::string_view code) {
    return code.substr(0, code.find_first_of("-_"));
}

int languageMatch(std::string_view code, std::string_view wanted) {
    if (lowerCase(code) == lowerCase(wanted)) return 2;
    // "pt-BR" is not "pt-PT".
    const bool bothNarrow = primaryLanguage(code) != code && primaryLanguage(wanted) != wanted;
    return !bothNarrow && sameLanguage(primaryLanguage(code), primaryLanguage(wanted)) ? 1 : 0;
}

void XmlLanguages::add(const std::vector<std::string_view>& codes) {
    for (const std::string_view code : codes) {
        if (code.empty()) continue;
        for (const std::string_view other : codes) variants_ = variants_ || areVariants(code, other);
        if (seen_.contains(code) || seen_.size() >= kMostLanguages) continue;
        seen_.emplace(code);
        const auto same = [&](const std::string& known) {
            return sameLanguage(known, primaryLanguage(code));
        };
        if (std::ranges::none_of(primaries_, same)) primaries_.emplace_back(primaryLanguage(code));
    }
    open_ = open_ || primaries_.size() > 2 || (variants_ && seen_.size() > 2);
}

std::string XmlLanguages::list() const {
    std::string all;
    for (const std::string& language : seen_) all += (all.empty() ? "" : ", ") + language;
    return all;
}

Error XmlLanguages::openError(const std::string& file) const {
    return {file, "the languages " + list(), "two languages", "name two of them with --languages"};
}

std::string XmlLanguages::variantRemark(const std::string& source, const std::string& target) {
    if (!areVariants(source, target)) return {};
    return fmt::format("{} and {} are variants of one language: its pairs are no translations", source,
                       target);
}

}  // namespace paragram
