#include "core/tasks/corpora/align_shelf.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "core/alignment/alignment_work.h"
#include "core/base/files/atomic_file.h"
#include "core/base/stopwatch.h"
#include "core/tasks/corpora/write_alignment.h"

namespace paragram {
namespace {

namespace fs = std::filesystem;

using Documents = std::vector<ShelfDocument>;

double bytesOf(const ShelfEntry& entry) {
    double bytes = 1;
    for (const fs::path& file : {entry.source, entry.target}) {
        std::error_code code;
        const auto size = fs::file_size(file, code);
        if (!code) bytes += static_cast<double>(size);
    }
    return bytes;
}

// Time left from the bytes of the documents that were aligned. Failures take no time that says anything.
class ShelfClock {
  public:
    void begin(double bytes) {
        bytes_ = bytes;
        watch_ = Stopwatch();
    }
    void end(bool aligned) {
        if (!aligned) return;
        doneBytes_ += bytes_;
        doneSeconds_ += watch_.seconds();
    }
    // Of the document, and of others; negative: unknown.
    double secondsLeft() const {
        return doneBytes_ > 0 ? std::max(0.0, bytes_ * rate() - watch_.seconds()) : -1;
    }
    double secondsFor(double bytes) const { return doneBytes_ > 0 ? bytes * rate() : -1; }

  private:
    double rate() const { return doneSeconds_ / doneBytes_; }
    double bytes_ = 0, doneBytes_ = 0, doneSeconds_ = 0;
    Stopwatch watch_;
};

// Error if a shelf mixes languages: a file of pairs has one for each side.
Result<Nothing> checkLanguages(const DocumentSentences& first, const DocumentSentences& other,
                               const fs::path& file, const fs::path& firstFile) {
    if (first.language.empty() || other.language.empty() || first.language == other.language)
        return Nothing{};
    return Error{file.string(), "language " + other.language,
                 first.language + " as in " + firstFile.filename().string(),
                 "export documents of other languages to another file"};
}

}  // namespace

Result<Documents> alignShelf(const Model& model, const ShelfRequest& request, const ShelfObserver& observer,
                             JobContext& job) {
    std::error_code code;
    fs::create_directories(request.folder, code);
    const auto outputOf = [&](const ShelfEntry& entry) {
        return request.folder / (entry.name + "." + request.ending);
    };
    const auto isThere = [&](const ShelfEntry& entry) {
        return !request.overwrite && fs::exists(outputOf(entry), code);
    };
    double bytesLeft = 0;
    for (const ShelfEntry& entry : request.entries) bytesLeft += isThere(entry) ? 0 : bytesOf(entry);
    ShelfClock clock;
    Documents documents;
    for (const ShelfEntry& entry : request.entries) {
        const std::size_t number = documents.size();
        const auto report = [&](double secondsLeft) {
            Progress progress{"Aligning documents", static_cast<double>(number),
                              static_cast<double>(request.entries.size()), "documents"};
            progress.secondsLeft = secondsLeft;
            job.report(progress);
        };
        report(clock.secondsFor(bytesLeft));
        if (job.shouldStop()) return Result<Documents>::stoppedWith(std::move(documents));
        AlignRequest each = request.each;
        each.source.input.file = entry.source;
        each.target.input.file = entry.target;
        each.output = outputOf(entry);
        if (!request.goldEnding.empty())
            each.gold = fs::path(entry.source).replace_extension(request.goldEnding);
        const auto writable = checkWritable(each.output);
        if (!writable) return writable.error();
        ShelfDocument document{entry, ShelfDocument::State::aligned, {}, {}};
        if (isThere(entry) || (observer.wanted && !observer.wanted(number))) {
            document.state = ShelfDocument::State::wasThere;
        } else {
            if (observer.begun) observer.begun(number);
            clock.begin(bytesOf(entry));
            bytesLeft -= bytesOf(entry);
            JobContext one = job;
            one.onProgress = [&](const Progress& progress) {
                const double left = clock.secondsLeft();
                if (observer.progressed) observer.progressed(number, progress, left);
                report(left < 0 ? left : left + clock.secondsFor(bytesLeft));
            };
            auto aligned = alignDocuments(model, each, one);
            clock.end(aligned.ok());
            if (aligned) {
                document.summary = std::move(aligned->summary);
            } else if (aligned.stopped()) {
                return Result<Documents>::stoppedWith(std::move(documents));
            } else {
                document.state = ShelfDocument::State::failed;
                document.problem = aligned.error();
            }
        }
        if (observer.ended) observer.ended(number, document);
        documents.push_back(std::move(document));
    }
    return documents;
}

Result<AlignmentCounts> countAlignment(const fs::path& file, const JobContext& job) {
    const auto work = AlignmentWork::open(file, job);
    if (!work) return work.error();
    const AlignedTexts& texts = *work->texts();
    return AlignmentCounts{summaryOf(work->links(), texts.source, texts.target), texts.source.language,
                           texts.target.language, static_cast<std::int64_t>(work->known().size())};
}

Result<ShelfExport> exportShelf(const std::vector<fs::path>& alignments, const std::string& format,
                                double least, const fs::path& output, const JobContext& job) {
    std::optional<AlignmentWriter> writer;
    DocumentSentences first[2];  // languages only
    ShelfExport done;
    for (const fs::path& file : alignments) {
        job.report({"Exporting", static_cast<double>(done.documents), static_cast<double>(alignments.size()),
                    "documents"});
        if (job.shouldStop()) return Stopped{};
        const auto work = AlignmentWork::open(file, job);
        if (!work) return work.error();
        const AlignedTexts& texts = *work->texts();
        if (!writer) {
            auto opened = AlignmentWriter::open(output, format, texts.source, texts.target, true);
            if (!opened) return opened.error();
            writer.emplace(std::move(*opened));
            first[0].language = texts.source.language;
            first[1].language = texts.target.language;
        }
        for (const auto& [known, side] :
             {std::pair(&first[0], &texts.source), std::pair(&first[1], &texts.target)}) {
            const auto fits = checkLanguages(*known, *side, file, alignments.front());
            if (!fits) return fits.error();
        }
        done.pairs += writer->add(file.stem().string(), work->links(), texts.source, texts.target, least);
        ++done.documents;
    }
    if (!writer)
        return Error{output.string(), "no alignment to write", "", "align the documents of the shelf first"};
    writer->commit();
    return done;
}

}  // namespace paragram
