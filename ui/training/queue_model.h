// Trainings that wait for one another, as rows; kept in the project's folder as queue.json.
#pragma once

#include <QAbstractTableModel>
#include <filesystem>
#include <vector>

#include "core/settings/setting_row.h"
#include "core/tasks/train_model.h"

namespace paragram::ui {

struct QueuedRun {
    QString name;
    TrainRequest request;  // output: its run folder
    bool running = false;  // at most the first
    double seconds = -1;   // estimate; negative: not known
    double memoryBytes = 0;
};

class QueueModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Column { kName, kState, kDiffers, kTime, kColumns };

    explicit QueueModel(QObject* parent = nullptr) : QAbstractTableModel(parent) {}

    // Reads what waits in a project. A training that runs goes on as the first row, whatever its project.
    void open(const std::filesystem::path& project);
    const std::vector<QueuedRun>& runs() const { return runs_; }
    bool hasRunning() const { return !runs_.empty() && runs_.front().running; }

    // Behind all others, or before all.
    void append(const QueuedRun& run) { insert(rowCount(), run); }
    void insert(int row, const QueuedRun& run);
    // False: the row runs, or there is no room to move it to.
    bool remove(int row);
    bool move(int row, int by);
    void setFirstRunning(bool running);
    void removeFirst();
    // Of the run in this folder, where it is still queued.
    void setEstimate(const std::filesystem::path& folder, double seconds, double memoryBytes);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  signals:
    // Rows came, went or moved; not: an estimate.
    void changed();

  private:
    void refresh();
    void save() const;
    QString differences(const QueuedRun& run) const;

    std::filesystem::path project_;
    std::vector<QueuedRun> runs_;
    std::vector<const SettingRow*> differing_;
};

}  // namespace paragram::ui
