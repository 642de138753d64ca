#include "core/pairs/pair_reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <optional>

#include "core/pairs/psp_pair_reader.h"
#include "core/pairs/psp_pairs.h"
#include "core/text/fields.h"
#include "core/text/line_reader.h"
#include "core/text/unicode.h"

namespace paragram {
namespace {

std::optional<float> parseScore(const std::string& text) {
    float value = 0;
    const auto [end, status] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (status != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return value;
}

Error emptySide(const std::string& where, const char* side) {
    return {where, fmt::format("the {} sentence is empty", side), "",
            "remove the line or set pairs.skip-bad-lines"};
}

// What is wrong with a pair as such.
std::optional<Error> pairProblem(const SentencePair& pair, const std::string& where) {
    if (countWhitespaceTokens(pair.source) == 0) return emptySide(where, "first");
    if (countWhitespaceTokens(pair.target) == 0) return emptySide(where, "second");
    return std::nullopt;
}

class TsvPairReader : public PairReader {
  public:
    TsvPairReader(LineReader lines, std::vector<int> columns)
        : lines_(std::move(lines)), columns_(std::move(columns)) {}

    Result<ReadOutcome> next(SentencePair& pair) override {
        const Result<bool> more = lines_.next(line_);
        if (!more) return more.error();
        if (!*more) return ReadOutcome::end;
        if (line_.problem) return reject(*line_.problem);
        const std::string where = fmt::format("{}:{}", lines_.name(), line_.number);
        std::vector<std::string> fields = splitFields(line_.text);
        if (columns_.empty()) {
            const Result<std::vector<int>> guessed = guessColumns(fields, where);
            if (!guessed) return reject(guessed.error());
            columns_ = *guessed;
            exact_ = true;
        }
        const auto needed = static_cast<std::size_t>(*std::max_element(columns_.begin(), columns_.end())) + 1;
        if (fields.size() < needed || (exact_ && fields.size() != needed)) {
            return reject({where, fmt::format("{} column{}", fields.size(), fields.size() == 1 ? "" : "s"),
                           fmt::format("{} separated by a tab", needed),
                           "remove the line or set pairs.skip-bad-lines"});
        }
        pair = {std::move(fields[static_cast<std::size_t>(columns_[0])]),
                std::move(fields[static_cast<std::size_t>(columns_[1])])};
        if (columns_.size() > 2) {
            const std::string& text = fields[static_cast<std::size_t>(columns_[2])];
            const std::optional<float> score = parseScore(text);
            if (!score) {
                return reject({where, fmt::format("\"{}\" in column {}", text.substr(0, 40), columns_[2]),
                               "a number as score", "correct the line, or name two columns with --columns"});
            }
            pair.score = *score;
        }
        if (const auto problem = pairProblem(pair, where)) return reject(*problem);
        return ReadOutcome::pair;
    }
    const Error& problem() const override { return problem_; }
    std::int64_t linesRead() const override { return line_.number; }
    double fraction() const override { return lines_.fraction(); }

  private:
    ReadOutcome reject(Error problem) {
        problem_ = std::move(problem);
        return ReadOutcome::rejected;
    }

    LineReader lines_;
    std::vector<int> columns_;
    bool exact_ = false;  // guessed columns: every line has as many as the first
    Line line_;
    Error problem_;
};

class MosesPairReader : public PairReader {
  public:
    MosesPairReader(LineReader first, LineReader second)
        : first_(std::move(first)), second_(std::move(second)) {}

    Result<ReadOutcome> next(SentencePair& pair) override {
        const Result<bool> more = first_.next(source_);
        if (!more) return more.error();
        const Result<bool> moreToo = second_.next(target_);
        if (!moreToo) return moreToo.error();
        if (*more != *moreToo) {
            const LineReader& longer = *more ? first_ : second_;
            const LineReader& shorter = *more ? second_ : first_;
            const std::int64_t lines = *more ? source_.number : target_.number;
            return Error{fmt::format("{}:{}", longer.name(), lines),
                         fmt::format("{} ends after {} lines", shorter.name(), lines - 1),
                         "as many lines in both files", "check that the two files belong together"};
        }
        if (!*more) return ReadOutcome::end;
        if (source_.problem) return reject(*source_.problem);
        if (target_.problem) return reject(*target_.problem);
        pair = {source_.text, target_.text};
        if (const auto problem = pairProblem(pair, fmt::format("{}:{}", first_.name(), source_.number))) {
            return reject(*problem);
        }
        return ReadOutcome::pair;
    }
    const Error& problem() const override { return problem_; }
    std::int64_t linesRead() const override { return source_.number; }
    double fraction() const override { return first_.fraction(); }

  private:
    ReadOutcome reject(Error problem) {
        problem_ = std::move(problem);
        return ReadOutcome::rejected;
    }

    LineReader first_, second_;
    Line source_, target_;
    Error problem_;
};

}  // namespace

std::string guessFormat(const PairInput& input) {
    if (!input.second.empty()) return "moses";
    return PspPairs::recognises(input.first) ? "psp-hdf5" : "tsv";
}

Result<std::vector<int>> guessColumns(const std::vector<std::string>& fields, const std::string& where) {
    if (fields.size() == 2) return std::vector<int>{0, 1};
    if (fields.size() == 3 && parseScore(fields[2])) return std::vector<int>{0, 1, 2};
    if (fields.size() == 1) {
        return Error{
            where, "1 column", "2 separated by a tab",
            "give the other language's file with --input2, or remove the line or set pairs.skip-bad-lines"};
    }
    return Error{where, fmt::format("{} columns", fields.size()), "2 separated by a tab",
                 "say which hold the sentences, for example --columns 0,1"};
}

Result<std::unique_ptr<PairReader>> makePairReader(const PairInput& input) {
    const std::string format = input.format == "auto" ? guessFormat(input) : input.format;
    if (format == "psp-hdf5") return makePspPairReader(input.first);
    if (format != "tsv" && format != "moses") {
        return Error{"format", "\"" + format + "\"", "auto, tsv, moses or psp-hdf5", "choose one of these"};
    }
    Result<LineReader> first = LineReader::open(input.first);
    if (!first) return first.error();
    if (format == "tsv") {
        for (const int column : input.columns) {
            if (column < 0)
                return Error{"columns", std::to_string(column), "0 or more", "count columns from 0"};
        }
        if (input.columns.size() == 1 || input.columns.size() > 3) {
            return Error{"columns", fmt::format("{} numbers", input.columns.size()), "2 or 3",
                         "give source,target or source,target,score"};
        }
        return std::unique_ptr<PairReader>(
            std::make_unique<TsvPairReader>(std::move(first).value(), input.columns));
    }
    if (input.second.empty()) {
        return Error{input.first.string(), "only one file", "two files for the moses format",
                     "give the target side with --input2"};
    }
    Result<LineReader> second = LineReader::open(input.second);
    if (!second) return second.error();
    return std::unique_ptr<PairReader>(
        std::make_unique<MosesPairReader>(std::move(first).value(), std::move(second).value()));
}

}  // namespace paragram
