#include "ui/evaluation/model_report.h"

#include <QCoreApplication>

#include "core/base/stopwatch.h"
#include "core/tasks/load_model.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace {

constexpr std::uint64_t kBaselineSeed = 1;

std::string withoutFirstLine(const std::string& text) {
    return text.substr(text.find('\n') + 1);
}

// Elements of a JSON list, each indented by one step.
std::string indented(std::string text) {
    while (!text.empty() && text.back() == '\n') text.pop_back();
    std::string out = "  ";
    for (const char c : text) {
        out += c;
        if (c == '\n') out += "  ";
    }
    return out;
}

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
    std::string text;
    for (const ModelReport& one : reports) {
        if (ending == ".csv")
            text += text.empty() ? reportCsv(one.report) : withoutFirstLine(reportCsv(one.report));
        else if (ending == ".md")
            text += (text.empty() ? "" : "\n") + reportMarkdown(one.report);
        else
            text += (text.empty() ? "" : ",\n") + indented(reportJson(one.report));
    }
    return ending == ".csv" || ending == ".md" ? text : "[\n" + text + "\n]\n";
}

}  // namespace paragram::ui
