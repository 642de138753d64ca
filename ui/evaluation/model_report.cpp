#include "ui/evaluation/model_report.h"

#include <QCoreApplication>

#include "core/base/stopwatch.h"
#include "core/models/load_model.h"
#include "core/tasks/evaluation/evaluation_baselines.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace {

constexpr std::uint64_t kBaselineSeed = 1;

}  // namespace

Result<EvaluationOutcome> runEvaluation(const EvaluationRequest& request, JobContext& job) {
    const Stopwatch watch;
    EvaluationOutcome outcome;
    auto suites = readSuites(request.suites, job, setReading(request.readings));
    if (!suites) return suites.error();
    outcome.skipped = suites->skipped;
    if (request.baselinesOnly) {
        auto baselines = evaluateBaselines(*suites, {}, job);
        if (!baselines) return baselines.error();
        for (EvaluationReport& report : *baselines) {
            const QString name = QString::fromStdString(report.modelName);
            outcome.reports.push_back({name, {}, true, std::move(report), 0, 0});
        }
        outcome.seconds = watch.seconds();
        return outcome;
    }
    const auto model = loadModel(toPath(request.path));
    if (!model) return model.error();
    Result<EvaluationReport> evaluated = evaluateOn(*suites, **model, {}, job);
    if (!evaluated) return evaluated.error();
    EvaluationReport report = std::move(*evaluated);
    report.modelName = request.name.toStdString();
    const std::size_t dimension = (*model)->dimension(), parameters = (*model)->table.size();
    outcome.reports.push_back({request.name, request.path, false, std::move(report), dimension, parameters});
    if (request.withBaseline && !job.shouldStop()) {
        const QString name = QCoreApplication::translate("ModelReport", "untrained %1").arg(request.name);
        EvaluationSuites graded;
        graded.graded = std::move(suites->graded);
        Result<EvaluationReport> baseline =
            evaluateOn(graded, untrainedModelLike(**model, kBaselineSeed), {}, job);
        if (!baseline) return baseline.error();
        EvaluationReport untrained = std::move(*baseline);
        untrained.modelName = name.toStdString();
        outcome.reports.push_back({name, request.path, true, std::move(untrained), dimension, parameters});
    }
    outcome.seconds = watch.seconds();
    return outcome;
}

std::vector<EvaluationReport> plainReports(const std::vector<ModelReport>& reports) {
    std::vector<EvaluationReport> all;
    all.reserve(reports.size());
    for (const ModelReport& one : reports) all.push_back(one.report);
    return all;
}

std::string reportsText(const std::vector<ModelReport>& reports, const QString& ending) {
    const std::vector<EvaluationReport> all = plainReports(reports);
    if (ending == ".tsv") return pairsAsTsv(all);
    return reportsAs(reportFormat(ending.toStdString()).value_or(ReportFormat::text), all);
}

}  // namespace paragram::ui
