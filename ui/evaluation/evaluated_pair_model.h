// The pairs of one data set with gold score and cosine, the largest errors first.
#pragma once

#include <QAbstractTableModel>
#include <vector>

#include "core/evaluation/evaluation_report.h"

namespace paragram::ui {

class EvaluatedPairModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Column { kFirst, kSecond, kGold, kCosine, kError, kColumns };

    using QAbstractTableModel::QAbstractTableModel;

    void show(const std::vector<StsPairResult>& pairs);
    const StsPairResult& pair(int row) const { return rows_[static_cast<std::size_t>(row)].pair; }
    // Position in the data set, and the row of a position; -1: none.
    int place(int row) const { return rows_[static_cast<std::size_t>(row)].place; }
    int rowOf(int place) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    struct Row {
        StsPairResult pair;
        int place = 0;
        double error = 0;  // cosine minus the value of the regression line over all pairs at the gold score
    };
    std::vector<Row> rows_;
};

}  // namespace paragram::ui
