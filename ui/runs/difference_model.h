// A comparison of runs: one row per run with the settings that differ and the results. For a single run: one
// row per setting that differs from its default.
#pragma once

#include <QAbstractTableModel>
#include <QStringList>
#include <vector>

#include "core/tasks/training/list_runs.h"

namespace paragram::ui {

class DifferenceModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    explicit DifferenceModel(QObject* parent = nullptr) : QAbstractTableModel(parent) {}

    void show(const std::vector<RunInfo>& runs);
    // Number of settings that differ.
    int settings() const { return settings_; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    struct Cell {
        QString text;
        QVariant value;  // for sorting, if it is a number
    };
    void showOne(const RunInfo& run);
    void showMany(const std::vector<RunInfo>& runs);

    QStringList names_;                    // headers
    QStringList keys_;                     // tooltips of the headers
    std::vector<std::vector<Cell>> rows_;  // one cell per header
    int settings_ = 0;
};

}  // namespace paragram::ui
