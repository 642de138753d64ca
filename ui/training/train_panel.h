// Train: settings, an estimate of time and memory, live plots, pause, stop and keep, resume, a queue.
#pragma once

#include <QTimer>

#include "core/settings/setting_grid.h"
#include "core/tasks/training/list_runs.h"
#include "core/tasks/training/train_model.h"
#include "ui/project/panel.h"
#include "ui/training/train_queue.h"

namespace paragram::ui {

class TrainEstimates;
struct TrainLink;
class TrainPlots;
class TrainSetup;

class TrainPanel : public Panel {
    Q_OBJECT

  public:
    explicit TrainPanel(const PanelContext& context, QWidget* parent = nullptr);

    // Resumes a run folder that can be resumed; fills in the form for a training that another panel proposes.
    bool openFile(const QString& path) override;
    // Fields of recurrent encoders have a page of their own.
    QString helpPage() const override;
    void saveState(QSettings& settings) const override;
    void restoreState(QSettings& settings) override;

    // Starts or queues a training with the form's settings.
    void train();
    void resume(const std::filesystem::path& run);
    // Queues one training per combination.
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
    // Creates the run folder at once, so that the next queued run gets another name.
    bool enqueue(TrainRequest request, const QString& name);
    void begin();
    void end(const std::filesystem::path& folder, const Result<TrainSummary>& result);
    void tellAllEnded(const std::vector<std::filesystem::path>& folders);
    void prepare(const TrainLink& link);
    void askForGrid();
    void showNews();
    void describe();
    void refreshState();
    void togglePause();
    void offerUnfinished();
    void offerQueue();

    TrainQueue queue_;
    TrainSetup* setup_;
    TrainPlots* plots_;
    QTimer newsTimer_;
    TrainEstimates* estimates_;
    QString estimateText_;
};

}  // namespace paragram::ui
