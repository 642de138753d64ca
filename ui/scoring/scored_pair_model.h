// The pairs of a file with their cosines; rows arrive in batches. Sorts and filters itself: a proxy would be
// slow for so many rows.
#pragma once

#include <QAbstractTableModel>
#include <vector>

#include "ui/scoring/score_feed.h"

namespace paragram::ui {

class ScoredPairModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Column { kSource, kTarget, kCosine, kColumns };

    using QAbstractTableModel::QAbstractTableModel;

    void clear();
    // New rows are appended until the user sorts, so that rows do not move while the file is read.
    void append(std::vector<PairRow> rows);
    // Shows rows whose texts contain this, in any case.
    void setFilter(const QString& text);
    const PairRow& pair(int row) const {
        return rows_[static_cast<std::size_t>(shown_[static_cast<std::size_t>(row)])];
    }
    // The rows as shown, tab-separated with a header line.
    QString asTsv() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void sort(int column, Qt::SortOrder order) override;

  private:
    bool passes(const PairRow& row) const;
    void order(std::vector<int>& places) const;

    std::vector<PairRow> rows_;  // in the order of the file
    std::vector<int> shown_;     // those that pass the filter, in the table's order
    QString filter_;
    int sortColumn_ = -1;
    Qt::SortOrder sortOrder_ = Qt::AscendingOrder;
};

}  // namespace paragram::ui
