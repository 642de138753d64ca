#include "ui/runs/write_plots.h"

#include <QDir>

#include "core/runs/history.h"
#include "core/runs/run_folder.h"
#include "ui/widgets/curve_chart.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace {

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

}  // namespace

Result<Nothing> writePlots(const QString& run, const QString& folder) {
    if (folder.isEmpty()) return Error{"--write-plots", "no folder for the charts", "RUN FOLDER", "name one"};
    const auto history = readHistory(RunFolder{toPath(run)}.history());
    if (!history) return history.error();
    if (!QDir().mkpath(folder))
        return Error{folder.toStdString(), "the folder cannot be created", "",
                     "choose a folder you may write to"};

    CurveChart loss(QObject::tr("Loss"));
    loss.setXUnit(QObject::tr("step"));
    loss.addCurve(QObject::tr("loss"), true);
    for (const StepRecord& record : history->steps)
        loss.addPoint(0, static_cast<double>(record.step), record.loss);
    if (const auto saved = save(loss, folder + "/loss"); !saved) return saved;

    CurveChart development(QObject::tr("Development STS"));
    development.setXUnit(QObject::tr("epoch"));
    development.setValueFormat(scoreText);
    development.setAxisScale(100);
    for (const EvaluationRecord& record : history->evaluations)
        for (const DevelopmentScore& score : record.scores) {
            const QString name = QString::fromStdString(score.name);
            const int known = development.findCurve(name);
            development.addPoint(known >= 0 ? known : development.addCurve(name), record.epoch,
                                 score.pearson);
        }
    return save(development, folder + "/development");
}

}  // namespace paragram::ui
