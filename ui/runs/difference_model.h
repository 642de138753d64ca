// Runs compared: a row a run, with the settings in which they differ and how they ended. One run alone: a row
// a setting that is not the default.
#pragma once

#include <QAbstractTableModel>
#include <QStringList>
#include <vector>

#include "core/tasks/list_runs.h"

namespace paragram::ui {

class DifferenceModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    explicit DifferenceModel(QObject* parent = nullptr) : QAbstractTableModel(parent) {}

    void show(const std::vector<RunInfo>& runs);
    // How many settings differ.
    int settings() const { return settings_; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    struct Cell {
        QString text;
        QVariant value;  // for sorting, where it is a number
    };
    void showOne(const RunInfo& run);
    void showMany(const std::vector<RunInfo>& runs);

    QStringList names_;                    // headers
    QStringList keys_;                     // tips of the headers
    std::vector<std::vector<Cell>> rows_;  // a cell a header
    int settings_ = 0;
};

}  // namespace paragram::ui
