// SentencePiece's unigram segmentation of single words, without what the library does for whole texts.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "core/tokens/piece_trie.h"
#include "core/tokens/tokenizer.h"

namespace paragram {

// The best path by the sums the library makes (Kudo 2018; its running sum of floats, ties to the longer first
// piece). Immutable.
class UnigramSegmenter {
  public:
    // bytes: a .model file that isSound. Null unless it is a unigram model that cuts at spaces, normalises by
    // Unicode's NFKC or not at all, and knows no pieces of other kinds (symbols of the user, bytes).
    static std::unique_ptr<const UnigramSegmenter> make(std::string_view bytes);

    // Appends the ids of a word; unknown pieces are passed over. false, and nothing appended: a character
    // that may change beside its neighbours or become a space; ask the library.
    bool appendIds(std::string_view word, std::vector<std::int32_t>& ids) const;
    const ClosingMarks& closingMarks() const { return marks_; }

  private:
    UnigramSegmenter() = default;
    // What a character becomes, whatever stands beside it.
    enum class Change : std::uint8_t { unclear, none, replaced };
    void readChanges(std::string_view characterMap);
    void readMarks(const std::vector<PieceTrie::Piece>& pieces);
    // The word as the library would normalise it; nothing where that is unclear. buffer holds it if need be.
    std::optional<std::string_view> normalised(std::string_view word, std::string& buffer) const;

    PieceTrie pieces_;
    std::vector<Change> changes_;  // by code point
    std::unordered_map<std::int32_t, std::string> replacements_;
    ClosingMarks marks_;
    float unknownScore_ = 0;
    std::uint32_t spaceMark_ = 0;  // the node after U+2581
};

}  // namespace paragram
