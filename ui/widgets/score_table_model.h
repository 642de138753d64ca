// A table of scores in the papers' layout: rows of models and of published results.
#pragma once

#include <QAbstractTableModel>

#include "core/evaluation/reports/score_table.h"

namespace paragram::ui {

class ScoreTableModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    using QAbstractTableModel::QAbstractTableModel;

    void show(ScoreTable table);
    const ScoreTable& table() const { return table_; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    ScoreTable table_;
};

}  // namespace paragram::ui
