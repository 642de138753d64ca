#include "core/evaluation/sets/bucc_reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

#include "core/text/fields.h"
#include "core/text/input/line_reader.h"

namespace paragram {
namespace {

namespace fs = std::filesystem;
using Numbers = std::unordered_map<std::string_view, std::int32_t>;

// Calls use with the two fields and their position; an Error of use ends the reading.
template <class Use>
Result<Nothing> forEachIdAndText(const fs::path& file, const char* expected, Use use) {
    Result<LineReader> reader = LineReader::open(file);
    if (!reader) return reader.error();
    Line line;
    for (;;) {
        const Result<bool> more = reader->next(line);
        if (!more) return more.error();
        if (!*more) return Nothing{};
        if (line.problem) return *line.problem;
        const std::string where = fmt::format("{}:{}", reader->name(), line.number);
        const auto tab = line.text.find('\t');
        if (tab == std::string::npos) {
            return Error{where, "no tab", expected, "correct or remove the line"};
        }
        const Result<Nothing> used = use(line.text.substr(0, tab), line.text.substr(tab + 1), where);
        if (!used) return used.error();
    }
}

Numbers numbersOf(const IdentifiedText& text) {
    Numbers numbers;
    for (std::size_t i = 0; i < text.ids.size(); ++i) numbers[text.ids[i]] = static_cast<std::int32_t>(i);
    return numbers;
}

}  // namespace

Result<IdentifiedText> readIdentifiedText(const fs::path& file) {
    IdentifiedText text;
    std::unordered_set<std::string> seen;
    const Result<Nothing> read = forEachIdAndText(
        file, "id<TAB>sentence",
        [&](std::string id, std::string sentence, const std::string& where) -> Result<Nothing> {
            if (!seen.insert(id).second) {
                return Error{where, fmt::format("a second id \"{}\"", id), "each id once",
                             "number the sentences again"};
            }
            text.ids.push_back(std::move(id));
            text.sentences.push_back(std::move(sentence));
            return Nothing{};
        });
    if (!read) return read.error();
    return text;
}

Result<GoldPairs> readGold(const fs::path& file, const IdentifiedText& source, const IdentifiedText& target) {
    const Numbers sources = numbersOf(source), targets = numbersOf(target);
    GoldPairs gold;
    const auto unknown = [](const std::string& where, const std::string& id) {
        return Error{where, fmt::format("the id \"{}\"", id), "an id in the text file",
                     "choose the gold file of these two texts; the source id must be first"};
    };
    const Result<Nothing> read = forEachIdAndText(file, "source id<TAB>target id",
                                                  [&](const std::string& first, const std::string& second,
                                                      const std::string& where) -> Result<Nothing> {
                                                      const auto s = sources.find(first);
                                                      if (s == sources.end()) return unknown(where, first);
                                                      const auto t = targets.find(second);
                                                      if (t == targets.end()) return unknown(where, second);
                                                      gold.emplace_back(s->second, t->second);
                                                      return Nothing{};
                                                  });
    if (!read) return read.error();
    return gold;
}

std::vector<BuccFiles> findBuccSets(const fs::path& folder) {
    std::vector<BuccFiles> sets;
    std::error_code code;
    std::vector<fs::path> files;
    for (const auto& entry : fs::directory_iterator(folder, code)) {
        if (entry.is_regular_file(code)) files.push_back(entry.path());
    }
    std::ranges::sort(files);
    for (const fs::path& gold : files) {
        if (gold.extension() != ".gold") continue;
        std::vector<fs::path> sides;
        for (const fs::path& file : files) {
            if (file != gold && file.stem() == gold.stem()) sides.push_back(file);
        }
        if (sides.size() != 2) continue;
        if (sides[0].extension() == ".en") std::swap(sides[0], sides[1]);
        const auto language = [](const fs::path& file) { return file.extension().string().substr(1); };
        sets.push_back(
            {sides[0], sides[1], gold, gold.stem().string(), language(sides[0]), language(sides[1])});
    }
    return sets;
}

Result<BuccSet> readBuccSet(const BuccFiles& files) {
    Result<IdentifiedText> source = readIdentifiedText(files.source);
    if (!source) return source.error();
    Result<IdentifiedText> target = readIdentifiedText(files.target);
    if (!target) return target.error();
    Result<GoldPairs> gold = readGold(files.gold, *source, *target);
    if (!gold) return gold.error();
    return BuccSet{files.name,
                   files.sourceLanguage,
                   files.targetLanguage,
                   std::move(*source),
                   std::move(*target),
                   std::move(*gold),
                   fs::absolute(files.source).parent_path()};
}

}  // namespace paragram
