#include "core/evaluation/sets/labelled_reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <functional>
#include <map>
#include <optional>
#include <regex>

#include "core/base/files/atomic_file.h"
#include "core/evaluation/sets/gold_score.h"
#include "core/text/fields.h"
#include "core/text/unicode.h"

namespace paragram {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kBenchmarkColumns = 7;

std::string fromLatin1(std::string_view text) {
    std::string out;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte < 0x80) {
            out += c;
        } else {
            out += static_cast<char>(0xC0 | (byte >> 6));
            out += static_cast<char>(0x80 | (byte & 0x3F));
        }
    }
    return out;
}

Result<std::vector<std::string>> readLines(const fs::path& file) {
    Result<std::string> text = readFile(file);
    if (!text) return text.error();
    std::vector<std::string> lines;
    std::string_view rest(*text);
    if (rest.starts_with("\xEF\xBB\xBF")) rest.remove_prefix(3);
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        std::string_view line = rest.substr(0, end);
        rest.remove_prefix(std::min(end + 1, rest.size()));
        if (line.ends_with('\r')) line.remove_suffix(1);
        lines.push_back(findTextProblem(line) ? fromLatin1(line) : std::string(line));
    }
    return lines;
}

// Files with names that are not unique are examined before they are read.
std::vector<std::string> firstFields(const fs::path& file) {
    std::ifstream stream(file);
    std::string line(4096, '\0');
    stream.read(line.data(), static_cast<std::streamsize>(line.size()));
    line.resize(static_cast<std::size_t>(stream.gcount()));
    line.resize(std::min(line.find_first_of("\r\n"), line.size()));
    return splitFields(line);
}

Error wrongLine(const fs::path& file, std::size_t index, const std::string& found,
                const std::string& expected) {
    return {fmt::format("{}:{}", file.string(), index + 1), found, expected, "correct or remove the line"};
}

// Adds the contents of file, whose name has matched.
using Reader =
    std::function<Result<Nothing>(const fs::path& file, const std::smatch& name, LabelledSets& sets)>;

// One file per class: rt-polarity.pos, rt-polarity.neg.
Result<Nothing> readClassFile(const fs::path& file, const std::smatch& name, LabelledSets& sets) {
    static const std::map<std::string, std::string> names{
        {"rt-polarity", "MR"}, {"custrev", "CR"}, {"subj", "SUBJ"}, {"mpqa", "MPQA"}};
    const Result<std::vector<std::string>> lines = readLines(file);
    if (!lines) return lines.error();
    LabelledSet& set = sets.at(file, kClassification, names.at(name[1]));
    for (const std::string& line : *lines)
        if (countWhitespaceTokens(line) > 0) addLabelled(set, line, name[2], SetPart::train);
    return Nothing{};
}

// "sentence<TAB>0" (binary) or "3 sentence" (fine).
Result<Nothing> readSst(const fs::path& file, const std::smatch& name, LabelledSets& sets) {
    const Result<std::vector<std::string>> lines = readLines(file);
    if (!lines) return lines.error();
    std::optional<bool> binary;
    for (std::size_t i = 0; i < lines->size(); ++i) {
        const std::string& line = (*lines)[i];
        if (countWhitespaceTokens(line) == 0) continue;
        const auto fields = splitFields(line);
        if (!binary) binary = fields.size() == 2;
        const std::size_t space = line.find(' ');
        if (*binary ? fields.size() != 2 : space == std::string::npos)
            return wrongLine(file, i, "no label", "a sentence and its label");
        LabelledSet& set = sets.at(file, kClassification, *binary ? "SST-2" : "SST-5");
        addLabelled(set, *binary ? fields[0] : line.substr(space + 1),
                    *binary ? fields[1] : line.substr(0, space), partNamed(name[1]));
    }
    return Nothing{};
}

// "DESC:manner How did ..."
Result<Nothing> readTrec(const fs::path& file, const std::smatch& name, LabelledSets& sets) {
    const Result<std::vector<std::string>> lines = readLines(file);
    if (!lines) return lines.error();
    for (std::size_t i = 0; i < lines->size(); ++i) {
        const std::string& line = (*lines)[i];
        if (line.empty()) continue;
        const std::size_t colon = line.find(':'), space = line.find(' ');
        if (colon == std::string::npos || space == std::string::npos || space < colon)
            return wrongLine(file, i, "no label", "\"LABEL:detail question\"");
        addLabelled(sets.at(file, kClassification, "TREC"), line.substr(space + 1), line.substr(0, colon),
                    partNamed(name[1]));
    }
    return Nothing{};
}

