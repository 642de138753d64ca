#include "core/tasks/corpora/find_neighbours.h"

#include <fmt/format.h>

#include "core/base/files/output_stream.h"
#include "core/base/files/passing_folder.h"
#include "core/base/stopwatch.h"
#include "core/models/text_encoder.h"
#include "core/tasks/corpora/line_rounds.h"

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
    Communicator& ranks = job.ranks();
    if (const Result<Nothing> read = checkReadByAll(request.queries, "--queries", ranks); !read)
        return read.error();
    Result<LineReader> reader = LineReader::open(request.queries);
    if (!reader) return reader.error();
    std::unique_ptr<OutputStream> out;  // of rank 0
    if (ranks.isFirst()) {
        Result<OutputStream> opened = OutputStream::open(request.output);
        if (!opened) return opened.error();
        out = std::make_unique<OutputStream>(std::move(opened).value());
    }
    IndexRequest indexRequest = request.index;
    PassingFolder passing;
    if (indexRequest.folder.empty()) {
        indexRequest.folder = textOfFirst(ranks, folderBeside(request.output).string());
        if (ranks.isFirst()) passing.path = indexRequest.folder;
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
    Workers workers;
    TextEncoder encoder(model);
    const Stopwatch watch;
    Matrix vectors;
    for (bool more = true; more;) {
        const LineRound round = readRound(*reader, kChunk, ranks);
        if (round.problem) return *round.problem;
        more = round.more;
        const std::vector<std::string>& texts = round.texts;
        encoder.encode(texts, model.side(request.queryLanguage), true, workers, vectors);
        const Result<NeighbourLists> found =
            onAll(ranks, index.search(vectors, k, request.exact, {}, workers, job));
        if (!found) return found.error();
        if (const Result<Nothing> going = goesOn(round, request.queries.string(), job); !going)
            return going.error();
        std::string text;
        const std::size_t before = kChunk * static_cast<std::size_t>(ranks.rank());  // in this round
        for (std::size_t i = 0; i < texts.size(); ++i) {
            const std::int64_t query = summary.queries + static_cast<std::int64_t>(before + i) + 1;
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
        collectAtFirst(ranks, text);
        if (out) out->write(text);
        summary.queries += static_cast<std::int64_t>(round.lines);
        const auto done = static_cast<double>(summary.queries);
        job.report({"Searching", done, 0, "queries", done / watch.seconds(), "queries", -1});
    }
    if (summary.queries == 0) {
        return Error{request.queries.string(), "no lines", "one query per line",
                     "check that this is the right file"};
    }
    summary.blank = static_cast<std::int64_t>(sumOver(ranks, static_cast<double>(summary.blank)));
    if (out) out->commit();
    summary.seconds = watch.seconds();
    return summary;
}

}  // namespace paragram
