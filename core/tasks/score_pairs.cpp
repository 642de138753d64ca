#include "core/tasks/score_pairs.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/base/output_stream.h"
#include "core/tasks/score_batches.h"
#include "core/text/fields.h"
#include "core/text/line_reader.h"

namespace paragram {
namespace {

struct Chunk {
    std::vector<std::string> lines;  // as they stand in the input
    std::vector<std::string> sources, targets;
};

Result<bool> readChunk(LineReader& reader, const std::vector<int>& columns, Chunk& chunk) {
    chunk = {};
    const auto needed = static_cast<std::size_t>(std::max(columns[0], columns[1])) + 1;
    Line line;
    while (chunk.lines.size() < BatchScorer::kBatch) {
        const Result<bool> more = reader.next(line);
        if (!more) return more.error();
        if (!*more) return false;
        if (line.problem) return *line.problem;
        std::vector<std::string> fields = splitFields(line.text);
        if (fields.size() < needed) {
            return Error{fmt::format("{}:{}", reader.name(), line.number),
                         fmt::format("{} column{}", fields.size(), fields.size() == 1 ? "" : "s"),
                         fmt::format("{} separated by a tab", needed), "correct or remove the line"};
        }
        chunk.sources.push_back(std::move(fields[static_cast<std::size_t>(columns[0])]));
        chunk.targets.push_back(std::move(fields[static_cast<std::size_t>(columns[1])]));
        chunk.lines.push_back(std::move(line.text));
    }
    return true;
}

}  // namespace

Result<ScoreSummary> scorePairs(const Model& model, const ScoreRequest& request, JobContext& job) {
    const std::vector<int> columns = request.columns.empty() ? std::vector<int>{0, 1} : request.columns;
    if (columns.size() != 2 || std::ranges::min(columns) < 0) {
        return Error{"columns", fmt::format("{}", fmt::join(columns, ",")), "two numbers from 0 on",
                     "give source,target"};
    }
    Result<LineReader> reader = LineReader::open(request.input);
    if (!reader) return reader.error();
    Result<OutputStream> out = OutputStream::open(request.output);
    if (!out) return out.error();
    BatchScorer scorer(model, request.languages);
    Chunk chunk;
    bool stopped = false;
    std::int64_t lines = 0;
    for (bool more = true; more && !stopped;) {
        const Result<bool> read = readChunk(*reader, columns, chunk);
        if (!read) return read.error();
        more = *read;
        const std::vector<double>& cosines = scorer.score(chunk.sources, chunk.targets);
        std::string text;
        for (std::size_t i = 0; i < chunk.lines.size(); ++i)
            text += fmt::format("{}\t{:.6f}\n", chunk.lines[i], cosines[i]);
        out->write(text);
        lines += static_cast<std::int64_t>(chunk.lines.size());
        scorer.tell(job, reader->fraction());
        stopped = more && job.shouldStop();
    }
    if (lines == 0 && !stopped) {
        return Error{request.input.string(), "no lines", "one sentence pair a line",
                     "check that this is the right file"};
    }
    out->commit();
    return scorer.summary(stopped);
}

}  // namespace paragram
