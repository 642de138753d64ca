#include "ui/evaluation/model_report.h"

#include <QCoreApplication>

#include "core/base/stopwatch.h"
#include "core/tasks/load_model.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace {

constexpr std::uint64_t kBaselineSeed = 1;

}  // namespace

Result<EvaluationOutcome> runEvaluation(const EvaluationRequest& request, JobContext& job) {
    const Stopwatch watch;
    const auto model = loadModel(toPath(request.path));
    if (!model) return model.error();
    EvaluationOutcome outcome;
    auto report = evaluateModel(**model, request.suites, job);
    if (!report) return report.error();
    report->modelName = request.name.toStdString();
    outcome.reports.push_back({request.name, request.path, false, std::move(*report)});
    if (request.withBaseline && !job.shouldStop()) {
        const QString name = QCoreApplication::translate("ModelReport", "untrained %1").arg(request.name);
        auto untrained = evaluateModel(randomModelLike(**model, kBaselineSeed), request.suites, job);
        if (!untrained) return untrained.error();
        untrained->modelName = name.toStdString();
        outcome.reports.push_back({name, request.path, true, std::move(*untrained)});
    }
    outcome.seconds = watch.seconds();
    return outcome;
}

std::string reportsText(const std::vector<ModelReport>& reports, const QString& ending) {
    std::vector<EvaluationReport> all;
    for (const ModelReport& one : reports) all.push_back(one.report);
    return reportsAs(reportFormat(ending.toStdString()).value_or(ReportFormat::text), all);
}

}  // namespace paragram::ui
