#include "core/tasks/score_pairs.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "core/base/output_stream.h"
#include "core/base/stopwatch.h"
#include "core/models/text_encoder.h"
#include "core/text/fields.h"
#include "core/text/line_reader.h"

namespace paragram {
namespace {

constexpr std::size_t kChunk = 4096;  // lines

struct Chunk {
    std::vector<std::string> lines;  // as they stand in the input
    std::vector<std::string> sources, targets;
};

Result<bool> readChunk(LineReader& reader, const std::vector<int>& columns, Chunk& chunk) {
    chunk = {};
    const auto needed = static_cast<std::size_t>(std::max(columns[0], columns[1])) + 1;
    Line line;
    while (chunk.lines.size() < kChunk) {
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

Result<ScoreSummary> scorePairs(const Model& model, const ScoreRequest& request,
                                const std::function<void(const std::vector<ScoredPair>&)>& onPairs,
                                JobContext& job) {
    const std::vector<int> columns = request.columns.empty() ? std::vector<int>{0, 1} : request.columns;
    if (columns.size() != 2 || std::ranges::min(columns) < 0) {
        return Error{"columns", fmt::format("{}", fmt::join(columns, ",")), "two numbers from 0 on",
                     "give source,target"};
    }
    Result<LineReader> reader = LineReader::open(request.input);
    if (!reader) return reader.error();
    std::unique_ptr<OutputStream> out;
    if (!request.output.empty()) {
        Result<OutputStream> opened = OutputStream::open(request.output);
        if (!opened) return opened.error();
        out = std::make_unique<OutputStream>(std::move(opened).value());
    }
    const Stopwatch watch;
    Workers workers(model.settings.train.threads);
    Side sides[2] = {Side::source, Side::target};
    if (request.languages.size() == 2) {
        for (std::size_t i = 0; i < 2; ++i) sides[i] = model.side(request.languages[i]);
    }
    ScoreSummary summary;
    TextEncoder encoder(model);
    Matrix sources, targets;
    Chunk chunk;
    double sum = 0;
    for (bool more = true; more && !summary.stopped;) {
        const Result<bool> read = readChunk(*reader, columns, chunk);
        if (!read) return read.error();
        more = *read;
        encoder.encode(chunk.sources, sides[0], false, workers, sources);
        encoder.encode(chunk.targets, sides[1], false, workers, targets);
        std::vector<ScoredPair> scored;
        std::string text;
        for (std::size_t i = 0; i < chunk.lines.size(); ++i) {
            const double value = cosine(sources.row(i), targets.row(i));
            sum += value;
            if (out) text += fmt::format("{}\t{:.6f}\n", chunk.lines[i], value);
            if (onPairs) scored.push_back({std::move(chunk.sources[i]), std::move(chunk.targets[i]), value});
        }
        if (out) out->write(text);
        if (onPairs && !scored.empty()) onPairs(scored);
        summary.pairs += static_cast<std::int64_t>(chunk.lines.size());
        const double fraction = reader->fraction(), done = static_cast<double>(summary.pairs);
        job.tell({"Scoring", done, fraction > 0 ? done / fraction : 0, "pairs", done / watch.seconds(),
                  "pairs", fraction > 0 ? watch.seconds() * (1 - fraction) / fraction : -1});
        summary.stopped = more && job.shouldStop();
    }
    if (summary.pairs == 0 && !summary.stopped) {
        return Error{request.input.string(), "no lines", "one sentence pair a line",
                     "check that this is the right file"};
    }
    if (out) out->commit();
    summary.meanCosine = summary.pairs > 0 ? sum / static_cast<double>(summary.pairs) : 0;
    summary.seconds = watch.seconds();
    return summary;
}

std::vector<int> guessSentenceColumns(const std::filesystem::path& file) {
    Result<LineReader> reader = LineReader::open(file);
    Line line;
    const Result<bool> more = reader ? reader->next(line) : Result<bool>(false);
    if (!more || !*more || line.problem) return {0, 1};
    const std::vector<std::string> fields = splitFields(line.text);
    if (fields.size() < 3) return {0, 1};
    double number = 0;
    const char* end = fields[0].data() + fields[0].size();
    const auto [at, status] = std::from_chars(fields[0].data(), end, number);
    return status == std::errc() && at == end ? std::vector<int>{1, 2} : std::vector<int>{0, 1};
}

}  // namespace paragram
