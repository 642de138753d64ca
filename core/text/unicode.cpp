#include "core/text/unicode.h"

#include <fmt/format.h>
#include <unicode/brkiter.h>
#include <unicode/bytestream.h>
#include <unicode/casemap.h>
#include <unicode/uchar.h>
#include <unicode/uloc.h>
#include <unicode/utext.h>
#include <unicode/utf8.h>

#include <algorithm>
#include <cstring>

#include "core/base/result.h"
#include "core/text/word_boundaries.h"

namespace paragram {
namespace {

bool isAscii(std::string_view text) {
    return std::none_of(text.begin(), text.end(),
                        [](char c) { return static_cast<unsigned char>(c) >= 0x80; });
}

// Valid UTF-8, and no character has a lower-case form: true of most text in scripts without case, and faster
// than calling ICU.
bool isLower(std::string_view text) {
    const auto size = static_cast<std::int64_t>(text.size());
    for (std::int64_t at = 0; at < size;) {
        UChar32 character = 0;
        U8_NEXT(text.data(), at, size, character);
        if (character < 0 || u_tolower(character) != character) return false;
    }
    return true;
}

[[noreturn]] void throwIcuFailure(UErrorCode status) {
    throw MachineFailure({"ICU", u_errorName(status), "", "install ICU's data files"});
}

}  // namespace

std::optional<TextProblem> findTextProblem(std::string_view text) {
    const char* bytes = text.data();
    const auto size = static_cast<std::int64_t>(text.size());
    std::int64_t at = 0;
    while (at < size) {
        // Eight bytes of ASCII without a NUL at a time.
        std::uint64_t eight = 0;
        if (at + 8 <= size) {
            std::memcpy(&eight, bytes + at, sizeof eight);
            constexpr std::uint64_t kHigh = 0x8080808080808080, kOnes = 0x0101010101010101;
            if (((eight | (eight - kOnes)) & kHigh) == 0) {
                at += 8;
                continue;
            }
        }
        const auto lead = static_cast<unsigned char>(bytes[at]);
        if (lead == 0) return TextProblem{static_cast<std::size_t>(at), "a NUL byte"};
        if (lead < 0x80) {
            ++at;
            continue;
        }
        const std::int64_t start = at;
        UChar32 character = 0;
        U8_NEXT(bytes, at, size, character);
        if (character < 0) {
            const bool surrogate =
                lead == 0xED && start + 1 < size && static_cast<unsigned char>(bytes[start + 1]) >= 0xA0;
            return TextProblem{
                static_cast<std::size_t>(start),
                surrogate ? "half a surrogate pair" : fmt::format("invalid UTF-8 byte 0x{:02X}", lead)};
        }
    }
    return std::nullopt;
}

bool sameLanguage(std::string_view a, std::string_view b) {
    if (a.empty() || b.empty()) return a == b;
    const auto threeLetters = [](std::string_view code) {
        const std::string lower = lowerCase(code);
        const std::string known = uloc_getISO3Language(lower.c_str());
        return known.empty() ? lower : known;
    };
    return threeLetters(a) == threeLetters(b);
}

std::string lowerCase(std::string_view text) {
    std::string lower(text);
    if (isAscii(text)) {
        for (char& c : lower) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c;
        return lower;
    }
    if (isLower(text)) return lower;
    lower.clear();
    UErrorCode status = U_ZERO_ERROR;
    icu::StringByteSink<std::string> sink(&lower);
    icu::CaseMap::utf8ToLower("", 0, icu::StringPiece(text.data(), static_cast<std::int32_t>(text.size())),
                              sink, nullptr, status);
    if (U_FAILURE(status)) throwIcuFailure(status);
    return lower;
}

bool isLanguageCode(std::string_view code) {
    const std::size_t letters = std::min(code.find_first_of("-_"), code.size());
    if (letters < 2 || letters > 3 || code.size() > 11) return false;
    const bool plain = std::all_of(code.begin(), code.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
               c == '_';
    });
    if (!plain) return false;
    const std::string language = lowerCase(code.substr(0, letters));
    // Every three-letter code is its own "ISO 3" name; ICU has display names for those it knows.
    UChar name[64];
    UErrorCode status = U_ZERO_ERROR;
    uloc_getDisplayLanguage(language.c_str(), "en", name, 64, &status);
    return status == U_ZERO_ERROR;
}

