#include "core/tasks/build_index.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/base/atomic_file.h"
#include "core/base/random.h"
#include "core/base/stopwatch.h"
#include "core/models/text_encoder.h"

namespace paragram {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kChunk = 8192;  // lines
constexpr double kSaveSeconds = 20;   // between records while vectors are made
constexpr std::size_t kTrials = 200;  // queries that recall is measured with
constexpr std::size_t kTrialNeighbours = 10;
constexpr double kWantedRecall = 0.96;

// What an earlier call left, checked against what is asked for. No lines: all is to be made.
Result<IndexRecord> startingPoint(const IndexRequest& request, const IndexFolder& folder,
                                  const IndexRecord& wanted, const TextLines& lines) {
    if (request.again) return wanted;
    const auto found = readIndexRecord(folder);
    if (!found) return found.error();
    if (!*found) return wanted;
    IndexRecord record = **found;
    const std::string action = "name another index, or build this one again";
    if (record.model != wanted.model) {
        return Error{folder.path.string(), "an index of another model", "one of this model", action};
    }
    if (record.column != wanted.column) {
        return Error{folder.path.string(), fmt::format("an index of column {}", record.column),
                     fmt::format("one of column {}", wanted.column), action};
    }
    const auto kept = static_cast<std::size_t>(record.lines);
    if (kept > lines.size() || lines.bytesBefore(kept).size() != record.corpusBytes ||
        hashOfBytes(lines.bytesBefore(kept)) != record.corpusHash) {
        return Error{folder.path.string(),
                     "an index of another text than " + request.corpus.string() + " is now",
                     "the same text, or more lines at its end", action};
    }
    return record;
}

// Vectors for the lines that have none. false: stopped.
bool embedRest(const Model& model, const IndexRequest& request, const IndexFolder& folder,
               const TextLines& lines, IndexRecord& record, IndexSummary& summary, Workers& workers,
               JobContext& job) {
    TextEncoder encoder(model);
    const Side side = model.side(request.language);
    VectorFileWriter writer(folder.vectors(), static_cast<std::size_t>(record.lines),
                            static_cast<std::size_t>(record.dimension));
    const auto save = [&] {
        writer.flush();
        record.lines = static_cast<std::int64_t>(writer.rows());
        const std::string_view covered = lines.bytesBefore(writer.rows());
        record.corpusBytes = covered.size();
        record.corpusHash = hashOfBytes(covered);
        writeIndexRecord(record, folder);
    };
    const Stopwatch watch;
    double saved = 0;
    const std::size_t first = writer.rows();
    std::vector<std::string_view> texts;
    Matrix vectors;
    while (writer.rows() < lines.size()) {
        if (job.shouldStop()) {
            save();
            return false;
        }
        texts.clear();
        const std::size_t end = std::min(lines.size(), writer.rows() + kChunk);
        for (std::size_t i = writer.rows(); i < end; ++i) texts.push_back(lines.field(i, record.column));
        summary.blank += std::ranges::count_if(texts, isBlank);
        encoder.encode(texts, side, true, workers, vectors);
        writer.append(vectors);
        const auto done = static_cast<double>(writer.rows()), total = static_cast<double>(lines.size());
        const double rate = (done - static_cast<double>(first)) / watch.seconds();
        job.tell({"Embedding", done, total, "sentences", rate, "sentences", (total - done) / rate});
        if (watch.seconds() - saved > kSaveSeconds) {
            save();
            saved = watch.seconds();
        }
    }
    save();
    summary.embedded = record.lines - static_cast<std::int64_t>(first);
    return true;
}

// "auto" keeps an approximate index that is there, and else goes by the number of lines.
std::string kindOf(const std::string& wanted, const IndexRecord& record, std::size_t lines) {
    if (wanted != "auto") return wanted;
    return record.complete && record.kind != "exact" ? record.kind : indexKindName(indexKindFor(lines));
}

// The approximate index over all vectors, its effort and recall. false: stopped.
Result<bool> buildAnn(const IndexFolder& folder, std::size_t covered, IndexRecord& record, Workers& workers,
                      JobContext& job) {
    const auto rows = static_cast<std::size_t>(record.lines);
    Result<VectorFile> file =
        VectorFile::open(folder.vectors(), rows, static_cast<std::size_t>(record.dimension));
    if (!file) return file.error();
    const VectorView vectors = file->view();
    std::optional<AnnIndex> ann;
    std::error_code code;
    if (covered > 0 && fs::exists(folder.ann(), code)) {
        Result<AnnIndex> old = AnnIndex::read(folder.ann());
        // Twice as many lines deserve new centres.
        if (old && old->size() == covered && rows < 2 * covered) {
            ann = std::move(*old);
            if (!ann->add(vectors.range(covered, rows - covered), job)) return false;
        }
    }
    if (!ann) ann = AnnIndex::build(vectors, *indexKind(record.kind), job);
    if (!ann) return false;
    job.tell({"Measuring recall", 0, 0, "", 0, "", -1});
    Random random(1);
    Matrix queries(std::min(kTrials, rows), vectors.cols);
    for (std::size_t i = 0; i < queries.rows(); ++i)
        std::ranges::copy(vectors.row(random.below(rows)), queries.row(i).begin());
    const MutualNeighbours exact =
        findNeighbours(queries, vectors, std::min(kTrialNeighbours, rows), Directions::rows, workers, job);
    if (exact.stopped) return false;
    record.recall = ann->tune(queries, exact.ofRows, vectors, kWantedRecall);
    record.effort = ann->effort();
    ann->write(folder.ann());
    return true;
}

}  // namespace

