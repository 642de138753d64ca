// Runs: all trainings of the project, compared.
#pragma once

#include "ui/jobs/latest_request.h"
#include "ui/project/panel.h"
#include "ui/runs/run_model.h"

namespace paragram::ui {

class Card;
class DataTable;
class RunDetails;

class RunsPanel : public Panel {
    Q_OBJECT

  public:
    explicit RunsPanel(const PanelContext& context, QWidget* parent = nullptr);

    // Selects a run folder, or several separated by line breaks, for another panel. A dropped folder goes to
    // Train.
    bool openFile(const QString& path) override;

    RunModel& model() { return *model_; }
    DataTable& table() { return *table_; }
    RunDetails& details() { return *details_; }
    // Moves the selected runs to the trash; the message bar offers to undo it.
    void deleteSelected();

  signals:
    void listed();

  protected:
    void contentChanged() override;

  private:
    void buildActions(Card& card);
    void showSelection();
    void selectWanted();
    void readCurves(const std::vector<RunEntry>& runs);
    const RunEntry* currentRun() const;

    RunModel* model_;
    DataTable* table_;
    RunDetails* details_;
    QList<QAction*> runActions_;  // need a selected run
    QAction* resume_ = nullptr;
    std::vector<std::filesystem::path> wanted_;  // selected when they are next listed
    LatestRequest curves_;
};

}  // namespace paragram::ui
