// What stands in the bytes of a SentencePiece model (sentencepiece_model.proto).
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

// Nothing where the bytes cannot be followed.
std::optional<SentencePieceModel> readSentencePieceModel(std::string_view bytes);

// Whether SentencePiece's own code survives it: no empty pieces, scores that are numbers, an unknown piece, a
// table of characters that does not point outside itself.
bool isSound(const SentencePieceModel& model);

// Whether the segmentation of a text is that of its parts between ASCII spaces, one after another: unigram or
// BPE, a space marked in front of every word, repeated spaces taken as one, and no piece with a space inside
// or at its end.
bool cutsAtSpaces(const SentencePieceModel& model);

// What a sound character map (SentencePieceModel::characterMap) makes of exactly this text, nothing where it
// has no rule for it. A view into the map.
std::optional<std::string_view> characterRule(std::string_view characterMap, std::string_view text);

}  // namespace paragram
