#include "core/tasks/embed_text.h"

#include <cmath>

#include "core/base/stopwatch.h"
#include "core/exchange/npy.h"
#include "core/tasks/output_stream.h"
#include "core/text/line_reader.h"

namespace paragram {
namespace {

constexpr std::size_t kChunk = 8192;  // lines

void normaliseRows(Matrix& vectors) {
    for (std::size_t i = 0; i < vectors.rows(); ++i) {
        double squares = 0;
        for (const float value : vectors.row(i)) squares += static_cast<double>(value) * value;
        if (squares == 0) continue;
        const auto scale = static_cast<float>(1 / std::sqrt(squares));
        for (float& value : vectors.row(i)) value *= scale;
    }
}

}  // namespace

Result<EmbedSummary> embedText(const Model& model, const EmbedRequest& request, JobContext& job) {
    if (request.output == "-") {
        return Error{"output", "\"-\"", "a file name: the header of a .npy file is written last",
                     "name a .npy file"};
    }
    Result<LineReader> lines = LineReader::open(request.input);
    if (!lines) return lines.error();
    Result<OutputStream> out = OutputStream::open(request.output);
    if (!out) return out.error();
    const Stopwatch watch;
    Workers workers(model.settings.train.threads);
    EmbedSummary summary;
    const auto dimension = static_cast<std::int64_t>(model.dimension());
    // The widest header there can be: the real one has the same length, its padding takes up the difference.
    const std::string placeholder = npyHeader(0, dimension);
    out->write(placeholder);
    for (bool more = true; more;) {
        std::vector<std::string> texts;
        Line line;
        while (texts.size() < kChunk) {
            const Result<bool> got = lines->next(line);
            if (!got) return got.error();
            more = *got;
            if (!more) break;
            if (line.problem) return *line.problem;
            texts.push_back(line.text);
        }
        Matrix vectors = model.embed(texts, workers, model.side(request.language));
        if (request.normalise) normaliseRows(vectors);
        out->write({reinterpret_cast<const char*>(vectors.data()), vectors.size() * sizeof(float)});
        summary.sentences += static_cast<std::int64_t>(texts.size());
        const double fraction = lines->fraction(), done = static_cast<double>(summary.sentences);
        job.tell({"Embedding", done, fraction > 0 ? done / fraction : 0, "sentences", done / watch.seconds(),
                  "sentences", fraction > 0 ? watch.seconds() * (1 - fraction) / fraction : -1});
        if (job.shouldStop()) {
            summary.stopped = true;
            return summary;
        }
    }
    const std::string header = npyHeader(summary.sentences, dimension);
    if (header.size() != placeholder.size()) {
        return Error{request.input.string(), "more lines than a .npy header has room for", "",
                     "split the file"};
    }
    out->rewriteStart(header);
    out->commit();
    summary.seconds = watch.seconds();
    return summary;
}

}  // namespace paragram
