// Splits text into tokens and maps them to ids, the rows of an embedding table.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/settings/choices.h"

namespace paragram {

// A piece of a sentence.
struct Piece {
    std::string text;      // as in the vocabulary, or the text of an unknown run
    std::int32_t id = -1;  // row of the table; -1: unknown, dropped if any other token is left
};

// ASCII marks at the end of a word that no piece joins to the byte before them: the ids of "end." are those
// of "end", followed by that of ".".
struct ClosingMarks {
    static constexpr std::size_t kBytes = 128;
    std::array<std::array<bool, kBytes>, kBytes> apart{};  // [byte before][mark]
    std::array<std::int32_t, kBytes> id{};                 // of a mark alone; -1: unknown
    ClosingMarks() { id.fill(-1); }

    // Where the word ends without such marks; at least one byte remains.
    std::size_t endOf(std::string_view word) const {
        std::size_t end = word.size();
        const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(word[i]); };
        while (end > 1 && byte(end - 1) < kBytes && byte(end - 2) < kBytes &&
               apart[byte(end - 2)][byte(end - 1)]) {
            --end;
        }
        return end;
    }
};

// Immutable after construction; every method may be called from several threads.
class Tokenizer {
  public:
    virtual ~Tokenizer() = default;

    virtual TokenizerKind kind() const = 0;
    virtual std::size_t size() const = 0;        // rows of the table, including the unknown row
    virtual std::int32_t unknownId() const = 0;  // the row for a sentence without known tokens
    // The token of a row.
    virtual std::string piece(std::int32_t id) const = 0;
    // All pieces in order, including unknown ones; text must be valid UTF-8, already lower-cased if required.
    virtual std::vector<Piece> segment(std::string_view text) const = 0;
    // Appends the known ids of text, not truncated.
    virtual void appendIds(std::string_view text, std::vector<std::int32_t>& ids) const = 0;
    // Whether the ids of a text are the concatenated ids of its parts between ASCII spaces (except for ties
    // that rounding decides).
    virtual bool cutsAtSpaces() const { return false; }
    // As appendIds for a text without spaces; may be faster.
    virtual void appendWordIds(std::string_view word, std::vector<std::int32_t>& ids) const {
        appendIds(word, ids);
    }
    // Null: words must be passed with the marks at their ends.
    virtual const ClosingMarks* closingMarks() const { return nullptr; }
    // The bytes that are saved inside a model file and as a separate file.
    virtual std::string serialise() const = 0;
};

}  // namespace paragram
