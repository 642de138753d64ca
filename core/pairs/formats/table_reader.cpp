#include <fmt/format.h>

#include <algorithm>

#include "core/pairs/formats/checked_reader.h"
#include "core/pairs/formats/table_plan.h"

namespace paragram {
namespace {

class TableReader : public CheckedReader {
  public:
    TableReader(RecordReader records, TablePlan plan, bool allowEmptySides)
        : records_(std::move(records)), plan_(std::move(plan)), allowEmptySides_(allowEmptySides) {
        countNeeded();
    }

    Result<ReadOutcome> next(SentencePair& pair) override {
        for (;;) {
            const Result<bool> more = records_.next(record_);
            if (!more) return more.error();
            if (!*more) return ReadOutcome::end;
            if (record_.problem) return reject(*record_.problem);
            if (std::exchange(plan_.header, false)) continue;
            // In CSV, empty lines between rows are ignored.
            if (!plan_.syntax.quoted || record_.fields.size() > 1 || !record_.fields[0].empty()) break;
        }
        const auto& fields = record_.fields;
        if (plan_.columns.empty()) {
            const Result<std::vector<int>> guessed =
                guessColumns({fields.begin(), fields.end()}, where(), plan_.looks, plan_.names);
            if (!guessed) return reject(guessed.error());
            plan_.columns = *guessed;
            plan_.sameWidth = true;
            width_ = fields.size();
            countNeeded();
        }
        if (fields.size() < needed_ || (plan_.sameWidth && fields.size() != width_))
            return reject(wrongWidth());
        pair.source.assign(field(0));
        pair.target.assign(field(1));
        pair.score = SentencePair().score;
        // An empty field means no score.
        if (plan_.columns.size() > 2 && !field(2).empty()) {
            const std::optional<float> score = parseScore(field(2));
            if (!score) {
                return reject({where(),
                               fmt::format("\"{}\" in column {}", field(2).substr(0, 40), plan_.columns[2]),
                               "a number as score", "correct the line, or name two columns with --columns"});
            }
            pair.score = *score;
        }
        if (const char* side = emptySide(pair); side && !allowEmptySides_)
            return reject(emptySideError(where(), side));
        return ReadOutcome::pair;
    }
    std::int64_t linesRead() const override { return records_.linesRead(); }
    double fraction() const override { return records_.fraction(); }
    std::string_view line() const override {
        return plan_.syntax.quoted ? std::string_view() : std::string_view(record_.text);
    }
    std::pair<std::string, std::string> languages() const override {
        return {plan_.sourceLanguage, plan_.targetLanguage};
    }

  private:
    std::string_view field(std::size_t role) const {
        return record_.fields[static_cast<std::size_t>(plan_.columns[role])];
    }
    std::string where() const { return fmt::format("{}:{}", records_.name(), record_.line); }
    void countNeeded() {
        if (!plan_.columns.empty())
            needed_ = static_cast<std::size_t>(*std::ranges::max_element(plan_.columns)) + 1;
    }
    Error wrongWidth() const {
        const std::size_t found = record_.fields.size();
        const char delimiter = plan_.syntax.delimiter;
        const std::string by = delimiter == '\t' ? "a tab" : fmt::format("\"{}\"", delimiter);
        return {where(), fmt::format("{} column{}", found, found == 1 ? "" : "s"),
                fmt::format("{} separated by {}", plan_.sameWidth ? width_ : needed_, by),
                "remove the line or set pairs.skip-bad-lines"};
    }

    RecordReader records_;
    TablePlan plan_;
    bool allowEmptySides_;
    Record record_;
    std::size_t needed_ = 0, width_ = 0;
};

}  // namespace

Result<std::unique_ptr<PairReader>> makeTableReader(PairSource source, TablePlan plan) {
    if (plan.doubt) return *plan.doubt;
    RecordReader records(LineReader::of(std::move(source.bytes)), plan.syntax);
    return std::unique_ptr<PairReader>(
        std::make_unique<TableReader>(std::move(records), std::move(plan), source.input.allowEmptySides));
}

}  // namespace paragram
