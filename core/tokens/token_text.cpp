#include "core/tokens/token_text.h"

#include "core/text/unicode.h"

namespace paragram {

std::string tokenText(const Tokenizer& tokenizer, std::span<const std::int32_t> ids) {
    const TokenizerKind kind = tokenizer.kind();
    std::string text;
    for (std::size_t i = 0; i < ids.size(); ++i) {
        const std::string piece = tokenizer.piece(ids[i]);
        if (kind == TokenizerKind::trigram && i > 0) {
            // All but the last character are already in the text.
            const auto at = codePointOffsets(piece);
            text += at.size() > 2 ? piece.substr(at[at.size() - 2]) : piece;
        } else if (kind == TokenizerKind::word && i > 0) {
            text.append(" ").append(piece);
        } else {
            text += piece;
        }
    }
    return textOfPieces(text);
}

}  // namespace paragram