Result<Nothing> readMrpc(const fs::path& file, const std::smatch& name, LabelledSets& sets) {
    const Result<std::vector<std::string>> lines = readLines(file);
    if (!lines) return lines.error();
    LabelledSet& set = sets.at(file, kParaphrase, "MRPC");
    for (std::size_t i = 1; i < lines->size(); ++i) {
        const auto fields = splitFields((*lines)[i]);
        if (fields.size() == 1 && fields[0].empty()) continue;
        if (fields.size() != 5) return wrongLine(file, i, fmt::format("{} columns", fields.size()), "5");
        addLabelled(set, fields[3], fields[0], partNamed(name[1]));
        set.seconds.push_back(fields[4]);
    }
    return Nothing{};
}

Result<Nothing> readStsBenchmark(const fs::path& file, const std::smatch& name, LabelledSets& sets) {
    if (firstFields(file).size() < kBenchmarkColumns) return Nothing{};  // a translation, with commas
    const Result<std::vector<std::string>> lines = readLines(file);
    if (!lines) return lines.error();
    LabelledSet& set = sets.at(file, "Learned relatedness", "STS Benchmark");
    for (std::size_t i = 0; i < lines->size(); ++i) {
        const auto fields = splitFields((*lines)[i]);
        if (fields.size() == 1 && fields[0].empty()) continue;
        if (fields.size() < kBenchmarkColumns) {
            return wrongLine(file, i, fmt::format("{} columns", fields.size()),
                             fmt::format("at least {}", kBenchmarkColumns));
        }
        const std::optional<double> grade = parseGold(fields[4]);
        if (!grade)
            return wrongLine(file, i, fmt::format("\"{}\" as gold score", fields[4].substr(0, 40)),
                             "a number");
        addGraded(set, fields[5], fields[6], *grade, partNamed(name[1]));
    }
    return Nothing{};
}

Result<Nothing> readProbing(const fs::path& file, const std::smatch&, LabelledSets& sets) {
    const auto known = [](const std::vector<std::string>& fields) {
        return fields.size() == 3 && (fields[0] == "tr" || fields[0] == "va" || fields[0] == "te");
    };
    if (!known(firstFields(file))) return Nothing{};
    const Result<std::vector<std::string>> lines = readLines(file);
    if (!lines) return lines.error();
    for (std::size_t i = 0; i < lines->size(); ++i) {
        const auto fields = splitFields((*lines)[i]);
        if (!known(fields))
            return wrongLine(file, i, "an unknown form", "tr, va or te, a label and a sentence");
        addLabelled(sets.at(file, "Probing", file.stem().string()), fields[2], fields[1],
                    partNamed(fields[0]));
    }
    return Nothing{};
}

struct Recogniser {
    const char* pattern;  // of a file's name
    Reader read;
};

const std::vector<Recogniser>& recognisers() {
    static const std::vector<Recogniser> all{
        {R"((rt-polarity|custrev|mpqa)\.(pos|neg))", readClassFile},
        {R"((subj)\.(objective|subjective))", readClassFile},
        {R"(sentiment-(train|dev|test))", readSst},
        {R"((train_5500|TREC_10)\.label)", readTrec},
        {R"(msr[-_]para(?:phrase)?[-_](train|val|test)\.(?:tsv|txt))", readMrpc},
        {R"(sts-(train|dev|test)\.csv)", readStsBenchmark},
        {R"([a-z]+(?:_[a-z]+)*\.txt)", readProbing},
    };
    return all;
}

}  // namespace

Result<LabelledSets> readNamedLabelled(const fs::path& file) {
    const std::string name = file.filename().string();
    LabelledSets sets;
    for (const Recogniser& recogniser : recognisers()) {
        std::smatch match;
        if (!std::regex_match(name, match, std::regex(recogniser.pattern))) continue;
        const Result<Nothing> read = recogniser.read(file, match, sets);
        if (!read) return read.error();
        break;
    }
    return sets;
}

}  // namespace paragram
