// Runs: all trainings of the project, compared.
#pragma once

#include "ui/project/panel.h"
#include "ui/runs/run_model.h"

namespace paragram::ui {

class Card;
class DataTable;
class RunDetails;
class RunFollower;

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
    // Makes a run in another folder, of another project or machine, one of this project by a link to it; its
    // curves follow its history while it trains.
    void watch(const QString& folder);
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
    void describe();
    void askForRun();
    const RunEntry* currentRun() const;

    RunModel* model_;
    DataTable* table_;
    RunDetails* details_;
    QList<QAction*> runActions_;  // need a selected run
    QAction* resume_ = nullptr;
    std::vector<std::filesystem::path> wanted_;  // selected when they are next listed
    RunFollower* follower_;
    QString training_;  // "sp-300 trains: last line 12 s ago"; empty: none of the selected runs does
};

}  // namespace paragram::ui