std::string textOfPieces(std::string_view pieces) {
    constexpr std::string_view kSpaceMark = "\xE2\x96\x81";  // U+2581
    std::string text(pieces);
    for (auto mark = text.find(kSpaceMark); mark != std::string::npos; mark = text.find(kSpaceMark, mark)) {
        text.replace(mark, kSpaceMark.size(), 1, ' ');
    }
    const auto first = text.find_first_not_of(' ');
    return first == std::string::npos ? text : text.substr(first);
}

void splitAtWhitespace(std::string_view text, std::vector<std::string_view>& parts) {
    parts.clear();
    const auto size = static_cast<std::int64_t>(text.size());
    std::int64_t begin = 0;
    for (std::int64_t at = 0; at < size;) {
        const std::int64_t before = at;
        UChar32 character = 0;
        U8_NEXT(text.data(), at, size, character);
        if (character < 0 || !u_isUWhiteSpace(character)) continue;
        if (before > begin)
            parts.push_back(
                text.substr(static_cast<std::size_t>(begin), static_cast<std::size_t>(before - begin)));
        begin = at;
    }
    if (size > begin) parts.push_back(text.substr(static_cast<std::size_t>(begin)));
}

bool isAllWhitespace(std::string_view text) {
    const auto size = static_cast<std::int64_t>(text.size());
    for (std::int64_t at = 0; at < size;) {
        UChar32 character = 0;
        U8_NEXT(text.data(), at, size, character);
        if (character < 0 || !u_isUWhiteSpace(character)) return false;
    }
    return true;
}

int countWhitespaceTokens(std::string_view text) {
    int tokens = 0;
    bool inside = false;
    const auto size = static_cast<std::int64_t>(text.size());
    for (std::int64_t at = 0; at < size;) {
        const auto lead = static_cast<unsigned char>(text[static_cast<std::size_t>(at)]);
        bool space = false;
        // White space beyond ASCII starts with one of four bytes.
        if (lead == 0xC2 || (lead >= 0xE1 && lead <= 0xE3)) {
            UChar32 character = 0;
            U8_NEXT(text.data(), at, size, character);
            space = character >= 0 && u_isUWhiteSpace(character);
        } else {
            space = lead == ' ' || (lead >= 0x09 && lead <= 0x0D);
            ++at;
        }
        tokens += !space && !inside ? 1 : 0;
        inside = !space;
    }
    return tokens;
}

struct WordSplitter::State {
    std::unique_ptr<icu::BreakIterator> words;
};

WordSplitter::WordSplitter() : state_(std::make_unique<State>()) {
    UErrorCode status = U_ZERO_ERROR;
    state_->words.reset(icu::BreakIterator::createWordInstance(icu::Locale::getRoot(), status));
    if (U_FAILURE(status)) throwIcuFailure(status);
}

WordSplitter::~WordSplitter() = default;
WordSplitter::WordSplitter(WordSplitter&&) noexcept = default;
WordSplitter& WordSplitter::operator=(WordSplitter&&) noexcept = default;

void WordSplitter::split(std::string_view text, std::vector<std::string_view>& words) {
    if (!splitSimpleWords(text, words)) splitByIcu(text, words);
}

void WordSplitter::splitByIcu(std::string_view text, std::vector<std::string_view>& words) {
    words.clear();
    UErrorCode status = U_ZERO_ERROR;
    UText view = UTEXT_INITIALIZER;
    utext_openUTF8(&view, text.data(), static_cast<std::int64_t>(text.size()), &status);
    state_->words->setText(&view, status);
    if (U_FAILURE(status)) throwIcuFailure(status);
    std::int32_t first = state_->words->first();
    for (std::int32_t last = state_->words->next(); last != icu::BreakIterator::DONE;
         first = last, last = state_->words->next()) {
        const std::string_view word =
            text.substr(static_cast<std::size_t>(first), static_cast<std::size_t>(last - first));
        if (countWhitespaceTokens(word) > 0) words.push_back(word);
    }
    utext_close(&view);
}

std::vector<std::size_t> codePointOffsets(std::string_view text) {
    std::vector<std::size_t> offsets;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if ((static_cast<unsigned char>(text[i]) & 0xC0) != 0x80) offsets.push_back(i);
    }
    offsets.push_back(text.size());
    return offsets;
}

}  // namespace paragram
