#include "core/tasks/corpora/find_neighbours.h"

#include <fmt/format.h>

#include "core/base/files/output_stream.h"
#include "core/base/files/passing_folder.h"
#include "core/base/stopwatch.h"
#include "core/models/text_encoder.h"
#include "core/text/input/line_reader.h"

namespace paragram {
namespace {

constexpr std::size_t kChunk = 4096;  // queries

}  // namespace

Result<NeighboursSummary> findNeighboursOfFile(const Model& model, const NeighboursRequest& request,
                                               JobContext& job) {
    if (request.k < 1) {
        return Error{"-k", std::to_string(request.k), "at least 1", "request at least one neighbour"};
    }
    if (request.queries == "-" && request.index.corpus == "-") {
        return Error{"--corpus and --queries", "both \"-\"", "at most one of them", "choose a file"};
    }
    Result<LineReader> reader = LineReader::open(request.queries);
    if (!reader) return reader.error();
    Result<OutputStream> out = OutputStream::open(request.output);
    if (!out) return out.error();
    IndexRequest indexRequest = request.index;
    PassingFolder passing;
    if (indexRequest.folder.empty()) {
        indexRequest.folder = passing.path = folderBeside(request.output);
        if (!indexRequest.kind)
            indexRequest.kind = IndexKind::exact;  // a single search does not repay building another
    }
    Result<BuiltIndex> built = buildIndex(model, indexRequest, job);
    if (!built) return built.error();
    NeighboursSummary summary;
    summary.index = built->summary;
    const CorpusIndex& index = *built->index;
    summary.kind = index.record().kind;
    summary.recall = request.exact ? 1 : index.record().recall;

    const auto k = std::min(static_cast<std::size_t>(request.k), index.size());
    Workers workers(model.settings.train.threads);
    TextEncoder encoder(model);
    const Stopwatch watch;
    std::vector<std::string> texts;
    Matrix vectors;
    Line line;
    for (bool more = true; more;) {
        texts.clear();
        while (texts.size() < kChunk) {
            const Result<bool> got = reader->next(line);
            if (!got) return got.error();
            more = *got;
            if (!more) break;
            if (line.problem) return *line.problem;
            texts.push_back(line.text);
        }
        encoder.encode(texts, model.side(request.queryLanguage), true, workers, vectors);
        const Result<NeighbourLists> found = index.search(vectors, k, request.exact, {}, workers, job);
        if (!found) return found.error();
        if (job.shouldStop()) return Stopped{};
        std::string text;
        for (std::size_t i = 0; i < texts.size(); ++i) {
            const std::int64_t query = summary.queries + static_cast<std::int64_t>(i) + 1;
            if (isBlank(texts[i])) {
                ++summary.blank;
                continue;
            }
            for (std::size_t n = 0; n < found->count(i); ++n) {
                const auto place = static_cast<std::size_t>(found->indices(i)[n]);
                text += fmt::format("{}\t{}\t{:.6f}\t{}\t{}\n", query, n + 1, found->cosines(i)[n], place + 1,
                                    index.sentence(place));
            }
        }
        out->write(text);
        summary.queries += static_cast<std::int64_t>(texts.size());
        const auto done = static_cast<double>(summary.queries);
        job.report({"Searching", done, 0, "queries", done / watch.seconds(), "queries", -1});
    }
    if (summary.queries == 0) {
        return Error{request.queries.string(), "no lines", "one query per line",
                     "check that this is the right file"};
    }
    out->commit();
    summary.seconds = watch.seconds();
    return summary;
}

}  // namespace paragram
