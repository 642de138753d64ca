// Train: settings, an estimate of time and memory, live plots, pause, stop and keep, resume.
#pragma once

#include <QTimer>
#include <deque>
#include <memory>

#include "core/tasks/list_runs.h"
#include "core/tasks/train_model.h"
#include "ui/shell/panel.h"
#include "ui/training/training_feed.h"

namespace paragram::ui {

class TrainPlots;
class TrainSetup;

class TrainPanel : public Panel {
    Q_OBJECT

  public:
    explicit TrainPanel(const PanelContext& context, QWidget* parent = nullptr);

    // A run folder that can go on: resumes it.
    bool openFile(const QString& path) override;
    void saveState(QSettings& settings) const override;
    void restoreState(QSettings& settings) override;

    // Starts or queues a training with what the form says.
    void train();
    void resume(const std::filesystem::path& run);
    bool training() const { return !runs_.empty(); }
    TrainSetup& setup() { return *setup_; }
    TrainPlots& plots() { return *plots_; }

  signals:
    void trainingEnded(bool ok);

  protected:
    void projectOpened() override;
    void contentChanged() override;

  private:
    struct ActiveRun {
        int job = 0;
        QString name;
        std::shared_ptr<TrainingFeed> feed;
    };
    void start(const TrainRequest& request, const QString& name);
    void end(const QString& name, const std::filesystem::path& folder, const Result<TrainSummary>& result);
    void showNews();
    void estimate();
    void describe();
    void refreshState();
    void togglePause();
    void offerUnfinished();

    TrainSetup* setup_;
    TrainPlots* plots_;
    std::deque<ActiveRun> runs_;  // the first one runs, the others wait
    QTimer newsTimer_;
    QTimer estimateTimer_;  // waits until the hands are off the form
    int estimateNumber_ = 0;
    QString estimateText_, pairsText_;
};

}  // namespace paragram::ui
