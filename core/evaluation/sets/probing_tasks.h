// The probing tasks of P20, 5.2, made from any text: how many punctuation marks a sentence has, which is the
// first, and whether its articles have the right gender (methods.md, Probing tasks).
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/evaluation/sets/labelled_set.h"

namespace paragram {

// The number of punctuation marks (the 32 of ASCII) as label: "1" to "10", and "11" for more; empty without
// any.
std::string punctuationNumber(std::string_view sentence);
// The first of them; empty without any.
std::string punctuationFirst(std::string_view sentence);
// The sentence with the other gender of each article: le, la, un, une of French (language fr), el, la, los,
// las of Spanish (es). Articles are words between white space, without the marks around them. Empty if it has
// none, or for another language.
std::string withOtherGender(std::string_view sentence, std::string_view language);

struct ProbingSizes {
    std::size_t train = 100'000,
                heldOut = 10'000;   // examples for training; for development and for test each
    std::size_t perLabel = 20'000;  // most examples of a number of punctuation marks
};

struct ProbingExample {
    SetPart part = SetPart::train;
    std::string label, sentence;
};

struct ProbingTask {
    std::string name;  // "punctuation_number"
    std::vector<ProbingExample> examples;
    std::size_t count(SetPart part) const;
    std::size_t labels() const;
};

// Draws the examples from sentences of any number, in memory for the examples alone. What is drawn depends on
// the seed and the set of sentences only, not on their order; equal sentences count once.
class ProbingDraw {
  public:
    // language: "fr" or "es" for the gender of articles as well.
    ProbingDraw(std::string language, const ProbingSizes& sizes, std::uint64_t seed);
    void add(std::string_view sentence);
    // The tasks; with too few sentences, their parts are smaller in the same ratio. Tasks of fewer than
    // kFewest sentences or of one label are left out.
    std::vector<ProbingTask> take() const;
    static constexpr std::size_t kFewest = 120;

  private:
    struct Kept {
        std::string label, sentence;
    };
    // By priority, the smallest first.
    using Sample = std::map<std::uint64_t, Kept>;
    static void keep(Sample& sample, std::size_t most, std::uint64_t priority, std::string label,
                     std::string sentence);
    ProbingTask divided(const std::string& name, const std::vector<const Kept*>& kept,
                        std::size_t together) const;

    std::string language_;
    ProbingSizes sizes_;
    std::uint64_t seed_;
    std::map<std::string, Sample> byNumber_;
    Sample byFirst_, right_, wrong_;
};

}  // namespace paragram
