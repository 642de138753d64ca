// The bottom line of the window: the running job and how many wait, or that none is running.
#pragma once

#include <QTimer>
#include <QWidget>

#include "ui/jobs/job_runner.h"

class QLabel;
class QToolButton;

namespace paragram::ui {

class JobProgress;

class JobStatusBar : public QWidget {
    Q_OBJECT

  public:
    explicit JobStatusBar(JobRunner& runner, QWidget* parent = nullptr);

    // Text at the right while no job runs: "Project 1.2 GB · disk 80 GB free".
    void setRest(const QString& text);

  private:
    void refresh();
    void showList();

    JobRunner& runner_;
    JobProgress* strip_;
    QLabel* idle_;
    QLabel* rest_;
    QToolButton* more_;
    QTimer soon_;    // the end of one job and the start of the next come together
    int shown_ = 0;  // id of the job in the strip
};

}  // namespace paragram::ui
