#include "core/tasks/evaluate_model.h"

#include "core/evaluation/sts.h"
#include "core/evaluation/sts_reader.h"

namespace paragram {

Result<EvaluationReport> evaluateModel(const Model& model, const std::vector<std::filesystem::path>& suites,
                                       JobContext& job) {
    EvaluationReport report;
    if (suites.empty())
        return Error{"suite", "none given", "a folder or file of scored pairs", "give --suite"};
    for (const std::filesystem::path& suite : suites) {
        Result<std::vector<StsSet>> sets = readStsSets(suite);
        if (!sets) return sets.error();
        for (StsSet& set : *sets) report.sets.push_back(std::move(set));
    }
    Workers workers(model.settings.train.threads);
    for (std::size_t i = 0; i < report.sets.size(); ++i) {
        job.tell(
            {"Evaluating", static_cast<double>(i), static_cast<double>(report.sets.size()), "data sets"});
        if (job.shouldStop()) {
            report.sets.resize(i);
            report.notes.push_back("Stopped: the data sets after these were not evaluated.");
            break;
        }
        std::vector<StsSetResult> one{std::move(report.sets[i])};
        evaluateSets(model, one, true, workers);
        report.sets[i] = std::move(one[0]);
    }
    addAggregates(report);
    return report;
}

}  // namespace paragram
