// How much of a language's tokens another language has, too (Wieting et al. 2019, 4.2).
#pragma once

#include <set>
#include <string>
#include <string_view>

#include "core/tokens/model_tokenizer.h"

namespace paragram {

// Gathers the different tokens of both sides of a stream of pairs.
class PieceOverlap {
  public:
    // The tokens of the first part of an encoder; each side by its own tokenizer where it has one.
    PieceOverlap(const ModelTokenizer& tokenizer, bool lowerCase)
        : tokenizer_(tokenizer), lowerCase_(lowerCase) {}

    void add(std::string_view sentence, Side side);
    // As if all that other was given had been added here, too.
    void merge(const PieceOverlap& other);

    std::size_t types(Side side) const { return of(side).size(); }
    std::size_t shared() const;
    // Share of the side's types that the other side has, too; 0..1.
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
