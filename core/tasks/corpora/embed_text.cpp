#include "core/tasks/corpora/embed_text.h"

#include <algorithm>
#include <memory>

#include "core/base/background.h"
#include "core/base/files/atomic_file.h"
#include "core/base/files/output_stream.h"
#include "core/base/stopwatch.h"
#include "core/exchange/formats/npy.h"
#include "core/models/model_fingerprint.h"
#include "core/models/text_encoder.h"
#include "core/tasks/corpora/line_rounds.h"

namespace paragram {
namespace {

constexpr std::size_t kChunk = 8192;        // lines
constexpr std::size_t kErrorSample = 2000;  // of the first chunk

// Of rank 0: the file. The header, which counts the rows, is written last.
struct Output {
    std::unique_ptr<OutputStream> stream;  // none on other ranks

    void write(std::string_view bytes) {
        if (stream) stream->write(bytes);
    }
    void write(const Matrix& vectors) {
        write({reinterpret_cast<const char*>(vectors.data()), vectors.size() * sizeof(float)});
    }
};

Result<Output> openOutput(const std::filesystem::path& file, const Communicator& ranks) {
    Output out;
    if (!ranks.isFirst()) return out;
    const Result<Nothing> writable = checkWritable(file);
    if (!writable) return writable.error();
    Result<OutputStream> opened = OutputStream::open(file);
    if (!opened) return opened.error();
    out.stream = std::make_unique<OutputStream>(std::move(opened).value());
    return out;
}

}  // namespace

Result<EmbedSummary> embedText(const Model& model, const EmbedRequest& request, JobContext& job) {
    if (request.output == "-") {
        return Error{"--output", "\"-\"", "a file name: the header of a .npy file is written last",
                     "choose a .npy file"};
    }
    const Result<WeightPrecision> precision = choiceNamed<WeightPrecision>("--table", request.table);
    if (!precision) return precision.error();
    Communicator& ranks = job.ranks();
    if (const Result<Nothing> read = checkReadByAll(request.input, "--input", ranks); !read)
        return read.error();
    if (const Result<Nothing> same = checkSameModel(ranks, model); !same) return same.error();
    Result<LineReader> lines = LineReader::open(request.input);
    if (!lines) return lines.error();
    Result<Output> out = openOutput(request.output, ranks);
    if (!out) return out.error();
    const Stopwatch watch;
    Workers workers;
    EmbedSummary summary;
    const auto dimension = static_cast<std::int64_t>(model.dimension());
    // The longest possible header: the real one has the same length, padded.
    const std::string placeholder = npyHeader(0, dimension);
    out->write(placeholder);
    TextEncoder encoder(model);
    const Result<Nothing> reduced = encoder.reduce(*precision);
    if (!reduced) return reduced.error();
    const Side side = model.side(request.language);
    // While a round is encoded, the one before is written and the one after is read.
    LineRound now = readRound(*lines, kChunk, ranks), next;
    Matrix vectors, ready;
    Background background;
    for (;;) {
        if (now.problem) return *now.problem;
        background.start([&](const std::stop_token&) {
            out->write(ready);
            if (now.more) next = readRound(*lines, kChunk, ranks);
        });
        encoder.encode(now.texts, side, request.normalise, workers, vectors);
        if (summary.sentences == 0 && ranks.isFirst() && *precision != WeightPrecision::fp32) {
            const auto error = encoder.cosineError(
                std::span(now.texts).first(std::min(kErrorSample, now.texts.size())), side);
            summary.cosineError = error.mean;
            summary.largestCosineError = error.largest;
        }
        background.wait();
        if (const Result<Nothing> going = goesOn(now, request.input.string(), job); !going)
            return going.error();
        collectAtFirst(ranks, vectors);
        std::swap(vectors, ready);
        summary.blank += std::ranges::count_if(now.texts, isBlank);
        summary.sentences += static_cast<std::int64_t>(now.lines);
        const double fraction = lines->fraction(), done = static_cast<double>(summary.sentences);
        job.report({"Embedding", done, fraction > 0 ? done / fraction : 0, "sentences",
                    done / watch.seconds(), "sentences",
                    fraction > 0 ? watch.seconds() * (1 - fraction) / fraction : -1});
        if (!now.more) break;
        now = std::move(next);
    }
    out->write(ready);
    summary.blank = static_cast<std::int64_t>(sumOver(ranks, static_cast<double>(summary.blank)));
    const std::string header = npyHeader(summary.sentences, dimension);
    if (header.size() != placeholder.size()) {
        return Error{request.input.string(), "more lines than a .npy header can state", "", "split the file"};
    }
    if (out->stream) {
        out->stream->rewriteStart(header);
        out->stream->commit();
    }
    summary.seconds = watch.seconds();
    return summary;
}

}  // namespace paragram
