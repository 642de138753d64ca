// Mining sets in the layout of BUCC (files.md, Evaluation sets): NAME.xx and NAME.en with lines
// "id<TAB>sentence", and NAME.gold with lines "xx-id<TAB>en-id".
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include "core/base/result.h"

namespace paragram {

// Pairs of line numbers of the two sides, from 0.
using GoldPairs = std::vector<std::pair<std::int32_t, std::int32_t>>;

struct IdentifiedText {
    std::vector<std::string> ids, sentences;
};

// Error for a line without a tab, or an id that occurs twice.
Result<IdentifiedText> readIdentifiedText(const std::filesystem::path& file);

// A gold file: pairs of ids, the source id first. Error for the first line with an id that its side lacks.
Result<GoldPairs> readGold(const std::filesystem::path& file, const IdentifiedText& source,
                           const IdentifiedText& target);

struct BuccSet {
    std::string name;  // "ntrex-news.de-en.test"
    std::string sourceLanguage, targetLanguage;
    IdentifiedText source, target;
    GoldPairs gold;
    std::filesystem::path folder = {};  // of its files
};

// The data sets of a folder: files .gold with two files of the same name and languages as extensions; the
// target is the English one, otherwise the second by name.
struct BuccFiles {
    std::filesystem::path source, target, gold;
    std::string name, sourceLanguage, targetLanguage;
};
std::vector<BuccFiles> findBuccSets(const std::filesystem::path& folder);
// Error for a missing or malformed file.
Result<BuccSet> readBuccSet(const BuccFiles& files);

}  // namespace paragram
