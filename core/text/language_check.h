// Notices a text that is not in the language it should be in.
#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>

namespace paragram {

class LanguageCheck {
  public:
    // expected: a code; one that cannot be detected, or none, is not checked. unit: what the numbers of add
    // count, "line" or "pair".
    explicit LanguageCheck(std::string expected, std::string unit = "line");

    // A sentence with its number. One of blanks, or of a language that is unclear, is not held against the
    // text.
    void add(std::string_view sentence, std::int64_t number);
    // One sentence: which share of the text is in another language, which one, and where the first is. Empty
    // if the share is below one in ten, or may be chance in so few sentences: up to 7 % of short ones are
    // taken for another language by mistake.
    std::string remark() const;

  private:
    std::string expected_, unit_;
    bool checks_;
    std::int64_t sentences_ = 0, others_ = 0, first_ = 0;
    std::map<std::string, std::int64_t> found_;  // sentences of the other languages
};

// The remark on these sentences, counted from 1.
std::string languageRemark(std::span<const std::string> sentences, const std::string& expected);

}  // namespace paragram
