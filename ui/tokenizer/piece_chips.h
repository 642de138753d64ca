// The chips that show the pieces of a sentence: their texts and where they are drawn.
#pragma once

#include <QRect>
#include <QString>
#include <vector>

#include "core/tokens/tokenizer.h"

namespace paragram::ui {

constexpr int kChipTextSize = 15;
constexpr int kChipNoteSize = 11;
constexpr int kChipPadding = 9;

struct PieceChip {
    QString text;
    QString note;          // the piece's number, or "unknown"
    std::int32_t id = -1;  // -1: not in the vocabulary
    QRect place;

    bool unknown() const { return id < 0; }
};

// The first pieces, at most `most`, not placed yet.
std::vector<PieceChip> pieceChips(const std::vector<Piece>& pieces, std::size_t most);

// Places chips in reading order, wrapped to the width; rightToLeft: the first is at the right. Returns the
// height of all lines in pixels.
int placeChips(std::vector<PieceChip>& chips, int width, bool rightToLeft);

}  // namespace paragram::ui
