// Reads the bytes of a SentencePiece model (sentencepiece_model.proto).
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace paragram {

struct SentencePieceModel {
    enum class Kind { normal = 1, unknown = 2, control = 3, userDefined = 4, unused = 5, byte = 6 };
    struct Piece {
        std::string_view text;  // into the bytes
        float score = 0;
        Kind kind = Kind::normal;
    };
    std::vector<Piece> pieces;  // by id
    int modelType = 1;          // 1 unigram, 2 BPE, 3 words, 4 characters
    bool spacesAsSuffix = false, byteFallback = false;
    int unknownId = 0;
    std::string_view normalisation;  // "nmt_nfkc"
    std::string_view characterMap;   // precompiled_charsmap
    bool dummyPrefix = true, removeExtraSpaces = true, escapeSpaces = true;
};

// Empty if the bytes are invalid.
std::optional<SentencePieceModel> readSentencePieceModel(std::string_view bytes);

// Whether SentencePiece's own code survives the model: no empty pieces, finite scores, an unknown piece, a
// table of characters that does not refer outside itself.
bool isSound(const SentencePieceModel& model);

// Whether the segmentation of a text is the concatenation of those of its parts between ASCII spaces: unigram
// or BPE, a space marked in front of every word, repeated spaces counted once, and no piece with a space
// inside or at its end.
bool cutsAtSpaces(const SentencePieceModel& model);

// The replacement of exactly this text by a sound character map (SentencePieceModel::characterMap), empty if
// there is none. A view into the map.
std::optional<std::string_view> characterRule(std::string_view characterMap, std::string_view text);

}  // namespace paragram
