#include "core/evaluation/sets/labelled_reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <fstream>
#include <functional>
#include <map>
#include <optional>
#include <regex>
#include <tuple>

#include "core/base/files/atomic_file.h"
#include "core/text/fields.h"
#include "core/text/unicode.h"

namespace paragram {
namespace {

namespace fs = std::filesystem;

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

// The data sets found so far, by folder, suite and name.
class Sets {
  public:
    // The folder of the next file.
    void enter(fs::path folder) { folder_ = std::move(folder); }
    LabelledSet& at(const std::string& suite, const std::string& name) {
        LabelledSet& set = sets_[{folder_, suite, name}];
        set.folder = folder_;
        set.suite = suite;
        set.name = name;
        return set;
    }
    std::vector<LabelledSet> take() {
        std::vector<LabelledSet> all;
        for (auto& [key, set] : sets_) {
            sortLabels(set);
            all.push_back(std::move(set));
        }
        return all;
    }
    static void add(LabelledSet& set, std::string sentence, const std::string& label, SetPart part) {
        const auto known = std::ranges::find(set.labelNames, label);
        set.labels.push_back(static_cast<int>(known - set.labelNames.begin()));
        if (known == set.labelNames.end()) set.labelNames.push_back(label);
        set.firsts.push_back(std::move(sentence));
        set.parts.push_back(part);
    }