std::string modelFingerprint(const Model& model) {
    const auto& table = model.table;
    const std::string parts =
        hashOfBytes({reinterpret_cast<const char*>(table.data()), table.size() * sizeof(float)}) +
        hashOfBytes(model.tokenizer->serialise()) +
        fmt::format(" {} {} {} {} {}", model.settings.text.lowerCase, model.settings.tokenizer.maximumTokens,
                    model.settings.encoder.kind, model.settings.encoder.sharing,
                    model.settings.encoder.pooling);
    return hashOfBytes(parts);
}

Result<BuiltIndex> buildIndex(const Model& model, const IndexRequest& request, JobContext& job) {
    if (request.kind != "auto" && !indexKind(request.kind)) {
        return Error{"index kind", request.kind, "auto, exact, ivf, hnsw or compressed",
                     "choose one of these"};
    }
    if (request.column < 0) {
        return Error{"column", std::to_string(request.column), "a number from 0 on", "count columns from 0"};
    }
    const Stopwatch watch;
    const IndexFolder folder{request.folder};
    std::error_code code;
    fs::create_directories(folder.path, code);
    if (code) {
        return Error{folder.path.string(), "cannot be made (" + code.message() + ")", "a folder",
                     "name another place"};
    }
    const Result<Nothing> writable = checkWritable(folder.record());
    if (!writable) return writable.error();
    BuiltIndex built;
    Result<TextLines> lines = TextLines::open(request.corpus, folder.text(), job);
    if (!lines) return lines.error();
    built.summary.stopped = lines->stopped();
    if (lines->stopped()) return built;
    if (lines->size() == 0) {
        return Error{request.corpus.string(), "no lines", "a sentence a line",
                     "check that this is the right file"};
    }
    IndexRecord wanted;
    wanted.model = modelFingerprint(model);
    wanted.corpus = request.corpus.string();
    wanted.column = request.column;
    wanted.dimension = static_cast<int>(model.dimension());
    Result<IndexRecord> start = startingPoint(request, folder, wanted, *lines);
    if (!start) return start.error();
    IndexRecord record = *start;
    const std::string kind = kindOf(request.kind, record, lines->size());
    const auto covered = record.complete && record.kind == kind ? static_cast<std::size_t>(record.lines) : 0;
    Workers workers(model.settings.train.threads);
    if (covered < lines->size()) {
        const auto missing = static_cast<double>(lines->size() - static_cast<std::size_t>(record.lines));
        const double room = missing * record.dimension * 4 * (kind == "exact" ? 1 : 2.2);
        const Result<Nothing> space = checkFreeSpace(folder.path, room, "vectors and index");
        if (!space) return space.error();
        record.complete = false;
        record.kind = kind;
        bool done = embedRest(model, request, folder, *lines, record, built.summary, workers, job);
        record.recall = 1;
        record.effort = 0;
        if (done && kind != "exact") {
            const Result<bool> ann = buildAnn(folder, covered, record, workers, job);
            if (!ann) return ann.error();
            done = *ann;
        }
        if (!done) {
            built.summary.stopped = true;
            return built;
        }
        record.complete = true;
        writeIndexRecord(record, folder);
    }
    built.summary.reused = covered == lines->size();
    built.summary.lines = record.lines;
    built.summary.seconds = watch.seconds();
    Result<CorpusIndex> index = CorpusIndex::open(folder, std::move(*lines));
    if (!index) return index.error();
    built.index = std::make_shared<const CorpusIndex>(std::move(*index));
    return built;
}

}  // namespace paragram
