#include "core/pairs/formats/gettext/gettext_message.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>
#include <utility>

#include "core/text/language_names.h"
#include "core/text/unicode.h"

namespace paragram {
namespace {

constexpr std::string_view kSpace = " \t\r\n\v\f";
constexpr std::array<char, 3> kMarks{'_', '&', '~'};  // of GTK; of KDE, Qt and Windows; of LibreOffice

bool isLetter(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || static_cast<unsigned char>(c) >= 0x80;
}

// The place of a mark before a letter, if the text has exactly one.
std::optional<std::size_t> placeOfMark(std::string_view text, char mark) {
    const auto at = text.find(mark);
    if (at == std::string_view::npos || text.find(mark, at + 1) != std::string_view::npos)
        return std::nullopt;
    if (at + 1 == text.size() || !isLetter(text[at + 1])) return std::nullopt;
    if (mark == '&') {  // &amp; is a character
        const auto end = std::ranges::find_if_not(text.substr(at + 1), isLetter);
        if (end != text.end() && *end == ';') return std::nullopt;
    }
    return at;
}

// The part around `at` without white space.
std::string_view tokenAround(std::string_view text, std::size_t at) {
    const auto before = text.find_last_of(kSpace, at);
    const std::size_t begin = before == std::string_view::npos ? 0 : before + 1;
    return text.substr(begin, std::min(text.find_first_of(kSpace, at), text.size()) - begin);
}

void removeMark(std::string& text, std::size_t at) {
    // Scripts without Latin letters name the key at the end: "ファイル (_F)".
    if (at > 0 && text[at - 1] == '(' && at + 2 < text.size() && text[at + 2] == ')') {
        std::size_t begin = at - 1;
        while (begin > 0 && text[begin - 1] == ' ') --begin;
        text.erase(begin, at + 3 - begin);
    } else {
        text.erase(at, 1);
    }
}

void removeAccelerators(SentencePair& pair) {
    for (const char mark : kMarks) {
        const auto source = placeOfMark(pair.source, mark), target = placeOfMark(pair.target, mark);
        if (!source || !target) continue;
        // A name that both contain, such as file_name or R&D, is not translated.
        const std::string_view one = tokenAround(pair.source, *source),
                               two = tokenAround(pair.target, *target);
        if (one == two && one[0] != mark) continue;
        removeMark(pair.source, *source);
        removeMark(pair.target, *target);
    }
}

std::string withSingleSpaces(std::string_view text) {
    std::string joined;
    for (std::size_t at = text.find_first_not_of(kSpace); at != std::string_view::npos;) {
        const std::size_t end = std::min(text.find_first_of(kSpace, at), text.size());
        if (!joined.empty()) joined += ' ';
        joined += text.substr(at, end - at);
        at = text.find_first_not_of(kSpace, end);
    }
    return joined;
}

// Separated by blank lines; without empty ones.
std::vector<std::string> paragraphsOf(std::string_view text) {
    std::vector<std::string> paragraphs;
    std::size_t begin = 0;
    const auto add = [&](std::size_t end) {
        if (std::string one = withSingleSpaces(text.substr(begin, end - begin)); !one.empty())
            paragraphs.push_back(std::move(one));
    };
    for (std::size_t at = text.find('\n'); at != std::string_view::npos; at = text.find('\n', at + 1)) {
        const std::size_t next = text.find_first_not_of(" \t\r", at + 1);
        if (next == std::string_view::npos || text[next] != '\n') continue;
        add(at);
        begin = next;
    }
    add(text.size());
    return paragraphs;
}

void addPairs(std::string_view source, std::string_view target, std::vector<SentencePair>& pairs) {
    std::vector<std::string> sources = paragraphsOf(source), targets = paragraphsOf(target);
    if (sources.size() != targets.size()) {
        sources = {withSingleSpaces(source)};
        targets = {withSingleSpaces(target)};
    }
    for (std::size_t i = 0; i < sources.size(); ++i) {
        SentencePair pair{std::move(sources[i]), std::move(targets[i])};
        removeAccelerators(pair);
        if (!pair.source.empty() && !pair.target.empty()) pairs.push_back(std::move(pair));
    }
}

// The value of a field, ignoring the case of its name.
std::string fieldOf(std::string_view header, std::string_view name) {
    for (std::size_t begin = 0; begin < header.size();) {
        const std::size_t end = std::min(header.find('\n', begin), header.size());
        const std::string_view line = header.substr(begin, end - begin);
        begin = end + 1;
        const auto colon = line.find(':');
        if (colon == std::string_view::npos || lowerCase(line.substr(0, colon)) != name) continue;
        return withSingleSpaces(line.substr(colon + 1));
    }
    return {};
}

}  // namespace

std::string languageOfLocale(std::string_view locale) {
    std::string code(locale.substr(0, locale.find_first_of("@.")));
    std::ranges::replace(code, '_', '-');
    return isLanguageCode(code) ? code : std::string();
}

GettextHeader readGettextHeader(std::string_view text) {
    GettextHeader header;
    const std::string type = fieldOf(text, "content-type");
    if (const auto at = lowerCase(type).find("charset="); at != std::string::npos) {
        header.encoding = type.substr(at + std::string_view("charset=").size());
        header.encoding.resize(std::min(header.encoding.find_first_of("; "), header.encoding.size()));
        const std::string lower = lowerCase(header.encoding);
        // CHARSET is what a template has.
        if (lower == "utf-8" || lower == "utf8" || lower == "ascii" || lower == "us-ascii" ||
            lower == "charset")
            header.encoding.clear();
    }
    header.sourceLanguage = languageOfLocale(fieldOf(text, "x-source-language"));
    header.targetLanguage = languageOfLocale(fieldOf(text, "language"));
    if (header.targetLanguage.empty()) {  // "German <de@li.org>"
        const std::string team = fieldOf(text, "language-team");
        header.targetLanguage = languageNamed(withSingleSpaces(team.substr(0, team.find('<'))));
    }
    return header;
}

std::vector<SentencePair> pairsOfMessage(const GettextMessage& message) {
    std::vector<SentencePair> pairs;
    if (message.isHeader() || !message.isTranslated()) return pairs;
    const bool hasPlural = !message.plural.empty();
    if (!hasPlural || message.forms.size() == 2) addPairs(message.text, message.forms.front(), pairs);
    if (hasPlural) addPairs(message.plural, message.forms.back(), pairs);
    return pairs;
}

}  // namespace paragram
