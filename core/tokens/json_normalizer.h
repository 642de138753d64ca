// What a tokenizer.json of Hugging Face does to text before it is cut.
#pragma once

#include <functional>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"

namespace paragram {

using TextChange = std::function<std::string(const std::string&)>;

// The steps of a "normalizer" entry in order; none where it is null. Error: one that is not known here.
Result<std::vector<TextChange>> readNormalizer(const nlohmann::json& entry, const std::string& name);

// SentencePiece's table of characters, as that format applies it: to each grapheme cluster of fewer than 6
// bytes as a whole, otherwise to each character. Text that the table does not name stays.
class CharacterMap {
  public:
    // bytes: 4 bytes of length, a double-array trie, the replacements. Error's found is empty when they are.
    static Result<CharacterMap> read(std::string bytes, const std::string& name);
    std::string apply(const std::string& text) const;

  private:
    // The replacement of the shortest beginning of part that the table names; null where there is none.
    const char* find(std::string_view part) const;
    std::vector<std::uint32_t> units_;
    std::string replacements_;  // each ends with a zero byte
};

}  // namespace paragram
