#include "ui/evaluation/evaluation_run.h"

#include <algorithm>

namespace paragram::ui {

EvaluationRun::EvaluationRun(JobRunner& jobs, QObject* parent) : QObject(parent), jobs_(jobs) {}

void EvaluationRun::start(const std::vector<EvaluationRequest>& requests) {
    discard();
    outcomes_.resize(requests.size());
    waiting_ = requests.size();
    for (std::size_t slot = 0; slot < requests.size(); ++slot) {
        jobs_.start(
            this, tr("Evaluating %1").arg(requests[slot].name),
            [request = requests[slot]](JobContext& job) { return runEvaluation(request, job); },
            [this, slot, round = round_](Result<EvaluationOutcome> outcome) {
                if (round == round_) take(slot, std::move(outcome));
            });
    }
}

void EvaluationRun::discard() {
    ++round_;
    waiting_ = 0;
    outcomes_.clear();
}

void EvaluationRun::take(std::size_t slot, Result<EvaluationOutcome> outcome) {
    --waiting_;
    if (outcome) {
        outcomes_[slot] = std::move(*outcome);
        if (!outcomes_[slot]->skipped.empty()) emit filesSkipped(outcomes_[slot]->skipped);
    } else {
        emit failed(outcome.error());
    }
    emit advanced();
    if (waiting_ == 0)
        emit ended(std::ranges::all_of(outcomes_, [](const auto& one) { return one.has_value(); }));
}

std::vector<ModelReport> EvaluationRun::reports() const {
    std::vector<ModelReport> reports;
    for (const auto& one : outcomes_)
        if (one) reports.insert(reports.end(), one->reports.begin(), one->reports.end());
    return reports;
}

double EvaluationRun::seconds() const {
    double seconds = 0;
    for (const auto& one : outcomes_)
        if (one) seconds += one->seconds;
    return seconds;
}

}  // namespace paragram::ui
