#include "ui/shell/window_title.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>

namespace paragram::ui {

namespace {

// Whole percent of a job's progress; 100 only when everything is done.
int percentDone(const Progress& progress) {
    if (progress.total <= 0) return 0;
    return static_cast<int>(100 * std::clamp(progress.done / progress.total, 0.0, 1.0));
}

}  // namespace

QString windowTitleText(const QString& project, const QString& panel, const std::vector<JobInfo>& jobs) {
    QStringList parts;
    for (const QString& part : {project, panel})
        if (!part.isEmpty()) parts << part;
    parts << "Paragram Workbench";
    const QString name = parts.join(" – ");
    const auto job = std::ranges::find_if(jobs, &JobInfo::active);
    if (job == jobs.end()) return name;
    return QCoreApplication::translate("MainWindow", "%1 % · %2").arg(percentDone(job->progress)).arg(name);
}

}  // namespace paragram::ui
