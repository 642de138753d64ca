// Pieces of a vocabulary by their bytes: a double array (Aoe 1989), one look at memory for a byte.
#pragma once

#include <cstdint>
#include <limits>
#include <string_view>
#include <vector>

namespace paragram {

// Immutable. Nodes are numbers; kRoot stands before the first byte.
class PieceTrie {
  public:
    static constexpr std::uint32_t kRoot = 0;
    static constexpr float kNone = -std::numeric_limits<float>::infinity();

    struct Piece {
        std::string_view text;
        std::int32_t number = 0;  // >= 0
        float score = 0;
    };

    PieceTrie() : units_(kBlock), numbers_(kBlock, -1) {}
    // Of a piece that stands twice the last number and score count.
    explicit PieceTrie(std::vector<Piece> pieces);

    // The node one byte on; kRoot where no piece goes on so.
    std::uint32_t child(std::uint32_t node, unsigned char byte) const {
        const std::uint32_t at = (units_[node].baseAndLabel >> kLabelBits) ^ byte;
        return (units_[at].baseAndLabel & kLabelMask) == byte ? at : kRoot;
    }
    // The score of the piece that ends at the node, beside what child() has read; kNone: none ends there.
    float scoreAt(std::uint32_t node) const { return units_[node].score; }
    bool pieceEnds(std::uint32_t node) const { return units_[node].score > kNone; }
    // The number of that piece, -1: none.
    std::int32_t pieceAt(std::uint32_t node) const { return numbers_[node]; }

  private:
    // Children of a node lie at its base xor their byte. No two nodes share a base, so the byte alone says
    // that a child is the node's own.
    static constexpr std::uint32_t kLabelBits = 9, kLabelMask = (1U << kLabelBits) - 1, kFree = 256;
    static constexpr std::uint32_t kBlock = 256;  // the first holds no children: base of nodes without any
    struct Unit {
        std::uint32_t baseAndLabel = kFree;
        float score = kNone;
    };
    std::uint32_t place(const std::vector<unsigned char>& labels);
    bool isFree(std::uint32_t at) const { return units_[at].baseAndLabel == kFree; }

    std::vector<Unit> units_;
    std::vector<std::int32_t> numbers_;  // of the pieces that end at the nodes: rarely read, so not beside
    std::vector<bool> taken_;            // bases; only while building
    std::uint32_t firstFree_ = kBlock;
};

}  // namespace paragram
