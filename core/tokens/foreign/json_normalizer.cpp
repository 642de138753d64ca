#include "core/tokens/foreign/json_normalizer.h"

#include <fmt/format.h>
#include <unicode/brkiter.h>
#include <unicode/normalizer2.h>
#include <unicode/regex.h>
#include <unicode/uchar.h>

#include <array>
#include <cstring>
#include <memory>
#include <nlohmann/json.hpp>

namespace paragram {
namespace {

using Json = nlohmann::json;

std::string utf8(const icu::UnicodeString& text) {
    std::string bytes;
    text.toUTF8String(bytes);
    return bytes;
}

template <class Change>
std::string eachCharacter(const std::string& text, Change change) {
    const icu::UnicodeString wide = icu::UnicodeString::fromUTF8(text);
    icu::UnicodeString changed;
    for (std::int32_t i = 0; i < wide.length(); i = wide.moveIndex32(i, 1)) change(changed, wide.char32At(i));
    return utf8(changed);
}

std::string lowered(const std::string& text) {
    return eachCharacter(text, [](icu::UnicodeString& out, UChar32 c) {
        icu::UnicodeString one(c);
        out += one.toLower(icu::Locale::getRoot());
    });
}

std::string composed(const std::string& text, const icu::Normalizer2* form) {
    UErrorCode status = U_ZERO_ERROR;
    return utf8(form->normalize(icu::UnicodeString::fromUTF8(text), status));
}

TextChange unicodeForm(const std::string& type) {
    return [type](const std::string& text) {
        UErrorCode status = U_ZERO_ERROR;
        const icu::Normalizer2* form = type == "NFC"    ? icu::Normalizer2::getNFCInstance(status)
                                       : type == "NFD"  ? icu::Normalizer2::getNFDInstance(status)
                                       : type == "NFKC" ? icu::Normalizer2::getNFKCInstance(status)
                                                        : icu::Normalizer2::getNFKDInstance(status);
        return composed(text, form);
    };
}

std::string withoutAccents(const std::string& text) {
    return eachCharacter(text, [](icu::UnicodeString& out, UChar32 c) {
        if (u_charType(c) != U_NON_SPACING_MARK) out.append(c);
    });
}

bool isWhite(UChar32 c) {
    return u_isUWhiteSpace(c) != 0;
}

std::string stripped(const std::string& text, bool left, bool right) {
    icu::UnicodeString wide = icu::UnicodeString::fromUTF8(text);
    while (right && !wide.isEmpty() && isWhite(wide.char32At(wide.length() - 1)))
        wide.truncate(wide.moveIndex32(wide.length(), -1));
    std::int32_t begin = 0;
    while (left && begin < wide.length() && isWhite(wide.char32At(begin))) begin = wide.moveIndex32(begin, 1);
    return utf8(wide.tempSubString(begin));
}

bool isChinese(UChar32 c) {
    const std::pair<UChar32, UChar32> ranges[] = {{0x4E00, 0x9FFF},   {0x3400, 0x4DBF},   {0x20000, 0x2A6DF},
                                                  {0x2A700, 0x2B73F}, {0x2B740, 0x2B81F}, {0x2B820, 0x2CEAF},
                                                  {0xF900, 0xFAFF},   {0x2F800, 0x2FA1F}};
    for (const auto& [first, last] : ranges) {
        if (c >= first && c <= last) return true;
    }
    return false;
}

// BERT's clean_text: removes control characters and replaces white space by spaces.
std::string cleaned(const std::string& text) {
    return eachCharacter(text, [](icu::UnicodeString& out, UChar32 c) {
        const bool blank = c == '\t' || c == '\n' || c == '\r' || isWhite(c);
        const auto type = u_charType(c);
        const bool control = type == U_CONTROL_CHAR || type == U_FORMAT_CHAR || type == U_PRIVATE_USE_CHAR ||
                             type == U_UNASSIGNED;
        if (blank)
            out.append(static_cast<UChar32>(' '));
        else if (c != 0 && c != 0xFFFD && !control)
            out.append(c);
    });
}

void addBert(const Json& entry, std::vector<TextChange>& steps) {
    const bool lower = entry.value("lowercase", true);
    const bool strip = entry.contains("strip_accents") && entry["strip_accents"].is_boolean()
                           ? entry["strip_accents"].get<bool>()
                           : lower;
    if (entry.value("clean_text", true)) steps.emplace_back(cleaned);
    if (entry.value("handle_chinese_chars", true)) {
        steps.emplace_back([](const std::string& text) {
            return eachCharacter(text, [](icu::UnicodeString& out, UChar32 c) {
                if (isChinese(c))
                    out.append(u' ').append(c).append(u' ');
                else
                    out.append(c);
            });
        });
    }
    if (strip) {
        steps.push_back(unicodeForm("NFD"));
        steps.emplace_back(withoutAccents);
    }
    if (lower) steps.emplace_back(lowered);
}

Result<TextChange> replacement(const Json& entry, const std::string& name) {
    const std::string content = entry.at("content").get<std::string>();
    const Json& pattern = entry.at("pattern");
    if (pattern.contains("String")) {
        const auto from = pattern["String"].get<std::string>();
        return TextChange([from, content](const std::string& text) {
            std::string changed;
            std::size_t at = 0;
            for (std::size_t hit; !from.empty() && (hit = text.find(from, at)) != std::string::npos;
                 at = hit + from.size())
                changed.append(text, at, hit - at).append(content);
            return changed.append(text, at, std::string::npos);
        });
    }
    UErrorCode status = U_ZERO_ERROR;
    const std::shared_ptr<icu::RegexPattern> regex(icu::RegexPattern::compile(
        icu::UnicodeString::fromUTF8(pattern.at("Regex").get<std::string>()), 0, status));
    if (U_FAILURE(status)) {
        return Error{name, "an invalid regular expression", "one that ICU supports",
                     "this tokenizer cannot be used"};
    }
    // There are no references to groups: the content is used literally.
    icu::UnicodeString plain = icu::UnicodeString::fromUTF8(content);
    plain.findAndReplace("\\", "\\\\").findAndReplace("$", "\\$");
    return TextChange([regex, plain](const std::string& text) {
        UErrorCode code = U_ZERO_ERROR;
        const icu::UnicodeString wide = icu::UnicodeString::fromUTF8(text);
        const std::unique_ptr<icu::RegexMatcher> matcher(regex->matcher(wide, code));
        const icu::UnicodeString changed = matcher->replaceAll(plain, code);
        return U_FAILURE(code) ? text : utf8(changed);
    });
}

std::string fromBase64(const std::string& text) {
    constexpr std::string_view kDigits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    constexpr std::array<std::int8_t, 256> kValues = [kDigits] {
        std::array<std::int8_t, 256> values{};
        values.fill(-1);
        for (std::size_t i = 0; i < kDigits.size(); ++i)
            values[static_cast<unsigned char>(kDigits[i])] = static_cast<std::int8_t>(i);
        return values;
    }();
    std::string bytes;
    std::uint32_t bits = 0;
    int held = 0;
    for (const char c : text) {
        const int digit = kValues[static_cast<unsigned char>(c)];
        if (digit < 0) continue;
        bits = bits << 6 | static_cast<std::uint32_t>(digit);
        held += 6;
        if (held >= 8) bytes += static_cast<char>(bits >> (held -= 8) & 0xFF);
    }
    return bytes;
}

Result<Nothing> addSteps(const Json& entry, const std::string& name, std::vector<TextChange>& steps) {
    if (entry.is_null()) return Nothing{};
    const std::string type = entry.at("type").get<std::string>();
    if (type == "Sequence") {
        for (const Json& part : entry.at("normalizers")) {
            Result<Nothing> added = addSteps(part, name, steps);
            if (!added) return added;
        }
    } else if (type == "Lowercase") {
        steps.emplace_back(lowered);
    } else if (type == "NFC" || type == "NFD" || type == "NFKC" || type == "NFKD") {
        steps.push_back(unicodeForm(type));
    } else if (type == "StripAccents") {
        steps.emplace_back(withoutAccents);
    } else if (type == "BertNormalizer") {
        addBert(entry, steps);
    } else if (type == "Strip") {
        steps.emplace_back([left = entry.value("strip_left", true), right = entry.value("strip_right", true)](
                               const std::string& text) { return stripped(text, left, right); });
    } else if (type == "Replace") {
        const Result<TextChange> change = replacement(entry, name);
        if (!change) return change.error();
        steps.push_back(*change);
    } else if (type == "Precompiled") {
        const Result<CharacterMap> map =
            CharacterMap::read(fromBase64(entry.at("precompiled_charsmap").get<std::string>()), name);
        if (!map) return map.error();
        steps.emplace_back([map = *map](const std::string& text) { return map.apply(text); });
    } else {
        return Error{name, fmt::format("a normalizer of type {}", type), "one that this program supports",
                     "this tokenizer cannot be used"};
    }
    return Nothing{};
}

}  // namespace

Result<std::vector<TextChange>> readNormalizer(const Json& entry, const std::string& name) {
    std::vector<TextChange> steps;
    const Result<Nothing> added = addSteps(entry, name, steps);
    if (!added) return added.error();
    return steps;
}

Result<CharacterMap> CharacterMap::read(std::string bytes, const std::string& name) {
    std::uint32_t size = 0;
    if (bytes.size() >= sizeof size) std::memcpy(&size, bytes.data(), sizeof size);
    if (size == 0 || size % 4 != 0 || size > bytes.size() - sizeof size) {
        return Error{name, "a truncated table of characters", "a complete one",
                     "the file is damaged: use another copy"};
    }
    CharacterMap map;
    map.units_.resize(size / 4);
    std::memcpy(map.units_.data(), bytes.data() + sizeof size, size);
    map.replacements_ = bytes.substr(sizeof size + size);
    return map;
}

const char* CharacterMap::find(std::string_view part) const {
    const auto offsetOf = [](std::uint32_t unit) { return (unit >> 10) << ((unit & 0x200U) >> 6); };
    std::size_t at = offsetOf(units_[0]);
    for (const char c : part) {
        const auto byte = static_cast<unsigned char>(c);
        at ^= byte;
        if (byte == 0 || at >= units_.size()) return nullptr;
        const std::uint32_t unit = units_[at];
        if ((unit & 0x800000FFU) != byte) return nullptr;
        at ^= offsetOf(unit);
        if ((unit & 0x100U) == 0) continue;
        if (at >= units_.size()) return nullptr;
        const std::uint32_t value = units_[at] & 0x7FFFFFFFU;
        return value < replacements_.size() ? replacements_.c_str() + value : nullptr;
    }
    return nullptr;
}

std::string CharacterMap::apply(const std::string& text) const {
    constexpr std::size_t kLongestWhole = 5;  // bytes of a cluster that is looked up as a unit
    UErrorCode status = U_ZERO_ERROR;
    thread_local const std::unique_ptr<icu::BreakIterator> clusters(
        icu::BreakIterator::createCharacterInstance(icu::Locale::getRoot(), status));
    const icu::UnicodeString wide = icu::UnicodeString::fromUTF8(text);
    clusters->setText(wide);
    std::string changed;
    for (std::int32_t begin = 0, end = clusters->next(); end != icu::BreakIterator::DONE;
         begin = end, end = clusters->next()) {
        const std::string cluster = utf8(wide.tempSubStringBetween(begin, end));
        const char* whole = cluster.size() <= kLongestWhole ? find(cluster) : nullptr;
        if (whole) {
            changed += whole;
            continue;
        }
        for (std::int32_t i = begin; i < end; i = wide.moveIndex32(i, 1)) {
            const std::string one = utf8(icu::UnicodeString(wide.char32At(i)));
            const char* found = find(one);
            changed += found ? found : one.c_str();
        }
    }
    return changed;
}

}  // namespace paragram
