#include "core/analysis/piece_overlap.h"

#include <algorithm>

#include "core/text/unicode.h"

namespace paragram {

void PieceOverlap::add(std::string_view sentence, Side side) {
    const std::string text = lowerCase_ ? lowerCase(sentence) : std::string(sentence);
    Types& types = of(side);
    for (const Piece& piece : tokenizer_.segment(0, text, side))
        if (piece.id >= 0 && !types.contains(piece.text)) types.insert(std::string(piece.text));
}

void PieceOverlap::merge(const PieceOverlap& other) {
    source_.insert(other.source_.begin(), other.source_.end());
    target_.insert(other.target_.begin(), other.target_.end());
}

std::size_t PieceOverlap::shared() const {
    return static_cast<std::size_t>(
        std::ranges::count_if(source_, [this](const std::string& type) { return target_.contains(type); }));
}

double PieceOverlap::overlap(Side side) const {
    return types(side) == 0 ? 0 : static_cast<double>(shared()) / static_cast<double>(types(side));
}

}  // namespace paragram
