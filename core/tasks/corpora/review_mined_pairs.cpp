#include "core/tasks/corpora/review_mined_pairs.h"

#include <fmt/format.h>

#include <charconv>

#include "core/pairs/formats/format_registry.h"
#include "core/text/fields.h"
#include "core/text/input/line_reader.h"

namespace paragram {
namespace {

constexpr std::int64_t kBetweenPolls = 4096;  // lines

// Calls use with each pair of a file.
template <class Use>
Result<Nothing> eachPair(const std::filesystem::path& file, JobContext& job, Use use) {
    Result<LineReader> reader = LineReader::open(file);
    if (!reader) return reader.error();
    Line line;
    for (;;) {
        const Result<bool> more = reader->next(line);
        if (!more) return more.error();
        if (!*more) return Nothing{};
        if (line.problem) return *line.problem;
        std::vector<std::string> fields = splitFields(line.text);
        double score = 0;
        const char* end = fields[0].data() + fields[0].size();
        const bool number = std::from_chars(fields[0].data(), end, score).ptr == end && !fields[0].empty();
        if (fields.size() < 3 || !number) {
            return Error{fmt::format("{}:{}", reader->name(), line.number), "not a mined pair",
                         "score, source and target separated by tabs", "choose a file that mining wrote"};
        }
        use(MinedText{score, 0, std::move(fields[1]), std::move(fields[2])});
        if (line.number % kBetweenPolls == 0) {
            job.report({"Reading", static_cast<double>(line.number), 0, "pairs", 0, "", -1});
            if (job.shouldStop()) return Stopped{};
        }
    }
}

}  // namespace

Result<MinedFile> readMinedFile(const std::filesystem::path& file, std::size_t most, JobContext& job) {
    MinedFile mined;
    const Result<Nothing> read = eachPair(file, job, [&](MinedText pair) {
        mined.scores.push_back(pair.score);
        if (mined.pairs.size() < most) mined.pairs.push_back(std::move(pair));
    });
    if (!read) return read.error();
    if (mined.scores.empty())
        return Error{file.string(), "no lines", "score, source and target separated by tabs", "mine first"};
    return mined;
}

Result<std::int64_t> exportMinedPairs(const MinedExport& request, JobContext& job) {
    PairReview review;
    if (!request.review.empty()) {
        Result<PairReview> opened = PairReview::open(request.review);
        if (!opened) return opened.error();
        review = std::move(opened).value();
    }
    auto writer = makePairWriter(request.output, request.options);
    if (!writer) return writer.error();
    std::int64_t written = 0;
    const Result<Nothing> read = eachPair(request.mined, job, [&](const MinedText& pair) {
        const Judgement judgement = review.of(pair.source, pair.target);
        const bool accepted = judgement.decision == Decision::accepted;
        const bool enough = pair.score >= request.threshold && !request.onlyAccepted &&
                            judgement.decision != Decision::rejected;
        if (!accepted && !enough) return;
        (*writer)->add(pair.score, pair.source, pair.target, judgement.note);
        ++written;
    });
    if (!read) return read.error();
    (*writer)->finish();
    return written;
}

}  // namespace paragram
