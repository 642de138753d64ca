#include "core/pairs/formats/checked_reader.h"

#include <fmt/format.h>

#include <charconv>

#include "core/text/unicode.h"

namespace paragram {

const char* emptySide(const SentencePair& pair) {
    return isAllWhitespace(pair.source) ? "first" : isAllWhitespace(pair.target) ? "second" : nullptr;
}

Error emptySideError(std::string where, const char* side) {
    return {std::move(where), fmt::format("the {} sentence is empty", side), "",
            "remove the line or set pairs.skip-bad-lines"};
}

std::optional<float> parseScore(std::string_view text) {
    const auto first = text.find_first_not_of(" \r");
    if (first == std::string_view::npos) return std::nullopt;
    text = text.substr(first, text.find_last_not_of(" \r") + 1 - first);
    float value = 0;
    const auto [end, status] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (status != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return value;
}

}  // namespace paragram
