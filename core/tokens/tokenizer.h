// Text to token ids: rows of an embedding table.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace paragram {

// A piece of a sentence as the segmentation shows it.
struct Piece {
    std::string text;      // as in the vocabulary, or the surface of an unknown run
    std::int32_t id = -1;  // row of the table; -1: unknown, dropped when anything else is left
};

// ASCII marks at a word's end that no piece joins to the byte before them: the ids of "end." are those of
// "end", then that of ".".
struct ClosingMarks {
    static constexpr std::size_t kBytes = 128;
    std::array<std::array<bool, kBytes>, kBytes> apart{};  // [byte before][mark]
    std::array<std::int32_t, kBytes> id{};                 // of a mark alone; -1: unknown
    ClosingMarks() { id.fill(-1); }

    // Where the word ends without such marks; at least one byte is left.
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

    virtual std::string kind() const = 0;        // "sentencepiece", "word", "trigram"
    virtual std::size_t size() const = 0;        // rows a table needs, the unknown row included
    virtual std::int32_t unknownId() const = 0;  // the row for a sentence with nothing known
    virtual std::string piece(std::int32_t id) const = 0;
    // All pieces in order, unknown ones marked; text must be valid UTF-8, lower-cased already where that is
    // wanted.
    virtual std::vector<Piece> segment(std::string_view text) const = 0;
    // Appends the known ids of text: no unknowns, not cut.
    virtual void appendIds(std::string_view text, std::vector<std::int32_t>& ids) const = 0;
    // Whether the ids of a text are those of its parts between ASCII spaces, one after another (but for ties
    // that rounding decides).
    virtual bool cutsAtSpaces() const { return false; }
    // As appendIds for a text without spaces; faster where there is a way.
    virtual void appendWordIds(std::string_view word, std::vector<std::int32_t>& ids) const {
        appendIds(word, ids);
    }
    // Null: every word is asked for with what stands at its end.
    virtual const ClosingMarks* closingMarks() const { return nullptr; }
    // What saves it inside a model file and as a file of its own.
    virtual std::string serialise() const = 0;
};

}  // namespace paragram
