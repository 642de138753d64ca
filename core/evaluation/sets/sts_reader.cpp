#include "core/evaluation/sets/sts_reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <regex>

#include "core/evaluation/sets/gold_score.h"
#include "core/evaluation/sets/set_files.h"
#include "core/evaluation/sets/set_table.h"
#include "core/text/fields.h"
#include "core/text/input/line_reader.h"
#include "core/text/input/open_bytes.h"
#include "core/text/unicode.h"

namespace paragram {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kBenchmarkColumns = 7;

// The columns of a file; gold = -1: the gold scores are in a separate file.
struct Layout {
    int gold, first, second;
    bool header = false;  // the first line contains column names
};

// For a file of unknown kind; empty if the first line is unusable.
std::vector<std::string> firstFields(const fs::path& file) {
    Result<LineReader> lines = LineReader::open(file);
    Line line;
    if (!lines) return {""};
    const Result<bool> more = lines->next(line);
    return more && *more && !line.problem ? splitFields(line.text) : std::vector<std::string>{""};
}

Error wrongLine(const fs::path& file, const Line& line, std::string found, std::string expected,
                std::string action) {
    return {fmt::format("{}:{}", file.string(), line.number), std::move(found), std::move(expected),
            std::move(action)};
}

Error noGold(const fs::path& file, const Line& line, const std::string& text, const std::string& expected) {
    return wrongLine(file, line, fmt::format("\"{}\" as gold score", text.substr(0, 40)), expected,
                     "correct the line");
}

Result<Nothing> readPairs(const fs::path& file, const Layout& layout, StsSet& set) {
    const auto needed = static_cast<std::size_t>(std::max({layout.gold, layout.first, layout.second})) + 1;
    const Result<Nothing> read = forEachLine(file, [&](const Line& line) -> Result<Nothing> {
        if (line.text.empty() || (layout.header && line.number == 1)) return Nothing{};
        const auto fields = splitFields(line.text);
        if (fields.size() < needed) {
            return wrongLine(
                file, line, fmt::format("{} column{}", fields.size(), fields.size() == 1 ? "" : "s"),
                fmt::format("at least {} separated by tabs", needed), "correct or remove the line");
        }
        StsPair pair{fields[static_cast<std::size_t>(layout.first)],
                     fields[static_cast<std::size_t>(layout.second)]};
        if (layout.gold >= 0) {
            const std::string& text = fields[static_cast<std::size_t>(layout.gold)];
            const auto gold = parseGold(text);
            if (!gold && countWhitespaceTokens(text) > 0) return noGold(file, line, text, "a number");
            if (!gold) {
                ++set.skipped;
                return Nothing{};
            }
            pair.gold = *gold;
        }
        set.pairs.push_back(std::move(pair));
        return Nothing{};
    });
    if (!read) return read.error();
    if (set.pairs.empty()) return Error{file.string(), "no scored pairs", "at least one", "check the file"};
    return Nothing{};
}

Result<Nothing> readGold(const fs::path& file, StsSet& set) {
    std::vector<StsPair> scored;
    std::size_t row = 0;
    const Result<Nothing> read = forEachLine(file, [&](const Line& line) -> Result<Nothing> {
        if (row == set.pairs.size()) {
            if (line.text.empty()) return Nothing{};
            return wrongLine(file, line, "more gold scores than pairs",
                             fmt::format("{} lines", set.pairs.size()),
                             "check that the two files belong together");
        }
        const auto gold = parseGold(line.text);
        if (!gold && countWhitespaceTokens(line.text) > 0)
            return noGold(file, line, line.text, "a number or an empty line");
        if (gold) {
            set.pairs[row].gold = *gold;
            scored.push_back(std::move(set.pairs[row]));
        } else {
            ++set.skipped;
        }
        ++row;
        return Nothing{};
    });
    if (!read) return read.error();
    if (row != set.pairs.size()) {
        return Error{file.string(), fmt::format("{} gold scores", row),
                     fmt::format("{}, one for each pair", set.pairs.size()),
                     "use another copy of the gold file"};
    }
    set.pairs = std::move(scored);
    return Nothing{};
}

// The data set that a file belongs to, without its pairs; empty if the name matches no layout.
struct Recognised {
    StsSet set;
    Layout layout;
    fs::path gold;  // empty: the scores are in the file
};

std::optional<Recognised> recogniseByName(const fs::path& file) {
    const std::string name = file.filename().string();
    const std::string folder = fs::absolute(file).parent_path().filename().string();
    std::smatch match;
    Recognised found;
    if (std::regex_match(name, match, std::regex(R"(STS(?:\d{4})?\.input\.(.+)\.txt)"))) {
        found.set.name = match[1];
        std::smatch year;
        if (std::regex_search(folder, year, std::regex(R"(STS(?:20)?(\d\d))"))) {
            found.set.suite = "STS" + year[1].str();
            found.set.year = "20" + year[1].str();
        } else {
            found.set.suite = folder;
        }
        found.gold = file.parent_path() / std::regex_replace(name, std::regex(R"(\.input\.)"), ".gs.");
        found.layout = {-1, 0, 1};
        // The 2017 tracks and the hard pairs have their gold scores in a third column.
        if (!fs::exists(found.gold) && firstFields(file).size() >= 3) {
            found.gold.clear();
            found.layout = {2, 0, 1};
        }
        return found;
    }
    // Translations have the same name and commas.
    if (std::regex_match(name, match, std::regex(R"(sts-(train|dev|test)\.csv)")) &&
        firstFields(file).size() >= kBenchmarkColumns) {
        found.set.suite = "STS Benchmark";
        found.set.name = match[1];
        found.layout = {4, 5, 6};
        return found;
    }
    if (name == "SimLex-999.txt" || name == "SimVerb-3500.txt") {
        found.set.suite = kWordSuite;
        found.set.name = file.stem().string();
        const bool header = firstFields(file).front() == "word1";
        found.layout = {3, 0, 1, header};
        return found;
    }
    return std::nullopt;
}

Result<StsSet> readSet(Recognised recognised, const fs::path& file) {
    Result<Nothing> pairs = readPairs(file, recognised.layout, recognised.set);
    if (!pairs) return pairs.error();
    if (!recognised.gold.empty()) {
        Result<Nothing> gold = readGold(recognised.gold, recognised.set);
        if (!gold) return gold.error();
    }
    recognised.set.folder = fs::absolute(file).parent_path();
    return std::move(recognised.set);
}

// "word<TAB>word<TAB>score", the usual form of word similarity lists, judging by the first line.
bool looksLikeWords(const fs::path& file) {
    const auto fields = firstFields(file);
    return fields.size() == 3 && parseGold(fields[2]).has_value() && !parseGold(fields[0]) &&
           countWhitespaceTokens(fields[0]) == 1 && countWhitespaceTokens(fields[1]) == 1;
}

std::optional<Recognised> recognise(const fs::path& file) {
    std::optional<Recognised> recognised = recogniseByName(file);
    if (recognised) return recognised;
    if (file.extension() == ".txt" && looksLikeWords(file)) {
        Recognised words;
        words.set.suite = kWordSuite;
        words.set.name = std::regex_replace(file.stem().string(), std::regex("^EN-"), "");
        words.layout = {2, 0, 1};
        return words;
    }
    return std::nullopt;
}

}  // namespace

