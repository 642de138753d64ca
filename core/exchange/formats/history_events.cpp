#include "core/exchange/formats/history_events.h"

#include <chrono>
#include <cmath>

#include "core/runs/history.h"

namespace paragram {

namespace {

double wallSeconds() {
    return std::chrono::duration<double>(std::chrono::system_clock::now().time_since_epoch()).count();
}

void addEvents(EventFileWriter& events, const StepRecord& record, double wallSeconds) {
    events.add("train/loss", record.step, record.loss, wallSeconds);
    events.add("train/mega-batch", record.step, record.megaBatch, wallSeconds);
    events.add("train/gradient-norm", record.step, record.gradientNorm, wallSeconds);
    for (const auto& [name, value] : record.terms)
        events.add("loss/" + name, record.step, value, wallSeconds);
    events.add("train/pairs-per-second", record.step, record.pairsPerSecond, wallSeconds);
    events.add("train/epoch", record.step, record.epoch, wallSeconds);
}

void addEvents(EventFileWriter& events, const EvaluationRecord& record, double wallSeconds) {
    for (const DevelopmentScore& score : record.scores) {
        events.add("development/" + score.name + "/pearson", record.step, score.pearson, wallSeconds);
        events.add("development/" + score.name + "/spearman", record.step, score.spearman, wallSeconds);
    }
    if (!record.scores.empty())
        events.add("development/mean-pearson", record.step, record.score, wallSeconds);
    for (const auto& [name, value] : record.heldOut)
        events.add("held-out/" + name, record.step, value, wallSeconds);
    if (std::isfinite(record.embeddingNorm))
        events.add("train/embedding-norm", record.step, record.embeddingNorm, wallSeconds);
}

}  // namespace

TensorBoardLog::TensorBoardLog(const std::filesystem::path& folder, std::int64_t firstStep)
    : events_(folder, wallSeconds(), firstStep) {}

template <class Record>
void TensorBoardLog::add(const Record& record) {
    constexpr double kFlushSeconds = 0.5;
    addEvents(events_, record, wallSeconds());
    if (sinceFlush_.seconds() < kFlushSeconds) return;
    events_.flush();
    sinceFlush_ = Stopwatch();
}

TrainObserver TensorBoardLog::observing(const TrainObserver& next) {
    return {[this, &next](const StepRecord& record) {
                add(record);
                if (next.onStep) next.onStep(record);
            },
            [this, &next](const EvaluationRecord& record) {
                add(record);
                // The last record of a training, too, is written while an error can be reported.
                events_.flush();
                if (next.onEvaluation) next.onEvaluation(record);
            },
            next.onNegatives};
}

void writeHistoryEvents(const std::filesystem::path& file, const std::filesystem::path& folder) {
    const Result<History> history = readHistory(file);
    if (!history) return;
    // A history contains no times; steps one second apart preserve the order, and equal runs are written as
    // equal files.
    EventFileWriter events(folder, 0, 0);
    for (const StepRecord& record : history->steps)
        addEvents(events, record, static_cast<double>(record.step));
    for (const EvaluationRecord& record : history->evaluations)
        addEvents(events, record, static_cast<double>(record.step));
    events.flush();
}

}  // namespace paragram
