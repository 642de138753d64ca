#include "ui/jobs/job_list_model.h"

#include <cmath>

#include "ui/language/engine_text.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

JobListModel::JobListModel(JobRunner& runner, QObject* parent) : QAbstractListModel(parent), runner_(runner) {
    const auto reset = [this] {
        beginResetModel();
        endResetModel();
    };
    connect(&runner, &JobRunner::added, this, reset);
    connect(&runner, &JobRunner::removed, this, reset);
    connect(&runner, &JobRunner::progressed, this, &JobListModel::rowChanged);
    connect(&runner, &JobRunner::stateChanged, this, &JobListModel::rowChanged);
}

int JobListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(runner_.jobs().size());
}

QVariant JobListModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) return {};
    const JobInfo& job = runner_.jobs()[static_cast<std::size_t>(index.row())];
    switch (role) {
        case Qt::DisplayRole: {
            QStringList parts{job.name, stateText(job.state)};
            if (job.active() && !doneText(job.progress).isEmpty()) parts << doneText(job.progress);
            return parts.join(" · ");
        }
        case Qt::ToolTipRole:
            return job.error.isEmpty() ? job.name : job.error;
        case idRole:
            return job.id;
        case stateRole:
            return static_cast<int>(job.state);
        case shareRole:
            return job.progress.total > 0 ? job.progress.done / job.progress.total : -1.0;
        default:
            return {};
    }
}

void JobListModel::rowChanged(int id) {
    for (int row = 0; row < rowCount(); ++row)
        if (runner_.jobs()[static_cast<std::size_t>(row)].id == id) emit dataChanged(index(row), index(row));
}

QString stateText(JobState state) {
    switch (state) {
        case JobState::waiting:
            return JobListModel::tr("waiting");
        case JobState::running:
            return JobListModel::tr("running");
        case JobState::paused:
            return JobListModel::tr("paused");
        case JobState::done:
            return JobListModel::tr("done");
        case JobState::stopped:
            return JobListModel::tr("stopped");
        case JobState::failed:
            return JobListModel::tr("failed");
    }
    return {};
}

QString doneText(const Progress& progress) {
    if (progress.done <= 0 && progress.total <= 0) return stageText(progress.stage);
    const QString unit = engineText(EngineTable::jobs, progress.unit);
    // Epochs are shown with one decimal, everything countable in whole numbers.
    const bool whole = progress.total <= 0 || progress.total >= 100 || progress.unit != "epochs";
    const QString done = whole ? countText(static_cast<qint64>(progress.done)) : numberText(progress.done, 1);
    if (progress.total <= 0) return QString("%1 %2").arg(done, unit).trimmed();
    return JobListModel::tr("%1 of %2 %3").arg(done, numberText(progress.total, 0), unit).trimmed();
}

QString rateText(const Progress& progress) {
    if (progress.rate <= 0) return {};
    const int decimals = progress.rate < 10 ? 1 : 0;
    const QString rate = JobListModel::tr("%1 %2/s").arg(numberText(progress.rate, decimals),
                                                         engineText(EngineTable::jobs, progress.rateUnit));
    if (progress.otherRate <= 0) return rate;
    return rate + " · " +
           JobListModel::tr("%1 %2/s").arg(numberText(progress.otherRate, 0),
                                           engineText(EngineTable::jobs, progress.otherUnit));
}

}  // namespace paragram::ui
