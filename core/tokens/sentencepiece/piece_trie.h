// The pieces of a vocabulary in a double-array trie (Aoe 1989), with one memory access per byte.
#pragma once

#include <cstdint>
#include <limits>
#include <string_view>
#include <vector>

namespace paragram {

// Immutable. Nodes are numbers; kRoot is the node before the first byte.
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
    // If a piece occurs twice, the last number and score count.
    explicit PieceTrie(std::vector<Piece> pieces);

    // The next node for a byte; kRoot if no piece continues so.
    std::uint32_t child(std::uint32_t node, unsigned char byte) const {
        const std::uint32_t at = (units_[node].baseAndLabel >> kLabelBits) ^ byte;
        return (units_[at].baseAndLabel & kLabelMask) == byte ? at : kRoot;
    }
    // The score of the piece that ends at the node, in the memory that child() has read; kNone if no piece
    // ends there.
    float scoreAt(std::uint32_t node) const { return units_[node].score; }
    bool pieceEnds(std::uint32_t node) const { return units_[node].score > kNone; }
    // The number of that piece; -1 if there is none.
    std::int32_t pieceAt(std::uint32_t node) const { return numbers_[node]; }

  private:
    // The child of a node is at its base xor the byte. No two nodes share a base, so the byte alone shows
    // that a child belongs to the node.
    static constexpr std::uint32_t kLabelBits = 9, kLabelMask = (1U << kLabelBits) - 1, kFree = 256;
    static constexpr std::uint32_t kBlock = 256;  // the first is the base of nodes without children
    struct Unit {
        std::uint32_t baseAndLabel = kFree;
        float score = kNone;
    };
    std::uint32_t place(const std::vector<unsigned char>& labels);
    bool isFree(std::uint32_t at) const { return units_[at].baseAndLabel == kFree; }

    std::vector<Unit> units_;
    std::vector<std::int32_t>
        numbers_;              // of the pieces that end at the nodes; rarely read, so stored separately
    std::vector<bool> taken_;  // bases; only while building
    std::uint32_t firstFree_ = kBlock;
};

}  // namespace paragram
