#include "ui/scoring/pair_file.h"

#include "core/base/output_stream.h"

namespace paragram::ui {

namespace {

Result<ScoreSummary> score(ModelCache& models, const PairFile& request, ScoreFeed* feed,
                           const std::function<void(const std::vector<ScoredPair>&)>& onPairs,
                           JobContext& job) {
    const auto model = models.load(request.model);
    if (!model) return model.error();
    const auto columns = sentenceColumns(request.input);
    if (!columns) return columns.error();
    if (feed) feed->setColumns(*columns);
    PairInput input = request.input;
    columns->applyTo(input);
    return scoreFile(**model, input, onPairs, job);
}

}  // namespace

Result<ScoreSummary> scorePairFile(ModelCache& models, const PairFile& request, ScoreFeed& feed,
                                   JobContext& job) {
    return score(models, request, &feed, feed.receiver(), job);
}

Result<std::int64_t> saveKeptPairs(ModelCache& models, const PairFile& request, double threshold,
                                   const std::filesystem::path& output, JobContext& job) {
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
    const auto scored = score(models, request, nullptr, keep, job);
    if (!scored) return scored.error();
    if (scored->stopped)
        return Error{output.string(), "stopped before all pairs were written", "", "save again"};
    out->commit();
    return kept;
}

}  // namespace paragram::ui
