// Mining sets as BUCC lays them out (formats.md 14): NAME.xx and NAME.en with "id<TAB>sentence" a line and
// NAME.gold with "xx-id<TAB>en-id".
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/mining/gold_pairs.h"

namespace paragram {

struct IdentifiedText {
    std::vector<std::string> ids, sentences;
};

// Error names the line that has no tab, or an id that stands twice.
Result<IdentifiedText> readIdentifiedText(const std::filesystem::path& file);

// A gold file: pairs of ids, the source's first. Error names the first line with an id that its side lacks.
Result<GoldPairs> readGold(const std::filesystem::path& file, const IdentifiedText& source,
                           const IdentifiedText& target);

struct BuccSet {
    std::string name;  // "ntrex-news.de-en.test"
    std::string sourceLanguage, targetLanguage;
    IdentifiedText source, target;
    GoldPairs gold;
};

// The sets of a folder: files .gold with two files of the same name whose endings are languages; the target
// is English where one of them is, else the second by name.
struct BuccFiles {
    std::filesystem::path source, target, gold;
    std::string name, sourceLanguage, targetLanguage;
};
std::vector<BuccFiles> findBuccSets(const std::filesystem::path& folder);
Result<BuccSet> readBuccSet(const BuccFiles& files);

}  // namespace paragram
