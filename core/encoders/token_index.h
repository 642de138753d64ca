// The transpose of a batch: for each row of the table in use, where its token occurs.
#pragma once

#include <cstdint>
#include <limits>
#include <span>
#include <vector>

#include "core/base/index_range.h"

namespace paragram {

using Sentence = std::span<const std::int32_t>;  // token ids, never empty

// The distinct tokens of sentences, in the order of their first occurrence.
class TokenSet {
  public:
    // tableRows: all tokens are below it.
    void start(std::size_t tableRows);
    void add(std::span<const Sentence> sentences);
    std::span<const std::int32_t> rows() const { return rows_; }

  private:
    std::vector<char> used_;
    std::vector<std::int32_t> rows_;
};

// Built for each batch without allocating or sorting.
class TokenIndex {
  public:
    static constexpr IndexRange kAll{0, std::numeric_limits<std::size_t>::max()};

    // tableRows: all tokens are below it. range: the sentences that are read; they keep their numbers.
    // wanted: of each row, 0 if its tokens are omitted; empty: none is.
    void build(std::span<const Sentence> sentences, std::size_t tableRows, IndexRange range = kAll,
               std::span<const char> wanted = {});

    // Distinct tokens in the order of their first occurrence.
    std::span<const std::int32_t> rows() const { return rows_; }
    // Occurrences of rows()[r], ascending by sentence and position.
    std::size_t begin(std::size_t r) const { return begin_[r]; }
    std::size_t end(std::size_t r) const { return begin_[r + 1]; }
    std::int32_t sentence(std::size_t occurrence) const { return sentence_[occurrence]; }
    std::int32_t position(std::size_t occurrence) const { return position_[occurrence]; }

  private:
    struct Occurrence {
        std::int32_t row;  // of the table, then its place in rows_
        std::int32_t sentence, position;
    };

    std::vector<Occurrence> tokens_;
    std::vector<std::int32_t> slot_;  // of a row of the table in rows_; -1 outside of build
    std::vector<std::int32_t> rows_, sentence_, position_;
    std::vector<std::size_t> begin_, next_;
};

}  // namespace paragram
