#include "core/tasks/evaluation/evaluate_model.h"

#include "core/evaluation/measures/sts.h"
#include "core/mining/retrieval_evaluation.h"

namespace paragram {
namespace {

// Counts the data sets of an evaluation for its progress; returns false when it is to stop.
class Steps {
  public:
    Steps(const EvaluationSuites& suites, JobContext& job, EvaluationReport& report)
        : all_(suites.graded.size() + suites.labelled.size() + suites.retrieval.size() +
               suites.mining.size()),
          job_(job),
          report_(report) {}

    bool next() {
        job_.report({"Evaluating", static_cast<double>(done_++), static_cast<double>(all_), "data sets"});
        if (!job_.shouldStop()) return true;
        if (!stopped_) report_.notes.push_back("Stopped: the data sets after these were not evaluated.");
        stopped_ = true;
        return false;
    }
    bool stopped() const { return stopped_; }

  private:
    std::size_t done_ = 0, all_;
    bool stopped_ = false;
    JobContext& job_;
    EvaluationReport& report_;
};

void evaluateGraded(EvaluationReport& report, const EvaluationSuites& suites, const auto& score,
                    const EvaluationOptions& options, Steps& steps, Workers& workers) {
    for (const StsSet& set : suites.graded) {
        if (!steps.next()) break;
        std::vector<StsSetResult> one{StsSetResult(set)};
        score(one);
        report.sets.push_back(std::move(one[0]));
    }
    // After a stop without the intervals, which take longest. One set per thread.
    correlateSets(report.sets, options.intervals && !steps.stopped(), workers);
}

// Adds the result of each set, and their mean if there are several; one that is stopped is omitted.
template <class Set, class Evaluate>
void evaluateTasks(EvaluationReport& report, const std::vector<Set>& sets, bool withMean, Steps& steps,
                   const Evaluate& evaluate) {
    std::vector<TaskResult> results;
    for (const Set& set : sets) {
        if (!steps.next()) break;
        Result<TaskResult> result = evaluate(set);
        if (result && !result->scores.empty()) results.push_back(std::move(*result));
    }
    if (withMean && results.size() > 1) report.tasks.push_back(meanOfTasks(results));
    for (TaskResult& result : results) report.tasks.push_back(std::move(result));
}

}  // namespace

Result<EvaluationReport> evaluateOn(const EvaluationSuites& suites, const Model& model,
                                    const EvaluationOptions& options, JobContext& job) {
    EvaluationReport report;
    Workers workers;
    Steps steps(suites, job, report);
    report.notes = suites.notes;
    TextEncoder encoder(model);
    evaluateGraded(
        report, suites, [&](auto& sets) { scoreSets(model, encoder, sets, workers); }, options, steps,
        workers);
    evaluateTasks(report, suites.labelled, false, steps, [&](const LabelledSet& set) -> Result<TaskResult> {
        if (set.lacksTraining()) {
            // Of graded sets the cosines are evaluated all the same.
            if (!set.graded())
                report.notes.push_back(set.name +
                                       " has no training part to learn from, and is not evaluated.");
            return TaskResult{};
        }
        return evaluateLabelled(model, set, options.classification, workers, job);
    });
    evaluateTasks(report, suites.retrieval, true, steps,
                  [&](const RetrievalSet& set) { return evaluateRetrieval(model, set, workers, job); });
    evaluateTasks(report, suites.mining, false, steps,
                  [&](const MiningTask& task) { return evaluateMining(model, task, workers, job); });
    addAggregates(report);
    return Result<EvaluationReport>::of(std::move(report), steps.stopped());
}

Result<EvaluationReport> evaluateOn(const EvaluationSuites& suites, const TextSimilarity& baseline,
                                    const EvaluationOptions& options, JobContext& job) {
    EvaluationReport report;
    report.modelName = baseline.name;
    Workers workers(0);
    Steps steps(suites, job, report);
    evaluateGraded(
        report, suites, [&](auto& sets) { scoreSets(baseline.similarity, sets, workers); }, options, steps,
        workers);
    addAggregates(report);
    return Result<EvaluationReport>::of(std::move(report), steps.stopped());
}

Result<EvaluationReport> evaluateModel(const Model& model, const std::vector<std::filesystem::path>& suites,
                                       JobContext& job) {
    const Result<EvaluationSuites> read = readSuites(suites, job);
    if (!read) return read.error();
    return evaluateOn(*read, model, {}, job);
}

}  // namespace paragram
