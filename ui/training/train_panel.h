// Train: settings, an estimate of time and memory, live plots, pause, stop and keep, resume, a queue.
#pragma once

#include <QTimer>

#include "core/settings/setting_grid.h"
#include "core/tasks/list_runs.h"
#include "core/tasks/train_model.h"
#include "ui/shell/panel.h"
#include "ui/training/train_queue.h"

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
    // Queues a training for each combination.
    void trainGrid(const std::vector<GridRun>& runs);
    bool training() const { return queue_.running(); }
    TrainQueue& queue() { return queue_; }
    TrainSetup& setup() { return *setup_; }
    TrainPlots& plots() { return *plots_; }

  signals:
    void trainingEnded(bool ok);

  protected:
    void projectOpened() override;
    void contentChanged() override;

  private:
    // Takes a folder for a new run at once, so that another that is queued gets a name of its own.
    bool enqueue(TrainRequest request, const QString& name);
    void begin();
    void end(const std::filesystem::path& folder, const Result<TrainSummary>& result);
    void tellAllEnded(const std::vector<std::filesystem::path>& folders);
    void askForGrid();
    void showNews();
    void estimate();
    void estimateQueue();
    void describe();
    void refreshState();
    void togglePause();
    void offerUnfinished();
    void offerQueue();

    TrainQueue queue_;
    TrainSetup* setup_;
    TrainPlots* plots_;
    QTimer newsTimer_;
    QTimer estimateTimer_;  // waits until the hands are off the form
    int estimateNumber_ = 0;
    QString estimateText_, pairsText_;
};

}  // namespace paragram::ui
