#include "core/tokens/foreign/added_tokens.h"

#include <unicode/uchar.h>
#include <unicode/utf8.h>

#include <nlohmann/json.hpp>

namespace paragram {
namespace {

UChar32 characterBefore(std::string_view text, std::size_t at) {
    UChar32 c = 0;
    auto i = static_cast<std::int32_t>(at);
    U8_PREV(text.data(), 0, i, c);
    return c;
}

UChar32 characterAfter(std::string_view text, std::size_t at) {
    UChar32 c = 0;
    auto i = static_cast<std::int32_t>(at);
    U8_NEXT(text.data(), i, static_cast<std::int32_t>(text.size()), c);
    return c;
}

bool isWordCharacter(UChar32 c) {
    return u_isalnum(c) || c == '_';
}

bool standsAlone(std::string_view text, std::size_t begin, std::size_t end) {
    return (begin == 0 || !isWordCharacter(characterBefore(text, begin))) &&
           (end == text.size() || !isWordCharacter(characterAfter(text, end)));
}

}  // namespace

AddedTokens AddedTokens::read(const nlohmann::json& tokenizer, std::size_t rows) {
    AddedTokens tokens;
    if (!tokenizer.contains("added_tokens") || !tokenizer["added_tokens"].is_array()) return tokens;
    for (const auto& entry : tokenizer["added_tokens"]) {
        AddedToken token{entry.at("content").get<std::string>(), entry.at("id").get<std::int32_t>(),
                         entry.value("single_word", false),      entry.value("lstrip", false),
                         entry.value("rstrip", false),           entry.value("normalized", false)};
        if (token.content.empty() || token.id < 0 || static_cast<std::size_t>(token.id) >= rows) continue;
        tokens.starts_[static_cast<unsigned char>(token.content.front())] = true;
        tokens.tokens_.push_back(std::move(token));
    }
    return tokens;
}

// The longest token at this position; null if there is none.
const AddedToken* AddedTokens::tokenAt(std::string_view text, std::size_t at, bool normalized) const {
    if (!starts_[static_cast<unsigned char>(text[at])]) return nullptr;
    const AddedToken* longest = nullptr;
    for (const AddedToken& token : tokens_) {
        if (token.normalized != normalized || !text.substr(at).starts_with(token.content)) continue;
        if (token.singleWord && !standsAlone(text, at, at + token.content.size())) continue;
        if (longest == nullptr || token.content.size() > longest->content.size()) longest = &token;
    }
    return longest;
}

std::vector<TextPart> AddedTokens::split(std::string_view text, bool normalized) const {
    std::vector<TextPart> parts;
    std::size_t begin = 0;  // of the text that belongs to no token yet
    const auto addText = [&](std::size_t end) {
        if (end > begin) parts.push_back({text.substr(begin, end - begin)});
    };
    for (std::size_t at = 0; at < text.size();) {
        const AddedToken* const token = tokenAt(text, at, normalized);
        if (token == nullptr) {
            ++at;
            continue;
        }
        std::size_t first = at, end = at + token->content.size();
        while (token->takesLeft && first > begin && u_isUWhiteSpace(characterBefore(text, first))) {
            auto i = static_cast<std::int32_t>(first);
            U8_BACK_1(reinterpret_cast<const std::uint8_t*>(text.data()), 0, i);
            first = static_cast<std::size_t>(i);
        }
        while (token->takesRight && end < text.size() && u_isUWhiteSpace(characterAfter(text, end))) {
            auto i = static_cast<std::int32_t>(end);
            U8_FWD_1(text.data(), i, static_cast<std::int32_t>(text.size()));
            end = static_cast<std::size_t>(i);
        }
        addText(first);
        parts.push_back({text.substr(first, end - first), token->id});
        at = begin = end;
    }
    addText(text.size());
    return parts;
}

}  // namespace paragram
