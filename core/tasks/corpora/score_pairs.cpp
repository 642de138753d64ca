#include "core/tasks/corpora/score_pairs.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <utility>

#include "core/base/files/output_stream.h"
#include "core/pairs/formats/pair_source.h"
#include "core/pairs/formats/table_columns.h"
#include "core/tasks/data/preview_pairs.h"

namespace paragram {
namespace {

constexpr std::size_t kRowsToJudgeBy = 50;

struct Batch {
    std::vector<std::string> lines;  // of tab-separated input, unchanged
    std::vector<std::string> sources, targets;
    bool last = false;  // the end of the input
};

// A sentence is no number: a graded file may have its grades in the first column.
std::string remarkOn(const Batch& batch, const std::string& file) {
    TableRows rows;
    for (std::size_t i = 0; i < std::min(batch.sources.size(), kRowsToJudgeBy); ++i)
        rows.push_back({batch.sources[i], batch.targets[i]});
    const std::vector<ColumnLook> looks = lookAtColumns(rows, rows.size() > 1);  // perhaps with a header
    for (std::size_t side = 0; side < looks.size(); ++side) {
        if (!looks[side].numbers) continue;
        return fmt::format(
            "{}: the {} sentences are numbers, as in a file of graded pairs; name the columns of "
            "the sentences with --columns, such as 1,2 (the first column is 0)",
            file, side == 0 ? "first" : "second");
    }
    return {};
}

Result<Nothing> readBatch(PairReader& reader, Batch& batch) {
    batch = {};
    while (batch.sources.size() < BatchScorer::kBatch) {
        SentencePair pair;
        const Result<ReadOutcome> outcome = reader.next(pair);
        if (!outcome) return outcome.error();
        if (*outcome == ReadOutcome::rejected) return reader.problem();
        batch.last = *outcome == ReadOutcome::end;
        if (batch.last) break;
        batch.lines.emplace_back(reader.line());
        batch.sources.push_back(std::move(pair.source));
        batch.targets.push_back(std::move(pair.target));
    }
    return Nothing{};
}

std::string scoredLines(const Batch& batch, const std::vector<double>& cosines) {
    std::string text;
    for (std::size_t i = 0; i < cosines.size(); ++i) {
        if (batch.lines[i].empty())
            text += fmt::format("{}\t{}\t{:.6f}\n", batch.sources[i], batch.targets[i], cosines[i]);
        else
            text += fmt::format("{}\t{:.6f}\n", batch.lines[i], cosines[i]);
    }
    return text;
}

std::vector<ScoredPair> scoredPairs(Batch& batch, const std::vector<double>& cosines) {
    std::vector<ScoredPair> scored;
    for (std::size_t i = 0; i < cosines.size(); ++i)
        scored.push_back({std::move(batch.sources[i]), std::move(batch.targets[i]), cosines[i]});
    return scored;
}

}  // namespace

Result<ScoreSummary> scorePairs(const Model& model, const ScoreRequest& request, JobContext& job) {
    const PairInput& input = request.input;
    auto reader = makePairReader(input);
    if (!reader) return reader.error();
    std::optional<OutputStream> out;
    if (!request.output.empty()) {
        Result<OutputStream> opened = OutputStream::open(request.output);
        if (!opened) return opened.error();
        out = std::move(opened).value();
    }
    std::vector<std::string> languages;
    if (!input.sourceLanguage.empty() && !input.targetLanguage.empty())
        languages = {input.sourceLanguage, input.targetLanguage};
    BatchScorer scorer(model, languages);
    Batch batch;
    bool stopped = false, first = true;
    std::string remark;
    while (!batch.last && !stopped) {
        const Result<Nothing> read = readBatch(**reader, batch);
        if (!read) return read.error();
        if (std::exchange(first, false)) remark = remarkOn(batch, input.first.string());
        const std::vector<double>& cosines = scorer.score(batch.sources, batch.targets);
        if (out) out->write(scoredLines(batch, cosines));
        if (request.onPairs && !cosines.empty()) request.onPairs(scoredPairs(batch, cosines));
        scorer.report(job, (*reader)->fraction());
        stopped = !batch.last && job.shouldStop();
    }
    ScoreSummary summary = scorer.summary();
    summary.remark = std::move(remark);
    if (summary.pairs == 0 && !stopped) {
        return Error{input.first.string(), "no pairs", "one sentence pair per line",
                     "check that this is the right file"};
    }
    if (out) out->commit();
    return Result<ScoreSummary>::of(summary, stopped);
}

void SentenceColumns::applyTo(PairInput& input) const {
    input.columns = byName ? std::vector<int>() : columns;
    input.columnNames.clear();
    if (!byName) return;
    for (const int column : columns) input.columnNames.push_back(names[static_cast<std::size_t>(column)]);
}

Result<SentenceColumns> sentenceColumns(const PairInput& input) {
    const auto preview = previewPairs(input, kRowsToJudgeBy);
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

}  // namespace paragram
