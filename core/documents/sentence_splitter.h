// Splits paragraphs into sentences: ICU's rules for a language, except after abbreviations.
#pragma once

#include <filesystem>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"

namespace paragram {

// One object per thread.
class SentenceSplitter {
  public:
    // language: a code such as "de"; empty: ICU's rules for no particular language.
    explicit SentenceSplitter(const std::string& language);
    ~SentenceSplitter();
    SentenceSplitter(SentenceSplitter&&) noexcept;
    SentenceSplitter& operator=(SentenceSplitter&&) noexcept;

    // Adds abbreviations ("Nr.", "z. B."), ignoring case. The built-in ones of the language are there
    // already.
    void addAbbreviations(const std::vector<std::string>& abbreviations);

    // Sentences without spaces at their ends; views into text, which is UTF-8.
    std::vector<std::string_view> split(std::string_view text) const;

  private:
    struct State;
    std::unique_ptr<State> state_;
};

// One abbreviation per line; # starts a comment. Error if the file cannot be read.
Result<std::vector<std::string>> readAbbreviations(const std::filesystem::path& file);
// The built-in abbreviations of a language; empty for one without.
std::vector<std::string> builtInAbbreviations(std::string_view language);

}  // namespace paragram
