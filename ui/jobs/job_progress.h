// One job on one line: name, progress bar, done of total, rate, time left, Pause and Stop. Nothing moves
// while it reports; where there is no room, the rate is left out first, then the time.
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
    QSize minimumSizeHint() const override;

  signals:
    void pauseClicked();  // resume if the job is paused
    void stopClicked();

  protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    // The least width with these labels beside the others.
    int widthWith(std::initializer_list<const QLabel*> labels) const;
    void fit();
    // Makes Pause wide enough for both of its texts, so that it neither cuts nor jumps.
    void widenPause();

    QLabel* name_;
    QProgressBar* bar_;
    QLabel* done_;
    QLabel* rate_;
    QLabel* left_;
    QPushButton* pause_;
    QPushButton* stop_;
};

}  // namespace paragram::ui
