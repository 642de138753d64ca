#include "core/exchange/history_events.h"

#include <cmath>

namespace paragram {

void addEvents(EventFileWriter& events, const StepRecord& record, double wallSeconds) {
    events.add("train/loss", record.step, record.loss, wallSeconds);
    events.add("train/mega-batch", record.step, record.megaBatch, wallSeconds);
    events.add("train/gradient-norm", record.step, record.gradientNorm, wallSeconds);
    events.add("train/pairs-per-second", record.step, record.pairsPerSecond, wallSeconds);
    events.add("train/epoch", record.step, record.epoch, wallSeconds);
}

void addEvents(EventFileWriter& events, const EvaluationRecord& record, double wallSeconds) {
    for (const DevelopmentScore& score : record.scores) {
        events.add("development/" + score.name + "/pearson", record.step, score.pearson, wallSeconds);
        events.add("development/" + score.name + "/spearman", record.step, score.spearman, wallSeconds);
    }
    if (std::isfinite(record.meanPearson))
        events.add("development/mean-pearson", record.step, record.meanPearson, wallSeconds);
    if (std::isfinite(record.embeddingNorm))
        events.add("train/embedding-norm", record.step, record.embeddingNorm, wallSeconds);
}

void writeHistoryEvents(const std::filesystem::path& file, const std::filesystem::path& folder) {
    const Result<History> history = readHistory(file);
    if (!history) return;
    // No clock stands in a history; steps a second apart keep the order, and equal runs give equal files.
    EventFileWriter events(folder, 0, 0);
    for (const StepRecord& record : history->steps)
        addEvents(events, record, static_cast<double>(record.step));
    for (const EvaluationRecord& record : history->evaluations)
        addEvents(events, record, static_cast<double>(record.step));
    events.flush();
}

}  // namespace paragram
