#include "core/tasks/corpora/embed_text.h"

#include <algorithm>
#include <optional>

#include "core/base/background.h"
#include "core/base/files/atomic_file.h"
#include "core/base/files/output_stream.h"
#include "core/base/stopwatch.h"
#include "core/exchange/formats/npy.h"
#include "core/models/text_encoder.h"
#include "core/text/input/line_reader.h"

namespace paragram {
namespace {

constexpr std::size_t kChunk = 8192;        // lines
constexpr std::size_t kErrorSample = 2000;  // of the first chunk

struct Lines {
    std::vector<std::string> texts;
    bool more = true;
    std::optional<Error> problem;
};

Lines readLines(LineReader& reader) {
    Lines lines;
    Line line;
    while (lines.texts.size() < kChunk) {
        const Result<bool> got = reader.next(line);
        if (!got) lines.problem = got.error();
        if (got && *got && line.problem) lines.problem = line.problem;
        lines.more = got && *got && !lines.problem;
        if (!lines.more) break;
        lines.texts.push_back(std::move(line.text));
    }
    return lines;
}

}  // namespace

Result<EmbedSummary> embedText(const Model& model, const EmbedRequest& request, JobContext& job) {
    if (request.output == "-") {
        return Error{"--output", "\"-\"", "a file name: the header of a .npy file is written last",
                     "choose a .npy file"};
    }
    const Result<WeightPrecision> precision = choiceNamed<WeightPrecision>("--table", request.table);
    if (!precision) return precision.error();
    Result<LineReader> lines = LineReader::open(request.input);
    if (!lines) return lines.error();
    // The header, which counts the rows, is written last.
    const Result<Nothing> writable = checkWritable(request.output);
    if (!writable) return writable.error();
    Result<OutputStream> out = OutputStream::open(request.output);
    if (!out) return out.error();
    const Stopwatch watch;
    Workers workers(model.settings.train.threads);
    EmbedSummary summary;
    const auto dimension = static_cast<std::int64_t>(model.dimension());
    // The longest possible header: the real one has the same length, padded.
    const std::string placeholder = npyHeader(0, dimension);
    out->write(placeholder);
    TextEncoder encoder(model);
    const Result<Nothing> reduced = encoder.reduce(*precision);
    if (!reduced) return reduced.error();
    const Side side = model.side(request.language);
    // While a chunk is encoded, the one before is written and the one after is read.
    Lines now = readLines(*lines), next;
    Matrix vectors, ready;
    Background background;
    for (;;) {
        if (now.problem) return *now.problem;
        background.start([&](const std::stop_token&) {
            out->write({reinterpret_cast<const char*>(ready.data()), ready.size() * sizeof(float)});
            if (now.more) next = readLines(*lines);
        });
        encoder.encode(now.texts, side, request.normalise, workers, vectors);
        if (summary.sentences == 0 && *precision != WeightPrecision::fp32) {
            const auto error = encoder.cosineError(
                std::span(now.texts).first(std::min(kErrorSample, now.texts.size())), side);
            summary.cosineError = error.mean;
            summary.largestCosineError = error.largest;
        }
        background.wait();
        std::swap(vectors, ready);
        summary.blank += std::ranges::count_if(now.texts, isBlank);
        summary.sentences += static_cast<std::int64_t>(now.texts.size());
        const double fraction = lines->fraction(), done = static_cast<double>(summary.sentences);
        job.report({"Embedding", done, fraction > 0 ? done / fraction : 0, "sentences",
                    done / watch.seconds(), "sentences",
                    fraction > 0 ? watch.seconds() * (1 - fraction) / fraction : -1});
        if (job.shouldStop()) return Stopped{};
        if (!now.more) break;
        now = std::move(next);
    }
    out->write({reinterpret_cast<const char*>(ready.data()), ready.size() * sizeof(float)});
    const std::string header = npyHeader(summary.sentences, dimension);
    if (header.size() != placeholder.size()) {
        return Error{request.input.string(), "more lines than a .npy header can state", "", "split the file"};
    }
    out->rewriteStart(header);
    out->commit();
    summary.seconds = watch.seconds();
    return summary;
}

}  // namespace paragram
