// What sentences say of themselves besides their meaning: length, punctuation, numbers, names, terms of a
// glossary. Translations agree in them.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/base/workers.h"

namespace paragram {

// The mark with which a sentence ends, of any script, quotes and brackets aside.
enum class SentenceEnd : std::uint8_t {
    none,
    comma,
    semicolon,
    colon,
    dash,
    stop,
    ellipsis,
    question,
    exclamation
};
// 0: the same mark; 1: another one of the same kind (in a sentence; at its end); 2: of another kind.
constexpr int endingDifference(SentenceEnd a, SentenceEnd b) {
    const auto kind = [](SentenceEnd end) {
        return end == SentenceEnd::none ? 0 : end < SentenceEnd::stop ? 1 : 2;
    };
    return a == b ? 0 : kind(a) == kind(b) ? 1 : 2;
}

// Punctuation that translators keep: question marks, exclamation marks, colons and semicolons, brackets,
// quotation marks.
inline constexpr std::size_t kPunctuationKinds = 5;

// Marks that both texts contain.
enum class MarkKind { numbers, names, terms };
inline constexpr std::size_t kMarkKinds = 3;

// The cues of a text's runs; sums over runs are differences of prefix sums.
struct TextCues {
    std::vector<std::int64_t> characters;  // prefix sums, one more than sentences
    std::vector<std::array<std::int32_t, kPunctuationKinds>> punctuation;  // prefix sums
    std::vector<SentenceEnd> ends;                                         // of each sentence
    // Of each sentence its marks, sorted.
    struct Marks {
        std::vector<std::vector<std::int32_t>> of;
        std::vector<std::int32_t> total;  // prefix sums of their numbers
    };
    std::array<Marks, kMarkKinds> marks;

    std::size_t size() const { return ends.size(); }
};

// Pairs of a source term and a target term.
using Glossary = std::vector<std::pair<std::string, std::string>>;

// The cues of both texts. Only numbers and capitalised words that both texts contain are marks, and names
// that are in more than a tenth of the sentences are not.
std::pair<TextCues, TextCues> textCues(std::span<const std::string> source,
                                       std::span<const std::string> target, const Glossary& glossary,
                                       Workers& workers);

}  // namespace paragram
