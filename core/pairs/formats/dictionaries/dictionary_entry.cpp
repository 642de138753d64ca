#include "core/pairs/formats/dictionaries/dictionary_entry.h"

#include <unicode/uchar.h>
#include <unicode/utf8.h>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "core/text/unicode.h"

namespace paragram {
namespace {

constexpr std::string_view kAround = " \t\r.,;:*-";  // at the ends of words
constexpr std::string_view kOpening = "([{<", kClosing = ")]}>";
constexpr std::array<std::string_view, 6> kSeparators{", ", "; ", "، ", "؛ ", "、", "；"};

std::string_view trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(kAround);
    return first == std::string_view::npos ? std::string_view()
                                           : text.substr(first, text.find_last_not_of(kAround) + 1 - first);
}

bool isVowelPoint(UChar32 c) {
    return (c >= 0x64B && c <= 0x652) || c == 0x640 || (c >= 0x5B0 && c <= 0x5BC) || c == 0x5C1 || c == 0x5C2;
}

// Without vowel points, and with one space for several.
std::string plainText(std::string_view text) {
    std::string plain;
    const auto size = static_cast<std::int64_t>(text.size());
    for (std::int64_t at = 0; at < size;) {
        const std::int64_t start = at;
        UChar32 c = 0;
        U8_NEXT(text.data(), at, size, c);
        if (isVowelPoint(c) || (c == ' ' && plain.ends_with(' '))) continue;
        plain += text.substr(start, at - start);
    }
    return std::string(trimmed(plain));
}

// Without what is in brackets of any kind, to the end of the line if they are not closed, and without
// pronunciation in slashes.
std::string withoutNotes(std::string_view line) {
    std::string text;
    int depth = 0;
    for (std::size_t at = 0; at < line.size(); ++at) {
        const char c = line[at];
        if (kOpening.find(c) != std::string_view::npos) {
            ++depth;
        } else if (kClosing.find(c) != std::string_view::npos) {
            depth = std::max(0, depth - 1);
        } else if (depth == 0) {
            const auto end = c == '/' && (at == 0 || line[at - 1] == ' ') ? line.find('/', at + 1)
                                                                          : std::string_view::npos;
            if (end == std::string_view::npos)
                text += c;
            else
                at = end;
        }
    }
    return text;
}

// The parts of a line that are separated by commas or semicolons.
std::vector<std::string> partsOf(std::string_view line) {
    std::vector<std::string> parts;
    const auto add = [&parts](std::string_view part) {
        if (std::string text = plainText(part); !text.empty()) parts.push_back(std::move(text));
    };
    for (;;) {
        std::size_t at = std::string_view::npos, size = 0;
        for (const std::string_view separator : kSeparators) {
            const auto found = line.find(separator);
            if (found < at) std::tie(at, size) = std::pair(found, separator.size());
        }
        add(line.substr(0, at));
        if (at == std::string_view::npos) return parts;
        line.remove_prefix(at + size);
    }
}

// Letters and digits in lower case: how an index and a first line that mean the same agree.
std::string wordKey(const std::string& text) {
    const std::string lower = lowerCase(text);
    std::string key;
    const auto size = static_cast<std::int64_t>(lower.size());
    for (std::int64_t at = 0; at < size;) {
        const std::int64_t start = at;
        UChar32 c = 0;
        U8_NEXT(lower.data(), at, size, c);
        if (c > 0 && u_isalnum(c)) key += lower.substr(start, at - start);
    }
    return key;
}

std::vector<std::string> headwordsOf(std::string_view line, const std::vector<std::string>& indexed) {
    std::vector<std::string> keys;
    for (const std::string& word : indexed) keys.push_back(wordKey(plainText(word)));
    const auto isIndexed = [&keys](const std::string& word) {
        return std::ranges::find(keys, wordKey(word)) != keys.end();
    };
    const std::string text = withoutNotes(line);
    if (std::string whole = plainText(text); isIndexed(whole)) return {std::move(whole)};
    std::vector<std::string> words = partsOf(text);
    std::erase_if(words, [&](const std::string& word) { return !isIndexed(word); });
    if (!words.empty()) return words;
    words = indexed;
    std::erase_if(words, [](const std::string& word) { return isAllWhitespace(word); });
    return words;
}

// "Note: ...", "Synonyms: ...", "see: ...": one word and a colon.
bool hasLabel(std::string_view line) {
    const auto colon = line.find(": ");
    const auto end = colon == std::string_view::npos && line.ends_with(':') ? line.size() - 1 : colon;
    return end != std::string_view::npos && end > 0 && line.find(' ') >= end;
}

// Removes "2." from the start of a line.
bool takeNumberAtStart(std::string_view& line) {
    const auto digits = line.find_first_not_of("0123456789");
    if (digits == 0 || digits == std::string_view::npos || line[digits] != '.') return false;
    if (digits + 1 < line.size() && line[digits + 1] != ' ') return false;
    line.remove_prefix(digits + 1);
    return true;
}

// Removes " 2." from the end of a line.
bool takeNumberAtEnd(std::string_view& line) {
    if (!line.ends_with('.')) return false;
    const auto before = line.find_last_not_of("0123456789", line.size() - 2);
    if (before == std::string_view::npos || before + 2 >= line.size() || line[before] != ' ') return false;
    line.remove_suffix(line.size() - before);
    return true;
}

// "source" - translation
std::optional<SentencePair> exampleIn(std::string_view line) {
    const auto end = line.find('"', 1);
    if (!line.starts_with('"') || end == std::string_view::npos) return std::nullopt;
    const auto dash = line.find("- ", end);
    if (dash == std::string_view::npos || !trimmed(line.substr(end + 1, dash - end - 1)).empty())
        return std::nullopt;
    SentencePair pair{plainText(withoutNotes(line.substr(1, end - 1))),
                      plainText(withoutNotes(line.substr(dash + 2)))};
    if (pair.source.empty() || pair.target.empty()) return std::nullopt;
    return pair;
}

}  // namespace

std::vector<SentencePair> pairsOfEntry(std::string_view text, const std::vector<std::string>& indexed) {
    std::vector<SentencePair> pairs;
    std::vector<std::string> headwords;
    bool wantsTranslation = true;  // of the headword, or of the sense whose number was last
    for (bool isFirst = true; !text.empty();) {
        const auto end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size()));
        line.remove_suffix(line.size() - (line.find_last_not_of(" \t\r") + 1));
        if (line.empty()) continue;
        if (std::exchange(isFirst, false)) {
            headwords = headwordsOf(line, indexed);
            continue;
        }
        if (auto example = exampleIn(line)) {
            pairs.push_back(std::move(*example));
            continue;
        }
        if (takeNumberAtStart(line)) wantsTranslation = true;
        const bool endsWithNumber = takeNumberAtEnd(line);
        if (wantsTranslation && !hasLabel(line)) {
            for (const std::string& translation : partsOf(withoutNotes(line))) {
                for (const std::string& headword : headwords) pairs.push_back({headword, translation});
                wantsTranslation = false;
            }
        }
        wantsTranslation = wantsTranslation || endsWithNumber;
    }
    return pairs;
}

}  // namespace paragram
