// The pairs of one data set with grade and cosine, the largest errors first.
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

    void show(const std::vector<StsPair>& pairs);
    const StsPair& pair(int row) const { return rows_[static_cast<std::size_t>(row)].pair; }
    // Place in the data set, and the row of a place.
    int place(int row) const { return rows_[static_cast<std::size_t>(row)].place; }
    int rowOf(int place) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    struct Row {
        StsPair pair;
        int place = 0;
        double error = 0;  // cosine less what the straight line through all points says for the grade
    };
    std::vector<Row> rows_;
};

}  // namespace paragram::ui