  private:
    // Labels are sorted by name, independent of the order in which files are read.
    static void sortLabels(LabelledSet& set) {
        std::vector<std::string> names = set.labelNames;
        std::ranges::sort(names);
        for (int& label : set.labels)
            label = static_cast<int>(
                std::ranges::find(names, set.labelNames[static_cast<std::size_t>(label)]) - names.begin());
        set.labelNames = std::move(names);
    }
    std::map<std::tuple<fs::path, std::string, std::string>, LabelledSet> sets_;
    fs::path folder_;
};

// Adds the contents of file, whose name has matched.
using Reader = std::function<Result<Nothing>(const fs::path& file, const std::smatch& name, Sets& sets)>;

SetPart partNamed(const std::string& name) {
    if (name == "train" || name == "tr" || name == "train_5500") return SetPart::train;
    return name == "dev" || name == "val" || name == "va" || name == "trial" ? SetPart::development
                                                                             : SetPart::test;
}

constexpr const char* kClassification = "Classification";
constexpr const char* kParaphrase = "Paraphrase detection";

// One file per class: rt-polarity.pos, rt-polarity.neg.
Result<Nothing> readClassFile(const fs::path& file, const std::smatch& name, Sets& sets) {
    static const std::map<std::string, std::string> names{
        {"rt-polarity", "MR"}, {"custrev", "CR"}, {"subj", "SUBJ"}, {"mpqa", "MPQA"}};
    const Result<std::vector<std::string>> lines = readLines(file);
    if (!lines) return lines.error();
    LabelledSet& set = sets.at(kClassification, names.at(name[1]));
    for (const std::string& line : *lines)
        if (countWhitespaceTokens(line) > 0) Sets::add(set, line, name[2], SetPart::train);
    return Nothing{};
}

// "sentence<TAB>0" (binary) or "3 sentence" (fine).
Result<Nothing> readSst(const fs::path& file, const std::smatch& name, Sets& sets) {
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
        LabelledSet& set = sets.at(kClassification, *binary ? "SST-2" : "SST-5");
        Sets::add(set, *binary ? fields[0] : line.substr(space + 1),
                  *binary ? fields[1] : line.substr(0, space), partNamed(name[1]));
    }
    return Nothing{};
}

// "DESC:manner How did ..."
Result<Nothing> readTrec(const fs::path& file, const std::smatch& name, Sets& sets) {
    const Result<std::vector<std::string>> lines = readLines(file);
    if (!lines) return lines.error();
    for (std::size_t i = 0; i < lines->size(); ++i) {
        const std::string& line = (*lines)[i];
        if (line.empty()) continue;
        const std::size_t colon = line.find(':'), space = line.find(' ');
        if (colon == std::string::npos || space == std::string::npos || space < colon)
            return wrongLine(file, i, "no label", "\"LABEL:detail question\"");
        Sets::add(sets.at(kClassification, "TREC"), line.substr(space + 1), line.substr(0, colon),
                  partNamed(name[1]));
    }
    return Nothing{};
}

Result<Nothing> readMrpc(const fs::path& file, const std::smatch& name, Sets& sets) {
    const Result<std::vector<std::string>> lines = readLines(file);
    if (!lines) return lines.error();
    LabelledSet& set = sets.at(kParaphrase, "MRPC");
    for (std::size_t i = 1; i < lines->size(); ++i) {
        const auto fields = splitFields((*lines)[i]);
        if (fields.size() == 1 && fields[0].empty()) continue;
        if (fields.size() != 5) return wrongLine(file, i, fmt::format("{} columns", fields.size()), "5");
        Sets::add(set, fields[3], fields[0], partNamed(name[1]));
        set.seconds.push_back(fields[4]);
    }
    return Nothing{};
}

Result<double> gradeAt(const fs::path& file, std::size_t index, const std::string& text) {
    double grade = 0;
    const auto [end, status] = std::from_chars(text.data(), text.data() + text.size(), grade);
    if (status != std::errc() || end != text.data() + text.size())
        return wrongLine(file, index, fmt::format("\"{}\" as gold score", text.substr(0, 40)), "a number");
    return grade;
}

Nothing addGraded(LabelledSet& set, const std::string& first, const std::string& second, double grade,
                  SetPart part) {
    set.firsts.push_back(first);
    set.seconds.push_back(second);
    set.grades.push_back(grade);
    set.parts.push_back(part);
    return {};
}

Result<Nothing> readSick(const fs::path& file, const std::smatch& name, Sets& sets) {
    const Result<std::vector<std::string>> lines = readLines(file);
    if (!lines) return lines.error();
    LabelledSet& entailment = sets.at("Entailment", "SICK-E");
    LabelledSet& related = sets.at("Learned relatedness", "SICK-R");
    for (std::size_t i = 1; i < lines->size(); ++i) {
        const auto fields = splitFields((*lines)[i]);
        if (fields.size() == 1 && fields[0].empty()) continue;
        if (fields.size() < 5)
            return wrongLine(file, i, fmt::format("{} columns", fields.size()), "at least 5");
        const Result<double> grade = gradeAt(file, i, fields[3]);
        if (!grade) return grade.error();
        Sets::add(entailment, fields[1], fields[4], partNamed(name[1]));
        entailment.seconds.push_back(fields[2]);
        addGraded(related, fields[1], fields[2], *grade, partNamed(name[1]));
    }
    return Nothing{};
}

Result<Nothing> readStsBenchmark(const fs::path& file, const std::smatch& name, Sets& sets) {
    const Result<std::vector<std::string>> lines = readLines(file);
    if (!lines) return lines.error();
    LabelledSet& set = sets.at("Learned relatedness", "STS Benchmark");
    for (std::size_t i = 0; i < lines->size(); ++i) {
        const auto fields = splitFields((*lines)[i]);
        if (fields.size() == 1 && fields[0].empty()) continue;
        if (fields.size() < 7)
            return wrongLine(file, i, fmt::format("{} columns", fields.size()), "at least 7");
        const Result<double> grade = gradeAt(file, i, fields[4]);
        if (!grade) return grade.error();
        addGraded(set, fields[5], fields[6], *grade, partNamed(name[1]));
    }
    return Nothing{};
}

// The first line has the names of Quora's columns, in any order.
Result<Nothing> readQqp(const fs::path& file, const std::smatch&, Sets& sets) {
    const auto header = firstFields(file);
    const auto column = [&header](const char* name) {
        return static_cast<std::size_t>(std::ranges::find(header, name) - header.begin());
    };
    const std::size_t first = column("question1"), second = column("question2"),
                      label = column("is_duplicate");
    if (std::max({first, second, label}) >= header.size()) return Nothing{};
    const Result<std::vector<std::string>> lines = readLines(file);
    if (!lines) return lines.error();
    const std::string stem = file.stem().string();
    LabelledSet& set = sets.at(kParaphrase, "QQP");
    for (std::size_t i = 1; i < lines->size(); ++i) {
        const auto fields = splitFields((*lines)[i]);
        // GLUE's file has lines that its own readers skip.
        if (fields.size() != header.size() || (fields[label] != "0" && fields[label] != "1")) continue;
        Sets::add(set, fields[first], fields[label],
                  stem == "dev" || stem == "test" ? SetPart::test : SetPart::train);
        set.seconds.push_back(fields[second]);
    }
    return Nothing{};
}

Result<Nothing> readProbing(const fs::path& file, const std::smatch&, Sets& sets) {
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
        Sets::add(sets.at("Probing", file.stem().string()), fields[2], fields[1], partNamed(fields[0]));
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
        {R"(SICK_(train|trial|test)(?:_annotated)?\.txt)", readSick},
        {R"(sts-(train|dev|test)\.csv)", readStsBenchmark},
        {R"((?:quora_duplicate_questions|train|dev|test)\.tsv)", readQqp},
        {R"([a-z]+(?:_[a-z]+)*\.txt)", readProbing},
    };
    return all;
}

Result<Nothing> readFileInto(const fs::path& file, Sets& sets) {
    const std::string name = file.filename().string();
    for (const Recogniser& recogniser : recognisers()) {
        std::smatch match;
        if (!std::regex_match(name, match, std::regex(recogniser.pattern))) continue;
        sets.enter(fs::absolute(file).parent_path());
        const Result<Nothing> read = recogniser.read(file, match, sets);
        if (!read) return read.error();
        break;
    }
    return Nothing{};
}

}  // namespace

Result<std::vector<LabelledSet>> readLabelledSets(const fs::path& path) {
    std::error_code code;
    if (!fs::exists(path, code)) return Error{path.string(), "no such file or folder", "", "check the name"};
    std::vector<fs::path> files;
    if (fs::is_directory(path, code)) {
        for (const auto& entry :
             fs::recursive_directory_iterator(path, fs::directory_options::skip_permission_denied, code))
            if (entry.is_regular_file()) files.push_back(entry.path());
        std::ranges::sort(files);
    } else {
        files.push_back(path);
    }
    Sets sets;
    for (const fs::path& file : files) {
        const Result<Nothing> read = readFileInto(file, sets);
        if (!read) return read.error();
    }
    return sets.take();
}

}  // namespace paragram
