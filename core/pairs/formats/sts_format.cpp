// Graded sentence pairs in the formats of SemEval and the STS Benchmark.
#include <fmt/format.h>

#include <algorithm>
#include <regex>

#include "core/pairs/formats/checked_reader.h"
#include "core/pairs/formats/format_rows.h"
#include "core/pairs/formats/table_plan.h"
#include "core/text/input/archive.h"

namespace paragram {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kBenchmarkColumns = 7;

// Pairs in one file, one gold score per line in another; pairs without a score are skipped.
class GradedReader : public CheckedReader {
  public:
    GradedReader(RecordReader pairs, LineReader grades)
        : pairs_(std::move(pairs)), grades_(std::move(grades)) {}

    Result<ReadOutcome> next(SentencePair& pair) override {
        for (;;) {
            const Result<bool> more = pairs_.next(record_);
            if (!more) return more.error();
            const Result<bool> moreToo = grades_.next(grade_);
            if (!moreToo) return moreToo.error();
            if (!*more && (!*moreToo || grade_.text.empty())) return ReadOutcome::end;
            if (*more != *moreToo) {
                return Error{*more ? grades_.name() : pairs_.name(), "ends before the other file",
                             "a gold score for each pair", "check that the two files belong together"};
            }
            if (record_.problem) return reject(*record_.problem);
            if (grade_.problem) return reject(*grade_.problem);
            if (grade_.text.find_first_not_of(' ') != std::string::npos) break;
        }
        const std::string where = fmt::format("{}:{}", pairs_.name(), record_.line);
        if (record_.fields.size() < 2) {
            return reject(
                {where, "1 column", "2 separated by a tab", "remove the line or set pairs.skip-bad-lines"});
        }
        const auto grade = parseScore(grade_.text);
        if (!grade) {
            return reject({fmt::format("{}:{}", grades_.name(), grade_.number),
                           fmt::format("\"{}\" as gold score", grade_.text.substr(0, 40)),
                           "a number or an empty line", "correct the line or set pairs.skip-bad-lines"});
        }
        pair.source.assign(record_.fields[0]);
        pair.target.assign(record_.fields[1]);
        pair.score = *grade;
        if (const char* side = emptySide(pair)) return reject(emptySideError(where, side));
        return ReadOutcome::pair;
    }
    std::int64_t linesRead() const override { return pairs_.linesRead(); }
    double fraction() const override { return pairs_.fraction(); }

  private:
    RecordReader pairs_;
    LineReader grades_;
    Record record_;
    Line grade_;
};

bool isInput(const std::string& name) {
    static const std::regex kInput(R"(sts(\d{4})?\.input\..+\.txt)");
    return std::regex_match(name, kInput);
}
bool isBenchmark(const std::string& name) {
    static const std::regex kBenchmark(R"(sts-(train|dev|test)\.csv)");
    return std::regex_match(name, kBenchmark);
}

// STS.gs.X.txt for STS.input.X.txt.
fs::path gradesOf(const PairInput& input) {
    if (!input.second.empty()) return input.second;
    std::string path = input.first.string();
    const auto at = path.rfind(".input.");
    return at == std::string::npos ? fs::path() : fs::path(path.replace(at, 7, ".gs."));
}

bool isThere(const fs::path& file) {
    std::error_code code;
    const auto [archive, member] = splitMember(file);
    if (member.empty()) return fs::is_regular_file(file, code);
    const auto members = listMembers(archive);
    return members && std::ranges::find(*members, member, &ArchiveMember::name) != members->end();
}

}  // namespace

PairFormat stsFormat() {
    PairFormat format;
    format.id = "sts";
    format.title = "STS";
    format.sentence =
        "Graded pairs of SemEval (STS.input.X.txt with STS.gs.X.txt) and the STS Benchmark (sts-dev.csv); "
        "the gold score is the score.";
    format.endings = {".txt", ".csv"};
    format.second = "the gold scores, STS.gs.X.txt";
    format.recognises = [](const PairSource& source) {
        if (isInput(source.name)) return Match::certain;
        // Translations have the same name and commas.
        const auto rows = recordsOf(source.head, {}, 1);
        return isBenchmark(source.name) && !rows.empty() && rows[0].size() >= kBenchmarkColumns
                   ? Match::certain
                   : Match::no;
    };
    format.read = [](PairSource source) -> Result<std::unique_ptr<PairReader>> {
        const fs::path grades = gradesOf(source.input);
        const bool graded = !isBenchmark(source.name) && isThere(grades);
        if (graded) {
            Result<LineReader> lines = LineReader::open(grades, source.input.encoding);
            if (!lines) return lines.error();
            RecordReader pairs(LineReader::of(std::move(source.bytes)), {});
            return std::unique_ptr<PairReader>(
                std::make_unique<GradedReader>(std::move(pairs), std::move(*lines)));
        }
        const std::vector<int> usual = isBenchmark(source.name) ? std::vector{5, 6, 4} : std::vector{0, 1, 2};
        source.input.header = "no";
        Result<TablePlan> plan = planTable(source, usual);
        if (!plan) return plan.error();
        return makeTableReader(std::move(source), std::move(*plan));
    };
    return format;
}

}  // namespace paragram
