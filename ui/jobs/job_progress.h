// One job on one line: name, progress bar, done of total, rate, time left, Pause and Stop. Nothing moves
// while it reports.
#pragma once

#include <QWidget>

#include "ui/jobs/job_runner.h"

class QLabel;
class QProgressBar;
class QPushButton;

namespace paragram::ui {

class JobProgress : public QWidget {
    Q_OBJECT

  public:
    explicit JobProgress(QWidget* parent = nullptr);

    void showJob(const JobInfo& job);

  signals:
    void pauseClicked();  // resume if the job is paused
    void stopClicked();

  private:
    QLabel* name_;
    QProgressBar* bar_;
    QLabel* done_;
    QLabel* rate_;
    QLabel* left_;
    QPushButton* pause_;
    QPushButton* stop_;
};

}  // namespace paragram::ui
