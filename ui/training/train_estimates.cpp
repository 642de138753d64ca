#include "ui/training/train_estimates.h"

#include "core/settings/settings_file.h"
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
    std::set<std::string> languages;
    TrainEstimate cost;
};

Result<FormEstimate> estimateForm(const TrainRequest& request) {
    FormEstimate answer;
    for (const fs::path& store : request.pairs) {
        const auto info = describePairs(store);
        if (!info) return info.error();
        answer.pairs += info->pairs;
        answer.languages.insert({info->sourceLanguage, info->targetLanguage});
    }
    if (answer.languages.contains("")) answer.languages.clear();
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
    : QObject(parent), jobs_(jobs), latest_(jobs, this, kPauseMs), latestPresets_(jobs, this, 0) {}

void TrainEstimates::estimate(const TrainRequest& request) {
    if (request.pairs.empty()) return;
    latest_.start(
        tr("Estimating"), [request](JobContext&) { return estimateForm(request); },
        [this](const Result<FormEstimate>& answer) {
            if (answer) emit languagesRead(answer->languages);
            emit estimated(
                answer ? tr("%1 pairs", nullptr, plural(answer->pairs)).arg(countText(answer->pairs)) +
                             QString::fromUtf8(" · ") + costText(answer->cost)
                       : inWindowWords(answer.error()));
        });
}

void TrainEstimates::estimatePresets(const TrainRequest& request) {
    if (request.pairs.empty()) return;
    using Answer = std::vector<std::pair<std::string, double>>;
    latestPresets_.start(
        tr("Estimating"),
        [request](JobContext& job) -> Result<Answer> {
            Answer answer;
            std::vector<std::string> names{""};
            for (const Preset& preset : presets()) names.push_back(preset.name);
            for (const std::string& name : names) {
                if (job.shouldStop()) return Stopped{};
                TrainRequest by = request;
                by.settings = {};
                // A preset of several trainings cannot be applied.
                if (!name.empty() && !applyPreset(by.settings, name)) continue;
                if (const auto cost = estimateTraining(by)) answer.emplace_back(name, cost->seconds);
            }
            return answer;
        },
        [this](const Result<Answer>& answer) {
            if (!answer) return;
            for (const auto& [preset, seconds] : *answer)
                emit presetEstimated(
                    QString::fromStdString(preset),
                    seconds < 1 ? tr("under 1 s") : tr("about %1").arg(durationText(seconds)));
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
