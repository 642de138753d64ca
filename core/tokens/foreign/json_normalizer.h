// The normalisation of text by a tokenizer.json of Hugging Face, before it is split.
#pragma once

#include <functional>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"

namespace paragram {

using TextChange = std::function<std::string(const std::string&)>;

// The steps of a "normalizer" entry in order; none if it is null. Error for an unsupported step.
Result<std::vector<TextChange>> readNormalizer(const nlohmann::json& entry, const std::string& name);

// SentencePiece's table of characters, applied as in that format: to each grapheme cluster of fewer than 6
// bytes as a unit, otherwise to each character. Text without an entry is unchanged.
class CharacterMap {
  public:
    // bytes: 4 bytes of length, a double-array trie, the replacements. Error if they are something else.
    static Result<CharacterMap> read(std::string bytes, const std::string& name);
    // The text with all replacements made.
    std::string apply(const std::string& text) const;

  private:
    // The replacement of the shortest prefix of part in the table; null if there is none.
    const char* find(std::string_view part) const;
    std::vector<std::uint32_t> units_;
    std::string replacements_;  // each terminated by a zero byte
};

}  // namespace paragram
