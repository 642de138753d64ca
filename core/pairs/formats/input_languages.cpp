#include "core/pairs/formats/input_languages.h"

#include <fmt/format.h>

#include <algorithm>
#include <tuple>
#include <vector>

#include "core/text/input/archive.h"
#include "core/text/language_detector.h"
#include "core/text/unicode.h"

namespace paragram {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kTextForLanguage = 20000;  // bytes of a side

std::string nameOf(const fs::path& file) {
    const auto [archive, member] = splitMember(file);
    return (member.empty() ? archive : fs::path(member)).filename().string();
}

// Two or three lower-case letters, like a language code.
bool isPlainCode(const std::string& code) {
    return code.size() <= 3 && lowerCase(code) == code && isLanguageCode(code);
}

// "xx-yy" between dots, underscores or the ends.
std::pair<std::string, std::string> codesIn(const std::string& name) {
    for (std::size_t dash = name.find('-'); dash != std::string::npos; dash = name.find('-', dash + 1)) {
        const auto before = dash == 0 ? std::string::npos : name.find_last_of("._", dash - 1);
        const std::size_t first = before == std::string::npos ? 0 : before + 1;
        const auto after = name.find_first_of("._", dash + 1);
        const std::size_t last = after == std::string::npos ? name.size() : after;
        const std::string source = name.substr(first, dash - first),
                          target = name.substr(dash + 1, last - dash - 1);
        if (isPlainCode(source) && isPlainCode(target)) return {source, target};
    }
    return {};
}

// "de" from "train.de" and "train.de.gz".
std::string endingCode(std::string name) {
    for (const char* packed : {".gz", ".bz2", ".xz", ".zst"})
        if (name.ends_with(packed)) name.resize(name.size() - std::string_view(packed).size());
    const auto dot = name.rfind('.');
    const std::string code = dot == std::string::npos ? std::string() : name.substr(dot + 1);
    return isLanguageCode(code) ? code : std::string();
}

// Whether CLD2 can tell the two apart in a few sentences.
bool areDistinct(const std::string& a, const std::string& b) {
    static const std::vector<std::vector<const char*>> kAlike{{"no", "nb", "nn", "da", "sv"},
                                                              {"hr", "sr", "bs", "sh", "sl", "cnr"},
                                                              {"id", "ms", "jv", "su"},
                                                              {"cs", "sk"},
                                                              {"gl", "pt", "es"},
                                                              {"ru", "uk", "be", "bg", "mk"},
                                                              {"hi", "ne", "mr", "bh"},
                                                              {"zh", "yue", "wuu", "lzh"},
                                                              {"fa", "prs", "ps"},
                                                              {"nl", "af"},
                                                              {"tr", "az"}};
    if (sameLanguage(a, b)) return false;
    const auto has = [](const auto& group, const std::string& code) {
        return std::ranges::any_of(group, [&](const char* one) { return sameLanguage(one, code); });
    };
    return std::ranges::none_of(kAlike, [&](const auto& group) { return has(group, a) && has(group, b); });
}

}  // namespace

PairInput asOpened(const PairInput& asked, const PairInput& opened) {
    PairInput found = asked;
    found.second = opened.second;
    if (const std::string member = splitMember(opened.first).second; !member.empty()) found.first = member;
    return found;
}

void LanguageGuess::add(std::string_view text) {
    if (texts_++ >= kPairs || text_.size() > kTextForLanguage) return;
    text_.append(text).append("\n");
}

std::string LanguageGuess::language() const {
    return detectLanguage(text_);
}

std::string languageContradiction(const std::pair<std::string, std::string>& named,
                                  const LanguageGuess& source, const LanguageGuess& target) {
    const auto& [first, second] = named;
    // What CLD2 does not know cannot be contradicted.
    const auto against = [](const LanguageGuess& guess, const std::string& name) {
        const std::string found = guess.isCertain() && !name.empty() ? guess.language() : std::string();
        return !found.empty() && areDistinct(found, name) ? found : std::string();
    };
    const std::string one = against(source, first), two = against(target, second);
    if (!one.empty() && !two.empty() && sameLanguage(one, second) && sameLanguage(two, first)) {
        return fmt::format(
            "the sides look swapped: by its text the first is {} and the second {}, not {} and {}; "
            "check the columns and the languages",
            one, two, first, second);
    }
    std::string found;
    for (const auto& [side, seen, name] :
         {std::tuple{"first", one, first}, std::tuple{"second", two, second}}) {
        if (seen.empty()) continue;
        found +=
            fmt::format("{}the {} side looks like {}, not {}", found.empty() ? "" : ", ", side, seen, name);
    }
    return found.empty() ? found : found + "; check the columns and the languages";
}

std::pair<std::string, std::string> languagesOfNames(const PairInput& input) {
    const std::string name = nameOf(input.first);
    const auto codes = codesIn(name);
    // If X.de-en.en is the first file, its language is that of the source.
    const std::string first = endingCode(name);
    if (!codes.first.empty()) return first == codes.second ? std::pair(codes.second, codes.first) : codes;
    const std::string second = input.second.empty() ? std::string() : endingCode(nameOf(input.second));
    return first.empty() || second.empty() ? std::pair<std::string, std::string>() : std::pair(first, second);
}

std::pair<std::string, std::string> languagesOfInput(const PairInput& input, const PairReader& reader) {
    auto languages = reader.languages();
    if (languages.first.empty() || languages.second.empty()) languages = languagesOfNames(input);
    if (!input.sourceLanguage.empty()) languages.first = input.sourceLanguage;
    if (!input.targetLanguage.empty()) languages.second = input.targetLanguage;
    return languages;
}

}  // namespace paragram
