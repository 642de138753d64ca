#include "core/evaluation/sets/sts_reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <optional>
#include <regex>

#include "core/text/fields.h"
#include "core/text/input/line_reader.h"
#include "core/text/unicode.h"

namespace paragram {
namespace {

namespace fs = std::filesystem;

std::optional<double> parseGold(const std::string& text) {
    const auto first = text.find_first_not_of(" \r");
    if (first == std::string::npos) return std::nullopt;
    const auto last = text.find_last_not_of(" \r") + 1;
    double value = 0;
    const auto [end, status] = std::from_chars(text.data() + first, text.data() + last, value);
    if (status != std::errc() || end != text.data() + last) return std::nullopt;
    return value;
}

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

Result<Nothing> readPairs(const fs::path& file, const Layout& layout, StsSet& set) {
    Result<LineReader> lines = LineReader::open(file);
    if (!lines) return lines.error();
    const auto needed = static_cast<std::size_t>(std::max({layout.gold, layout.first, layout.second})) + 1;
    Line line;
    for (;;) {
        const Result<bool> more = lines->next(line);
        if (!more) return more.error();
        if (!*more) break;
        if (line.problem) return *line.problem;
        if (line.text.empty() || (layout.header && line.number == 1)) continue;
        const auto fields = splitFields(line.text);
        const std::string where = fmt::format("{}:{}", file.string(), line.number);
        if (fields.size() < needed) {
            return Error{where, fmt::format("{} columns", fields.size()),
                         fmt::format("at least {} separated by tabs", needed), "correct or remove the line"};
        }
        StsPair pair{fields[static_cast<std::size_t>(layout.first)],
                     fields[static_cast<std::size_t>(layout.second)]};
        if (layout.gold >= 0) {
            const std::string& text = fields[static_cast<std::size_t>(layout.gold)];
            const auto gold = parseGold(text);
            if (!gold && countWhitespaceTokens(text) > 0) {
                return Error{where, fmt::format("\"{}\" as gold score", text.substr(0, 40)), "a number",
                             "correct or remove the line"};
            }
            if (!gold) {
                ++set.skipped;
                continue;
            }
            pair.gold = *gold;
        }
        set.pairs.push_back(std::move(pair));
    }
    if (set.pairs.empty()) return Error{file.string(), "no scored pairs", "at least one", "check the file"};
    return Nothing{};
}

Result<Nothing> readGold(const fs::path& file, StsSet& set) {
    Result<LineReader> lines = LineReader::open(file);
    if (!lines) return lines.error();
    std::vector<StsPair> scored;
    std::size_t row = 0;
    Line line;
    for (;;) {
        const Result<bool> more = lines->next(line);
        if (!more) return more.error();
        if (!*more) break;
        if (line.problem) return *line.problem;
        if (row == set.pairs.size()) {
            if (line.text.empty()) continue;
            return Error{fmt::format("{}:{}", file.string(), line.number), "more gold scores than pairs",
                         fmt::format("{} lines", set.pairs.size()),
                         "check that the two files belong together"};
        }
        const auto gold = parseGold(line.text);
        if (!gold && countWhitespaceTokens(line.text) > 0) {
            return Error{fmt::format("{}:{}", file.string(), line.number),
                         fmt::format("\"{}\" as gold score", line.text.substr(0, 40)),
                         "a number or an empty line", "correct the line"};
        }
        if (gold) {
            set.pairs[row].gold = *gold;
            scored.push_back(std::move(set.pairs[row]));
        } else {
            ++set.skipped;
        }
        ++row;
    }
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
    if (std::regex_match(name, match, std::regex(R"(sts-(train|dev|test)\.csv)"))) {
        found.set.suite = "STS Benchmark";
        found.set.name = match[1];
        found.layout = {4, 5, 6};
        return found;
    }
    if (std::regex_match(name, match, std::regex(R"(SICK_(train|trial|test)(?:_annotated)?\.txt)"))) {
        found.set.suite = "SICK";
        found.set.name = match[1];
        found.layout = {3, 1, 2, true};
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

// "gold<TAB>s1<TAB>s2", judging by the first line.
bool looksLikePlainTsv(const fs::path& file) {
    const auto fields = firstFields(file);
    return fields.size() == 3 && parseGold(fields[0]).has_value();
}

// "word<TAB>word<TAB>score", the usual form of word similarity lists, judging by the first line.
bool looksLikeWords(const fs::path& file) {
    const auto fields = firstFields(file);
    return fields.size() == 3 && parseGold(fields[2]).has_value() && !parseGold(fields[0]) &&
           countWhitespaceTokens(fields[0]) == 1 && countWhitespaceTokens(fields[1]) == 1;
}

Recognised plainTsv(const fs::path& file) {
    Recognised found;
    found.set.suite = fs::absolute(file).parent_path().filename().string();
    found.set.name = file.stem().string();
    found.layout = {0, 1, 2};
    return found;
}

std::optional<Recognised> recognise(const fs::path& file) {
    std::optional<Recognised> recognised = recogniseByName(file);
    if (recognised) return recognised;
    if (file.extension() == ".tsv" && looksLikePlainTsv(file)) return plainTsv(file);
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

Result<std::vector<StsSet>> findStsSets(const fs::path& path) {
    std::error_code code;
    if (!fs::exists(path, code)) return Error{path.string(), "no such file or folder", "", "check the name"};
    std::vector<StsSet> sets;
    if (!fs::is_directory(path, code)) {
        std::optional<Recognised> recognised = recognise(path);
        if (!recognised) return sets;
        Result<StsSet> set = readSet(std::move(*recognised), path);
        if (!set) return set.error();
        sets.push_back(std::move(set).value());
        return sets;
    }
    for (const auto& entry :
         fs::recursive_directory_iterator(path, fs::directory_options::skip_permission_denied, code)) {
        if (!entry.is_regular_file()) continue;
        std::optional<Recognised> recognised = recognise(entry.path());
        if (!recognised) continue;
        Result<StsSet> set = readSet(std::move(*recognised), entry.path());
        if (!set) return set.error();
        sets.push_back(std::move(set).value());
    }
    std::ranges::sort(sets, {}, [](const StsSet& s) { return std::pair(s.suite, s.name); });
    return sets;
}

Result<std::vector<StsSet>> readStsSets(const fs::path& path) {
    std::error_code code;
    Result<std::vector<StsSet>> sets = findStsSets(path);
    if (!sets || !sets->empty()) return sets;
    if (fs::is_directory(path, code)) {
        return Error{path.string(), "not an STS data set",
                     "STS.input.*.txt, sts-*.csv or gold<TAB>s1<TAB>s2 .tsv files",
                     "choose the folder that contains them"};
    }
    // A file that the user gave is treated as an STS file; its first bad line is reported.
    Result<StsSet> set = readSet(plainTsv(path), path);
    if (!set) return set.error();
    sets->push_back(std::move(set).value());
    return sets;
}

}  // namespace paragram
