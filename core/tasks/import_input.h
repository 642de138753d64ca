// What an import reads, and in which languages.
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "core/pairs/pair_reader.h"
#include "core/tasks/import_pairs.h"

namespace paragram {

PairInput pairInputOf(const ImportRequest& request);
// The other way round; all else as a request begins.
ImportRequest importRequestOf(const PairInput& input);
// request with the names of what was opened: the member of an archive, the second file that was found.
ImportRequest asOpened(const ImportRequest& request, const PairInput& opened);

// The language of a side by its first texts (CLD2): what preview and import take where nobody and no name
// says one.
class LanguageGuess {
  public:
    static constexpr std::size_t kPairs = 200;  // that are asked
    void add(std::string_view text);
    // Empty where the text leaves it open.
    std::string language() const;

  private:
    std::string text_;
    std::size_t texts_ = 0;
};

// "tatoeba.en-es.tsv.gz", "news.de-en.de" or "train.en" with "train.de": the two codes; empty where the names
// have none.
std::pair<std::string, std::string> languagesOfNames(const ImportRequest& request);

// As asked for, else as the file says, else as its name does.
std::pair<std::string, std::string> languagesOfImport(const ImportRequest& request, const PairReader& reader);

}  // namespace paragram
