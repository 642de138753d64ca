#include "core/tasks/corpora/build_index.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/base/files/atomic_file.h"
#include "core/base/files/file_seal.h"
#include "core/base/files/passing_folder.h"
#include "core/base/files/write_lock.h"
#include "core/base/random.h"
#include "core/base/ranks/communicator.h"
#include "core/base/stopwatch.h"
#include "core/models/model_fingerprint.h"
#include "core/models/text_encoder.h"
#include "core/tasks/corpora/line_rounds.h"

namespace paragram {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kChunk = 8192;  // lines
constexpr double kSaveSeconds = 20;   // between saved records while embedding
constexpr std::size_t kTrials = 200;  // queries for measuring recall
constexpr std::size_t kTrialNeighbours = 10;
constexpr double kWantedRecall = 0.96;

// What an earlier call left, checked against the request. A record without lines: all lines are to be
// embedded.
Result<IndexRecord> startingPoint(const IndexRequest& request, const IndexFolder& folder,
                                  const IndexRecord& wanted, const TextLines& lines) {
    if (request.again) return wanted;
    const auto found = readIndexRecord(folder);
    if (!found) return found.error();
    if (!*found) return wanted;
    IndexRecord record = **found;
    const std::string action = "choose another index, or build this one again";
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

// Embeds the lines that have no vectors yet: of each round, a chunk by every rank; rank 0 writes. Stopped:
// the vectors so far are saved.
Result<Nothing> embedRest(const Model& model, const IndexRequest& request, const IndexFolder& folder,
                          const TextLines& lines, IndexRecord& record, IndexSummary& summary,
                          Workers& workers, JobContext& job) {
    TextEncoder encoder(model);
    const Side side = model.side(request.language);
    Communicator& ranks = job.ranks();
    std::optional<VectorFileWriter> writer;
    if (ranks.isFirst())
        writer.emplace(folder.vectors(), static_cast<std::size_t>(record.lines),
                       static_cast<std::size_t>(record.dimension));
    if (writer && record.lines > 0 && !record.vectorsHash.empty() && writer->hash() != record.vectorsHash)
        return Error{folder.vectors().string(), "damaged: its contents do not match their checksum",
                     "undamaged vectors", "remove the folder and build the index again"};
    const auto first = static_cast<std::size_t>(record.lines);
    std::size_t rows = first;  // embedded
    const auto save = [&] {
        record.lines = static_cast<std::int64_t>(rows);
        if (!writer) return;
        writer->flush();
        const std::string_view covered = lines.bytesBefore(rows);
        record.corpusBytes = covered.size();
        record.corpusHash = hashOfBytes(covered);
        record.vectorsHash = writer->hash();
        writeIndexRecord(record, folder);
    };
    const Stopwatch watch;
    double saved = 0;
    std::vector<std::string_view> texts;
    Matrix vectors;
    const auto all = static_cast<std::size_t>(ranks.size()), rank = static_cast<std::size_t>(ranks.rank());
    while (rows < lines.size()) {
        const Result<Nothing> going =
            checkAll(ranks, job.shouldStop() ? Result<Nothing>(Stopped{}) : Result<Nothing>(Nothing{}));
        if (!going) {
            save();
            return going.error();
        }
        texts.clear();
        const std::size_t begin = std::min(lines.size(), rows + rank * kChunk);
        const std::size_t end = std::min(lines.size(), begin + kChunk);
        for (std::size_t i = begin; i < end; ++i) texts.push_back(lines.field(i, record.column));
        summary.blank += std::ranges::count_if(texts, isBlank);
        encoder.encode(texts, side, true, workers, vectors);
        collectAtFirst(ranks, vectors);
        if (writer) writer->append(vectors);
        rows = std::min(lines.size(), rows + all * kChunk);
        const auto done = static_cast<double>(rows), total = static_cast<double>(lines.size());
        const double rate = (done - static_cast<double>(first)) / watch.seconds();
        job.report({"Embedding", done, total, "sentences", rate, "sentences", (total - done) / rate});
        if (watch.seconds() - saved > kSaveSeconds) {
            save();
            saved = watch.seconds();
        }
    }
    save();
    summary.blank = static_cast<std::int64_t>(sumOver(ranks, static_cast<double>(summary.blank)));
    summary.embedded = record.lines - static_cast<std::int64_t>(first);
    return Nothing{};
}

// Ranks other than 0 keep no copy of a compressed corpus: theirs is gone when they have mapped it.
Result<TextLines> openCorpus(const IndexRequest& request, const IndexFolder& folder, JobContext& job) {
    if (job.ranks().isFirst()) return TextLines::open(request.corpus, folder.text(), job);
    PassingFolder copy;
    copy.path = folder.path / fmt::format("text.{}", job.ranks().rank());
    std::error_code code;
    fs::create_directories(copy.path, code);  // a failure to write into it says why
    return TextLines::open(request.corpus, copy.path / "text.txt", job);
}

// Without a request an existing approximate index is kept; otherwise the number of lines decides.
IndexKind kindOf(std::optional<IndexKind> wanted, const IndexRecord& record, std::size_t lines) {
    if (wanted) return *wanted;
    return record.complete && record.kind != IndexKind::exact ? record.kind : indexKindFor(lines);
}

// Builds the approximate index over all vectors and measures its effort and recall.
Result<Nothing> buildAnn(const IndexFolder& folder, std::size_t covered, IndexRecord& record,
                         Workers& workers, JobContext& job) {
    const auto rows = static_cast<std::size_t>(record.lines);
    Result<VectorFile> file =
        VectorFile::open(folder.vectors(), rows, static_cast<std::size_t>(record.dimension), "");
    if (!file) return file.error();
    const VectorView vectors = file->view();
    std::optional<AnnIndex> ann;
    std::error_code code;
    if (covered > 0 && fs::exists(folder.ann(), code)) {
        Result<AnnIndex> old = AnnIndex::read(folder.ann());
        // An index that has doubled in size is built again, with new centres.
        if (old && old->size() == covered && rows < 2 * covered) {
            ann = std::move(*old);
            const Result<Nothing> added = ann->add(vectors.range(covered, rows - covered), workers, job);
            if (!added) return added.error();
        }
    }
    if (!ann) {
        Result<AnnIndex> built = AnnIndex::build(vectors, record.kind, workers, job);
        if (!built) return built.error();
        ann = std::move(*built);
    }
    job.report({"Measuring recall", 0, 0, "", 0, "", -1});
    Random random(1);
    Matrix queries(std::min(kTrials, rows), vectors.cols);
    for (std::size_t i = 0; i < queries.rows(); ++i)
        std::ranges::copy(vectors.row(random.below(rows)), queries.row(i).begin());
    const Result<MutualNeighbours> exact =
        findNeighbours(queries, vectors, std::min(kTrialNeighbours, rows), Directions::rows, workers, job);
    if (!exact) return exact.error();
    record.recall = ann->tune(queries, exact->ofRows, vectors, kWantedRecall, workers);
    record.effort = ann->effort();
    ann->write(folder.ann());
    return Nothing{};
}

}  // namespace

Result<BuiltIndex> buildIndex(const Model& model, const IndexRequest& request, JobContext& job) {
    if (request.column < 0) {
        return Error{"--column", std::to_string(request.column), "0 or more", "columns count from 0"};
    }
    const Stopwatch watch;
    const IndexFolder folder{request.folder};
    std::error_code code;
    fs::create_directories(folder.path, code);
    if (code) {
        return Error{folder.path.string(), "cannot be created (" + code.message() + ")", "a folder",
                     "choose another folder"};
    }
    const Result<Nothing> writable = checkWritable(folder.record());
    if (!writable) return writable.error();
    BuiltIndex built;
    Communicator& ranks = job.ranks();
    if (const Result<Nothing> read = checkReadByAll(request.corpus, "--corpus", ranks); !read)
        return read.error();
    Result<TextLines> lines = onAll(ranks, openCorpus(request, folder, job));
    if (!lines) return lines.error();
    if (lines->size() == 0) {
        return Error{request.corpus.string(), "no lines", "one sentence per line",
                     "check that this is the right file"};
    }
    IndexRecord wanted;
    wanted.model = modelFingerprint(model);
    wanted.corpus = request.corpus.string();
    wanted.column = request.column;
    wanted.dimension = static_cast<int>(model.dimension());
    if (!ranks.alone()) {
        const std::string text = hashOfBytes(lines->bytes());
        const Result<Nothing> same = checkSame(ranks, "the corpora or the models", text + wanted.model);
        if (!same) return same.error();
    }
    IndexRecord record;
    IndexKind kind{};
    std::size_t covered = 0;  // lines of a complete index
    const auto look = [&]() -> Result<Nothing> {
        const Result<IndexRecord> start = startingPoint(request, folder, wanted, *lines);
        if (!start) return start.error();
        record = *start;
        kind = kindOf(request.kind, record, lines->size());
        covered = record.complete && record.kind == kind ? static_cast<std::size_t>(record.lines) : 0;
        return Nothing{};
    };
    std::optional<WriteLock> lock;
    const auto lookAndHold = [&]() -> Result<Nothing> {
        if (!ranks.isFirst()) return Nothing{};
        if (const Result<Nothing> looked = look(); !looked || covered == lines->size()) return looked;
        Result<WriteLock> held = WriteLock::ofFolder(folder.path);
        if (!held) return held.error();
        lock.emplace(std::move(*held));
        return look();  // another program may have built it meanwhile
    };
    if (const Result<Nothing> held = checkAll(ranks, lookAndHold()); !held) return held.error();
    covered = valueOfFirst(ranks, covered);
    kind = valueOfFirst(ranks, kind);
    record.lines = valueOfFirst(ranks, record.lines);
    record.column = request.column;
    record.dimension = wanted.dimension;
    Workers workers;
    if (covered < lines->size()) {
        const auto missing = static_cast<double>(lines->size() - static_cast<std::size_t>(record.lines));
        const double room = missing * record.dimension * 4 * (kind == IndexKind::exact ? 1 : 2.2);
        const Result<Nothing> space = checkFreeSpace(folder.path, room, "vectors and index");
        if (!space) return space.error();
        record.complete = false;
        record.kind = kind;
        const Result<Nothing> embedded =
            embedRest(model, request, folder, *lines, record, built.summary, workers, job);
        if (!embedded) return embedded.error();
        const auto complete = [&]() -> Result<Nothing> {
            if (!ranks.isFirst()) return Nothing{};
            record.recall = 1;
            record.effort = 0;
            if (kind != IndexKind::exact) {
                const Result<Nothing> ann = buildAnn(folder, covered, record, workers, job);
                if (!ann) return ann.error();
            }
            record.complete = true;
            writeIndexRecord(record, folder);
            return Nothing{};
        };
        if (const Result<Nothing> whole = checkAll(ranks, complete()); !whole) return whole.error();
    }
    built.summary.reused = covered == lines->size();
    built.summary.lines = record.lines;
    built.summary.seconds = watch.seconds();
    Result<CorpusIndex> index = onAll(ranks, CorpusIndex::open(folder, std::move(*lines)));
    if (!index) return index.error();
    built.index = std::make_shared<const CorpusIndex>(std::move(*index));
    return built;
}

}  // namespace paragram
