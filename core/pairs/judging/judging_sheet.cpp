#include "core/pairs/judging/judging_sheet.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

#include "core/base/files/atomic_file.h"
#include "core/text/fields.h"
#include "core/text/input/line_reader.h"

namespace paragram {
namespace {

constexpr std::string_view kHeader = "part\tvalue\tsentence\tparaphrase\tparaphrase grade\tfluency grade";
constexpr std::size_t kColumns = 6;

// A tab or line end would make another cell of it.
std::string cell(std::string text) {
    std::ranges::replace_if(
        text, [](char c) { return c == '\t' || c == '\n' || c == '\r'; }, ' ');
    return text;
}

std::string gradeText(const std::optional<int>& grade) {
    return grade ? std::to_string(*grade) : std::string();
}

Error badLine(const LineReader& reader, const Line& line, const std::string& found,
              const std::string& expected) {
    return {fmt::format("{}:{}", reader.name(), line.number), found, expected,
            "mend the line, or write a new sheet"};
}

Result<JudgedPair> pairOf(const LineReader& reader, const Line& line) {
    const std::vector<std::string> fields = splitFields(line.text);
    if (fields.size() != kColumns)
        return badLine(reader, line, fmt::format("{} columns", fields.size()), "6, as in the first line");
    JudgedPair pair;
    pair.part = std::atoi(fields[0].c_str());
    pair.value = std::strtod(fields[1].c_str(), nullptr);
    pair.sentence = fields[2];
    pair.paraphrase = fields[3];
    for (std::size_t i = 0; i < pair.grades.size(); ++i) {
        const std::string& text = fields[4 + i];
        if (text.empty()) continue;
        if (text.size() != 1 || text[0] < '0' || text[0] > '0' + kHighestGrade)
            return badLine(reader, line, text, "a grade from 0 to 3, or nothing");
        pair.grades[i] = text[0] - '0';
    }
    return pair;
}

}  // namespace

JudgingSheet JudgingSheet::create(const std::filesystem::path& file, std::vector<JudgedPair> pairs) {
    for (JudgedPair& pair : pairs) {
        pair.sentence = cell(std::move(pair.sentence));
        pair.paraphrase = cell(std::move(pair.paraphrase));
    }
    JudgingSheet sheet(file, std::move(pairs));
    sheet.write();
    return sheet;
}

Result<JudgingSheet> JudgingSheet::open(const std::filesystem::path& file) {
    Result<LineReader> reader = LineReader::open(file);
    if (!reader) return reader.error();
    std::vector<JudgedPair> pairs;
    Line line;
    for (;;) {
        const Result<bool> more = reader->next(line);
        if (!more) return more.error();
        if (!*more) break;
        if (line.problem) return *line.problem;
        if (line.number == 1) {
            if (line.text == kHeader) continue;
            return Error{file.string(), "no sheet of judgements", "a file that judge --pairs has written",
                         "choose another file"};
        }
        Result<JudgedPair> pair = pairOf(*reader, line);
        if (!pair) return pair.error();
        pairs.push_back(*std::move(pair));
    }
    if (pairs.empty())
        return Error{file.string(), "no pairs", "a sheet of judgements", "choose another file"};
    return JudgingSheet(file, std::move(pairs));
}

std::optional<GradePlace> JudgingSheet::next() const {
    for (std::size_t row = 0; row < pairs_.size(); ++row)
        for (const Grading grading : {Grading::paraphrase, Grading::fluency})
            if (!pairs_[row].grade(grading)) return GradePlace{row, grading};
    return std::nullopt;
}

std::size_t JudgingSheet::completed() const {
    return static_cast<std::size_t>(std::ranges::count_if(pairs_, &JudgedPair::complete));
}

void JudgingSheet::grade(const GradePlace& place, int grade) {
    std::optional<int>& kept = pairs_[place.row].grade(place.grading);
    const std::optional<int> before = std::exchange(kept, grade);
    try {
        write();
    } catch (...) {
        kept = before;
        throw;
    }
    past_.push_back({place, before});
}

GradePlace JudgingSheet::undo() {
    const Past last = past_.back();
    pairs_[last.place.row].grade(last.place.grading) = last.before;
    write();
    past_.pop_back();
    return last.place;
}

void JudgingSheet::write() const {
    std::string text(kHeader);
    text += '\n';
    for (const JudgedPair& pair : pairs_)
        text += fmt::format("{}\t{:.6g}\t{}\t{}\t{}\t{}\n", pair.part, pair.value, pair.sentence,
                            pair.paraphrase, gradeText(pair.grades[0]), gradeText(pair.grades[1]));
    writeFileAtomically(file_, text);
}

}  // namespace paragram