Result<std::optional<StsSet>> readNamedStsSet(const fs::path& file) {
    std::optional<Recognised> recognised = recognise(file);
    if (!recognised) return std::optional<StsSet>();
    Result<StsSet> set = readSet(std::move(*recognised), file);
    if (!set) return set.error();
    return std::optional<StsSet>(std::move(*set));
}

Result<std::vector<StsSet>> readStsSets(const fs::path& path) {
    const Result<std::vector<fs::path>> files = filesOfSets(path);
    if (!files) return files.error();
    SetReading strict;
    strict.skipBadLines = false;
    std::vector<StsSet> sets;
    for (const fs::path& file : *files) {
        Result<std::optional<StsSet>> named = readNamedStsSet(file);
        if (!named) return named.error();
        if (*named) sets.push_back(std::move(**named));
        const bool given = file == path;
        if (*named || (!given && !mayBeSetTable(file))) continue;
        Result<std::optional<TableSets>> table = readSetTable(file, strict, given);
        if (!table) return table.error();
        if (*table && (*table)->graded) sets.push_back(std::move(*(*table)->graded));
    }
    if (sets.empty()) {
        return Error{path.string(), "no pairs with gold scores",
                     "STS.input.*.txt, sts-*.csv, or tables of gold scores and two sentences",
                     "choose a file or folder that contains them"};
    }
    std::ranges::sort(sets, {}, [](const StsSet& s) { return std::pair(s.suite, s.name); });
    return sets;
}

}  // namespace paragram
