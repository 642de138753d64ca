// The languages of the sides of pair files: as requested, declared, named by files, or detected from the
// text.
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "core/pairs/formats/pair_reader.h"

namespace paragram {

// `asked`, with the names of what was opened: the member of an archive, the second file that was found.
PairInput asOpened(const PairInput& asked, const PairInput& opened);

// Detects the language of one side from its first texts (CLD2), if the languages are neither requested nor
// named.
class LanguageGuess {
  public:
    static constexpr std::size_t kPairs = 200;  // pairs that are examined
    // Adds a text; texts after the first kPairs are ignored.
    void add(std::string_view text);
    // ISO 639 code; empty if the text is ambiguous.
    std::string language() const;
    // Enough text to contradict what a person or a file says.
    bool isCertain() const { return text_.size() >= kCertainBytes; }

  private:
    static constexpr std::size_t kCertainBytes = 100;
    std::string text_;
    std::size_t texts_ = 0;
};

// What the text says against the named languages, one sentence for the user; empty if it agrees, is short, or
// is ambiguous. Languages that detection confuses (Danish and Norwegian) agree.
std::string languageContradiction(const std::pair<std::string, std::string>& named,
                                  const LanguageGuess& source, const LanguageGuess& target);

// The two codes in file names such as "tatoeba.en-es.tsv.gz", "news.de-en.de", or "train.en" with "train.de";
// empty if the names contain none.
std::pair<std::string, std::string> languagesOfNames(const PairInput& input);

// The requested languages, otherwise those the file declares, otherwise those of its name; empty if unknown.
std::pair<std::string, std::string> languagesOfInput(const PairInput& input, const PairReader& reader);

}  // namespace paragram
