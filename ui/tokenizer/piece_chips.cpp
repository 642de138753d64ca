#include "ui/tokenizer/piece_chips.h"

#include <QCoreApplication>
#include <QFontMetrics>
#include <algorithm>

#include "ui/style/theme.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {
namespace {

constexpr int kChipHeight = 44;
constexpr int kGap = 6;

}  // namespace

std::vector<PieceChip> pieceChips(const std::vector<Piece>& pieces, std::size_t most) {
    std::vector<PieceChip> chips;
    for (const Piece& piece : pieces) {
        if (chips.size() == most) break;
        const QString text = QString::fromStdString(piece.text);
        const QString unknown = QCoreApplication::translate("PieceChips", "unknown");
        chips.push_back({text.trimmed().isEmpty() ? QString("␣") : text,
                         piece.id < 0 ? unknown : countText(piece.id),
                         piece.id,
                         {}});
    }
    return chips;
}

int placeChips(std::vector<PieceChip>& chips, int width, bool rightToLeft) {
    const QFontMetrics text(uiFont(kChipTextSize));
    const QFontMetrics note(uiFont(kChipNoteSize));
    int x = 0, y = 0;
    for (PieceChip& chip : chips) {
        const int wanted = std::max(text.horizontalAdvance(chip.text), note.horizontalAdvance(chip.note));
        const int wide = std::min(wanted + 2 * kChipPadding, std::max(width, 1));
        if (x > 0 && x + wide > width) {
            x = 0;
            y += scaled(kChipHeight) + kGap;
        }
        chip.place = QRect(rightToLeft ? width - x - wide : x, y, wide, scaled(kChipHeight));
        x += wide + kGap;
    }
    return chips.empty() ? 0 : y + scaled(kChipHeight);
}

}  // namespace paragram::ui
