#include "ui/scoring/pair_file.h"

#include "core/base/files/output_stream.h"

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
    ScoreRequest wanted;
    wanted.input = request.input;
    wanted.onPairs = onPairs;
    columns->applyTo(wanted.input);
    return scorePairs(**model, wanted, job);
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
    if (scored.stopped()) return Stopped{};  // half a file would look like the whole
    out->commit();
    return kept;
}

}  // namespace paragram::ui
