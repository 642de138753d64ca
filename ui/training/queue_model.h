// The queue of trainings as rows.
#pragma once

#include <QAbstractTableModel>
#include <filesystem>
#include <vector>

#include "core/runs/run_queue.h"
#include "core/settings/setting_row.h"

namespace paragram::ui {

struct QueueRow {
    QString name;
    TrainRequest request;  // output: its run folder
    bool running = false;  // only the first can be running
    double seconds = -1;   // estimate; negative: unknown
    double memoryBytes = 0;
};

class QueueModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Column { kName, kState, kDiffers, kTime, kColumns };

    explicit QueueModel(QObject* parent = nullptr) : QAbstractTableModel(parent) {}

    // Reads the queue of a project. A running training stays the first row, whatever its project.
    void open(const std::filesystem::path& project);
    const std::vector<QueueRow>& rows() const { return rows_; }
    bool hasRunning() const { return !rows_.empty() && rows_.front().running; }

    // At the end.
    void append(const QueueRow& run) { insert(rowCount(), run); }
    void insert(int row, const QueueRow& run);
    // Returns false if the row is running or cannot be moved there.
    bool remove(int row);
    bool move(int row, int by);
    void setFirstRunning(bool running);
    void removeFirst();
    // Of the run in this folder, if it is still queued.
    void setEstimate(const std::filesystem::path& folder, double seconds, double memoryBytes);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  signals:
    // Rows were added, removed or moved; not emitted for estimates.
    void changed();

  private:
    void refresh();
    QString differences(const QueueRow& run) const;

    RunQueue queue_;  // the same runs, saved in the project
    std::vector<QueueRow> rows_;
    std::vector<const SettingRow*> differing_;
};

}  // namespace paragram::ui
