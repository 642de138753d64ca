// SentencePiece's unigram segmentation for single words, without the library's overhead for complete texts.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "core/tokens/sentencepiece/piece_trie.h"
#include "core/tokens/tokenizer.h"

namespace paragram {

// Finds the best path with the same sums as the library (Kudo 2018; running sums of floats, ties go to the
// longer last piece). Immutable.
class UnigramSegmenter {
  public:
    // bytes: a .model file that isSound. Null unless it is a unigram model that cutsAtSpaces, normalises by
    // NFKC or not at all, and has no pieces of other kinds (user-defined symbols, bytes).
    static std::unique_ptr<const UnigramSegmenter> make(std::string_view bytes);

    // Appends the ids of a word, skipping unknown pieces. Returns false, and appends nothing, if a character
    // may change with its neighbours or become a space; the library must then segment the word.
    bool appendIds(std::string_view word, std::vector<std::int32_t>& ids) const;
    const ClosingMarks& closingMarks() const { return marks_; }

  private:
    UnigramSegmenter() = default;
    // How a character changes, independent of its neighbours.
    enum class Change : std::uint8_t { unclear, none, replaced };
    void readChanges(std::string_view characterMap);
    void readMarks(const std::vector<PieceTrie::Piece>& pieces);
    // The word as normalised by the library; empty if unclear. A view into word or buffer.
    std::optional<std::string_view> normalised(std::string_view word, std::string& buffer) const;

    PieceTrie pieces_;
    std::vector<Change> changes_;  // by code point
    std::unordered_map<std::int32_t, std::string> replacements_;
    ClosingMarks marks_;
    float unknownScore_ = 0;
    std::uint32_t spaceMark_ = 0;  // the node after U+2581
};

}  // namespace paragram
