// The runs of a project as rows.
#pragma once

#include <QAbstractTableModel>
#include <vector>

#include "core/tasks/training/list_runs.h"

namespace paragram::ui {

// A run and the user's marks: stored in the run's folder as notes.txt and an empty file "starred".
struct RunEntry {
    RunInfo info;
    bool starred = false;
};

class RunModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Column { kStar, kName, kState, kPairs, kScore, kLoss, kEpochs, kTime, kSpeed, kDiffers, kColumns };

    explicit RunModel(QObject* parent = nullptr) : QAbstractTableModel(parent) {}

    void show(std::vector<RunEntry> runs);
    const RunEntry& run(int row) const { return runs_[static_cast<std::size_t>(row)]; }
    int rowOf(const std::filesystem::path& folder) const;
    // Writes the mark to the run's folder, too.
    void toggleStar(int row);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    QString text(const RunEntry& run, int column) const;
    QVariant sortValue(const RunEntry& run, int column) const;

    std::vector<RunEntry> runs_;
};

QString runStateText(RunState state);

std::vector<RunEntry> readRunEntries(const std::filesystem::path& runs);
QString readNotes(const std::filesystem::path& run);
// Returns false if the folder cannot be written.
bool writeNotes(const std::filesystem::path& run, const QString& notes);

}  // namespace paragram::ui
