// The literal tokens of a tokenizer.json ("added_tokens", such as [MASK]): they are found in the text before
// the model splits it, as Hugging Face's tokenizers does.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace paragram {

struct AddedToken {
    std::string content;
    std::int32_t id = -1;
    bool singleWord = false;                     // only where no letter or digit is next to it
    bool takesLeft = false, takesRight = false;  // white space there belongs to it
    bool normalized = false;                     // searched for in the normalised text
};

// A part of a text: an added token, or text between two of them (id -1), which is not empty.
struct TextPart {
    std::string_view text;
    std::int32_t id = -1;
};
class AddedTokens {
  public:
    // Tokens whose id is below rows; others have no vector. Throws nlohmann::json::exception for malformed
    // entries.
    static AddedTokens read(const nlohmann::json& tokenizer, std::size_t rows);

    // Splits text at the tokens with this value of normalized: the leftmost first, of those the longest.
    std::vector<TextPart> split(std::string_view text, bool normalized) const;

  private:
    const AddedToken* tokenAt(std::string_view text, std::size_t at, bool normalized) const;

    std::vector<AddedToken> tokens_;
    std::array<bool, 256> starts_{};  // bytes that a token starts with
};

}  // namespace paragram
