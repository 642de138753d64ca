#include "core/tasks/score_file.h"

#include <fmt/format.h>

#include "core/tasks/import_input.h"
#include "core/tasks/preview_pairs.h"
#include "core/tasks/score_batches.h"

namespace paragram {
namespace {

constexpr std::size_t kRowsToJudgeBy = 50;

}  // namespace

void SentenceColumns::applyTo(PairInput& input) const {
    input.columns = byName ? std::vector<int>() : columns;
    input.columnNames.clear();
    if (!byName) return;
    for (const int column : columns) input.columnNames.push_back(names[static_cast<std::size_t>(column)]);
}

Result<SentenceColumns> sentenceColumns(const PairInput& input) {
    const auto preview = previewPairs(importRequestOf(input), kRowsToJudgeBy);
    if (!preview) return preview.error();
    SentenceColumns found;
    if (!preview->isTable) return found;
    found.columns = preview->columns.empty() ? preview->likelyColumns : preview->columns;
    found.columns.resize(std::min<std::size_t>(found.columns.size(), 2));
    found.names = preview->columnNames;
    found.byName = preview->format == "jsonl";
    for (auto i = found.names.size(); i < static_cast<std::size_t>(preview->columnCount); ++i)
        found.names.push_back(fmt::format("column {}", i + 1));
    return found;
}

Result<ScoreSummary> scoreFile(const Model& model, const PairInput& input,
                               const std::function<void(const std::vector<ScoredPair>&)>& onPairs,
                               JobContext& job) {
    auto reader = makePairReader(input);
    if (!reader) return reader.error();
    std::vector<std::string> languages;
    if (!input.sourceLanguage.empty() && !input.targetLanguage.empty())
        languages = {input.sourceLanguage, input.targetLanguage};
    BatchScorer scorer(model, languages);
    std::vector<std::string> sources, targets;
    std::vector<ScoredPair> scored;
    bool stopped = false;
    for (bool more = true; more && !stopped;) {
        sources.clear();
        targets.clear();
        for (SentencePair pair; more && sources.size() < BatchScorer::kBatch;) {
            const Result<ReadOutcome> outcome = (*reader)->next(pair);
            if (!outcome) return outcome.error();
            if (*outcome == ReadOutcome::rejected) return (*reader)->problem();
            more = *outcome != ReadOutcome::end;
            if (!more) break;
            sources.push_back(std::move(pair.source));
            targets.push_back(std::move(pair.target));
        }
        if (sources.empty()) break;
        const std::vector<double>& cosines = scorer.score(sources, targets);
        scored.clear();
        for (std::size_t i = 0; i < sources.size(); ++i)
            scored.push_back({std::move(sources[i]), std::move(targets[i]), cosines[i]});
        onPairs(scored);
        scorer.tell(job, (*reader)->fraction());
        stopped = more && job.shouldStop();
    }
    const ScoreSummary summary = scorer.summary(stopped);
    if (summary.pairs == 0 && !stopped) {
        return Error{input.first.string(), "no pairs", "one sentence pair a line",
                     "check that this is the right file"};
    }
    return summary;
}

}  // namespace paragram
