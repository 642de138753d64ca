// Moses: two files with one sentence per line, line by line translations of each other.
#include <fmt/format.h>

#include "core/base/number_text.h"
#include "core/pairs/formats/checked_reader.h"
#include "core/pairs/formats/format_rows.h"
#include "core/pairs/formats/text_writers.h"
#include "core/text/input/line_reader.h"

namespace paragram {
namespace {

class MosesReader : public CheckedReader {
  public:
    MosesReader(LineReader first, LineReader second) : first_(std::move(first)), second_(std::move(second)) {}

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
                         fmt::format("{} ends after {}", shorter.name(), countOf(lines - 1, "line")),
                         "as many lines in both files", "check that the two files belong together"};
        }
        if (!*more) return ReadOutcome::end;
        if (source_.problem) return reject(*source_.problem);
        if (target_.problem) return reject(*target_.problem);
        pair.source.swap(source_.text);
        pair.target.swap(target_.text);
        pair.score = SentencePair().score;
        if (const char* side = emptySide(pair))
            return reject(emptySideError(fmt::format("{}:{}", first_.name(), source_.number), side));
        return ReadOutcome::pair;
    }
    std::int64_t linesRead() const override { return source_.number; }
    double fraction() const override { return first_.fraction(); }

  private:
    LineReader first_, second_;
    Line source_, target_;
};

}  // namespace

PairFormat mosesFormat() {
    PairFormat format;
    format.id = "moses";
    format.title = "Moses";
    format.sentence =
        "Two files, line by line translations of each other, or an OPUS zip with both: X.de-en.de and "
        "X.de-en.en.";
    format.endings = {};
    format.second = "the target side";
    format.recognises = [](const PairSource& source) {
        return source.input.second.empty() ? Match::no : Match::likely;
    };
    format.read = [](PairSource source) -> Result<std::unique_ptr<PairReader>> {
        if (source.input.second.empty()) {
            return Error{source.bytes->name(), "only one file", "two files for the moses format",
                         "give the target side with --input2"};
        }
        Result<LineReader> second = LineReader::open(source.input.second, source.input.encoding);
        if (!second) return second.error();
        return std::unique_ptr<PairReader>(
            std::make_unique<MosesReader>(LineReader::of(std::move(source.bytes)), std::move(*second)));
    };
    format.write = makeMosesWriter;
    return format;
}

}  // namespace paragram
