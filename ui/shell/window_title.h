// The title of the window: progress of the running job, project, panel.
#pragma once

#include <QString>
#include <vector>

#include "ui/jobs/job_runner.h"

namespace paragram::ui {

// "Sample en-es – Train – Paragram Workbench", so that a task bar tells the windows of two projects apart;
// "43 % · " comes before it while a heavy job runs ("0 % · " while its length is unknown or it waits). A
// project and a panel that are empty are omitted.
QString windowTitleText(const QString& project, const QString& panel, const std::vector<JobInfo>& jobs);

}  // namespace paragram::ui
