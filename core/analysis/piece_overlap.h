// Piece overlap: the share of a language's tokens that another language also has (P19, 4.2).
#pragma once

#include <set>
#include <string>
#include <string_view>

#include "core/tokens/model/model_tokenizer.h"

namespace paragram {

// Collects the different tokens of both sides of a stream of pairs.
class PieceOverlap {
  public:
    // Uses the tokens of the first part of an encoder, with the tokenizer of each side.
    PieceOverlap(const ModelTokenizer& tokenizer, bool lowerCase)
        : tokenizer_(tokenizer), lowerCase_(lowerCase) {}

    void add(std::string_view sentence, Side side);
    // Adds everything that was added to other.
    void merge(const PieceOverlap& other);

    std::size_t types(Side side) const { return of(side).size(); }
    // The number of types that occur on both sides.
    std::size_t shared() const;
    // The share of the side's types that the other side also has, 0..1.
    double overlap(Side side) const;

  private:
    using Types = std::set<std::string, std::less<>>;
    Types& of(Side side) { return side == Side::source ? source_ : target_; }
    const Types& of(Side side) const { return side == Side::source ? source_ : target_; }

    const ModelTokenizer& tokenizer_;
    bool lowerCase_;
    Types source_, target_;
};

}  // namespace paragram
