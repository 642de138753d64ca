#include "ui/scoring/pair_file.h"

#include "core/base/output_stream.h"

namespace paragram::ui {

Result<ScoreSummary> scorePairFile(ModelCache& models, const PairFile& request, ScoreFeed& feed,
                                   JobContext& job) {
    const auto model = models.load(request.model);
    if (!model) return model.error();
    return scorePairs(**model, {request.file, guessSentenceColumns(request.file), {}}, feed.receiver(), job);
}

Result<std::int64_t> saveKeptPairs(ModelCache& models, const PairFile& request, double threshold,
                                   const std::filesystem::path& output, JobContext& job) {
    const auto model = models.load(request.model);
    if (!model) return model.error();
    auto out = OutputStream::open(output);
    if (!out) return out.error();
    std::int64_t kept = 0;
    const auto keep = [&](const std::vector<ScoredPair>& pairs) {
        std::string text;
        for (const ScoredPair& pair : pairs) {
            if (pair.cosine < threshold) continue;
            text += pair.source + '\t' + pair.target + '\t' +
                    QByteArray::number(pair.cosine, 'f', 6).toStdString() + '\n';
            ++kept;
        }
        out->write(text);
    };
    const auto scored =
        scorePairs(**model, {request.file, guessSentenceColumns(request.file), {}}, keep, job);
    if (!scored) return scored.error();
    if (scored->stopped)
        return Error{output.string(), "stopped before all pairs were written", "", "save again"};
    out->commit();
    return kept;
}

}  // namespace paragram::ui
