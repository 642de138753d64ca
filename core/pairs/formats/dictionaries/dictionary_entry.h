// The text of one entry of a bilingual dictionary, as FreeDict and others write it for dict servers.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/pairs/store/sentence_pair.h"

namespace paragram {

// The pairs of an entry: each headword with each of its translations, and the examples that are translated.
//
//   kitap /citap/, betik <n>      the headwords, in the first line
//   1. book, volume               one line of translations for each sense
//   2. scripture 3.               the number of the next sense may end the line
//   chapter
//   Note: a note                  lines that begin with a label are skipped
//   "kitap okumak" - to read      an example
//
// Pronunciation in slashes, and notes in any brackets, are removed, and so are the vowel points of Arabic and
// Hebrew, which other texts omit. Other lines, such as definitions, are skipped.
// indexed: the headwords under which the index lists the entry, in lower case and without punctuation. Those
// of the first line that are not among them are parts of a phrase; if none is, the indexed ones are used.
std::vector<SentencePair> pairsOfEntry(std::string_view text, const std::vector<std::string>& indexed);

}  // namespace paragram
