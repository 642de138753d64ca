// What an import reads, and in which languages.
#pragma once

#include <string>
#include <utility>

#include "core/pairs/pair_reader.h"
#include "core/tasks/import_pairs.h"

namespace paragram {

PairInput pairInputOf(const ImportRequest& request);

// "tatoeba.en-es.tsv.gz", "news.de-en.de" or "train.en" with "train.de": the two codes; empty where the names
// have none.
std::pair<std::string, std::string> languagesOfNames(const ImportRequest& request);

// As asked for, else as the file says, else as its name does.
std::pair<std::string, std::string> languagesOfImport(const ImportRequest& request, const PairReader& reader);

}  // namespace paragram
