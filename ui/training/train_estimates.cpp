#include "ui/training/train_estimates.h"

#include "core/tasks/data/browse_pairs.h"
#include "core/tasks/training/estimate_training.h"
#include "ui/training/queue_model.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/window_words.h"

namespace paragram::ui {

namespace fs = std::filesystem;

namespace {

constexpr int kPauseMs = 300;

struct FormEstimate {
    std::int64_t pairs = 0;
    TrainEstimate cost;
};

Result<FormEstimate> estimateForm(const TrainRequest& request) {
    FormEstimate answer;
    for (const fs::path& store : request.pairs) {
        const auto info = describePairs(store);
        if (!info) return info.error();
        answer.pairs += info->pairs;
    }
    const auto cost = estimateTraining(request);
    if (!cost) return cost.error();
    answer.cost = *cost;
    return answer;
}

QString costText(const TrainEstimate& cost) {
    const QString text =
        TrainEstimates::tr("about %1, %2").arg(durationText(cost.seconds), bytesText(cost.memoryBytes));
    return cost.fromDisk ? TrainEstimates::tr("%1, %2 on disk").arg(text, bytesText(cost.diskBytes)) : text;
}

}  // namespace

TrainEstimates::TrainEstimates(JobRunner& jobs, QObject* parent)
    : QObject(parent), jobs_(jobs), latest_(jobs, this, kPauseMs) {}

void TrainEstimates::estimate(const TrainRequest& request) {
    if (request.pairs.empty()) return;
    latest_.start(
        tr("Estimating"), [request](JobContext&) { return estimateForm(request); },
        [this](const Result<FormEstimate>& answer) {
            emit estimated(
                answer ? tr("%1 pairs", nullptr, plural(answer->pairs)).arg(countText(answer->pairs)) +
                             QString::fromUtf8(" · ") + costText(answer->cost)
                       : inWindowWords(answer.error()));
        });
}

void TrainEstimates::estimateQueue(QueueModel& queue) {
    std::vector<TrainRequest> unknown;
    for (const QueueRow& run : queue.rows())
        if (run.seconds < 0) unknown.push_back(run.request);
    if (unknown.empty()) return;
    using Answer = std::vector<std::pair<fs::path, TrainEstimate>>;
    jobs_.start(
        this, tr("Estimating"),
        [unknown](JobContext& job) -> Result<Answer> {
            Answer answer;
            for (const TrainRequest& request : unknown) {
                if (job.stop.stop_requested()) break;
                if (request.pairs.empty()) continue;  // a resumed run: only its checkpoint knows the pairs
                if (const auto cost = estimateTraining(request)) answer.emplace_back(request.output, *cost);
            }
            return answer;
        },
        [&queue](const Result<Answer>& answer) {
            if (!answer) return;
            for (const auto& [folder, cost] : *answer)
                queue.setEstimate(folder, cost.seconds, cost.memoryBytes);
        },
        JobWeight::light);
}

}  // namespace paragram::ui
