// What stands in a SentencePiece .model: pieces with scores and the rules before them.
#pragma once

#include <string>
#include <vector>

#include "core/base/result.h"

namespace paragram {

struct SentencePieceFile {
    enum class Type { normal = 1, unknown = 2, control = 3, userDefined = 4, unused = 5, byte = 6 };
    struct Piece {
        std::string text;
        float score = 0;
        Type type = Type::normal;
    };
    std::vector<Piece> pieces;  // by id
    bool unigram = true;        // otherwise byte pairs, words or characters
    bool byteFallback = false;
    int unknownId = 0;
    std::string characterMap;  // precompiled_charsmap
    bool dummyPrefix = true, removeExtraSpaces = true, spacesAsSuffix = false;
};

Result<SentencePieceFile> readSentencePieceFile(const std::string& bytes, const std::string& name);

}  // namespace paragram
