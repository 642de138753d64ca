#include "ui/runs/write_plots.h"

#include <QCoreApplication>
#include <QDir>
#include <algorithm>
#include <cmath>

#include "core/runs/history.h"
#include "core/runs/run_folder.h"
#include "core/tasks/training/compare_runs.h"
#include "ui/widgets/curve_chart.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(WritePlots)
};

constexpr QSize kSize(800, 420);

Result<Nothing> save(CurveChart& chart, const QString& stem) {
    chart.resize(kSize);
    chart.resetView();
    for (const char* ending : {".png", ".svg"})
        if (!chart.saveAs(stem + ending, kSize))
            return Error{(stem + ending).toStdString(), "cannot be written", "",
                         "choose a folder you may write to"};
    return Nothing{};
}

// The value of a setting as a place on an axis.
double number(const SettingRow& row, const RunInfo& run) {
    return QString::fromStdString(row.text(run.settings)).toDouble();
}

Result<Nothing> writeComparison(const std::vector<RunInfo>& runs, const QString& folder) {
    std::vector<Settings> all;
    for (const RunInfo& run : runs) all.push_back(run.settings);
    std::vector<const SettingRow*> others = differingSettings(all);
    const auto numeric =
        std::find_if(others.begin(), others.end(), [](const SettingRow* row) { return row->isNumber(); });
    if (numeric == others.end())
        return Error{"--write-plots", "runs that differ in no number", "the runs of a grid",
                     "name a run, or the folder of a grid over a setting with numbers"};
    const SettingRow& axis = **numeric;
    others.erase(numeric);
    CurveChart chart(Words::tr("Best development score"));
    chart.setXUnit(QString::fromStdString(axis.key));
    chart.setValueFormat(scoreText);
    chart.setAxisScale(100);
    std::vector<const RunInfo*> inOrder;
    for (const RunInfo& run : runs)
        if (!std::isnan(run.summary.bestScore)) inOrder.push_back(&run);
    std::stable_sort(inOrder.begin(), inOrder.end(),
                     [&](const RunInfo* a, const RunInfo* b) { return number(axis, *a) < number(axis, *b); });
    for (const RunInfo* run : inOrder) {
        QStringList names;
        for (const SettingRow* row : others)
            names << QString::fromStdString(row->key + ' ' + row->text(run->settings));
        const QString name = names.isEmpty() ? Words::tr("development") : listText(names);
        const int known = chart.findCurve(name);
        chart.addPoint(known >= 0 ? known : chart.addCurve(name), number(axis, *run), run->summary.bestScore);
    }
    return save(chart, folder + "/comparison");
}

}  // namespace

Result<Nothing> writePlots(const QString& run, const QString& folder) {
    if (folder.isEmpty()) return Error{"--write-plots", "no folder for the charts", "RUN FOLDER", "name one"};
    const std::vector<RunInfo> runs = listRuns(toPath(run));
    const auto history = readHistory(RunFolder{toPath(run)}.history());
    if (runs.empty() && !history) return history.error();
    if (!QDir().mkpath(folder))
        return Error{folder.toStdString(), "the folder cannot be created", "",
                     "choose a folder you may write to"};
    if (!runs.empty()) return writeComparison(runs, folder);

    CurveChart loss(Words::tr("Loss"));
    loss.setXUnit(Words::tr("step"));
    loss.addCurve(Words::tr("loss"), true);
    for (const StepRecord& record : history->steps)
        loss.addPoint(0, static_cast<double>(record.step), record.loss);
    if (const auto saved = save(loss, folder + "/loss"); !saved) return saved;

    CurveChart development(Words::tr("Development"));
    development.setXUnit(Words::tr("epoch"));
    development.setValueFormat(scoreText);
    development.setAxisScale(100);
    const auto add = [&](const std::string& curve, double epoch, double value) {
        const QString name = QString::fromStdString(curve);
        const int known = development.findCurve(name);
        development.addPoint(known >= 0 ? known : development.addCurve(name), epoch, value);
    };
    for (const EvaluationRecord& record : history->evaluations) {
        for (const DevelopmentScore& score : record.scores) add(score.name, record.epoch, score.pearson);
        for (const auto& [name, value] : record.heldOut)
            if (isRetrievalShare(name)) add(name, record.epoch, value);
    }
    return save(development, folder + "/development");
}

}  // namespace paragram::ui
