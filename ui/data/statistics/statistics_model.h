// Statistics of a pair store as rows, with a column for each side (P18, Table 1).
#pragma once

#include <QAbstractTableModel>
#include <QTableView>
#include <vector>

#include "core/pairs/statistics/pair_statistics.h"
#include "core/pairs/store/pair_store.h"

namespace paragram::ui {

class StatisticsModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Column { kWhat, kSource, kTarget, kColumns };

    explicit StatisticsModel(QObject* parent = nullptr) : QAbstractTableModel(parent) {}

    void show(const PairStatistics& statistics, const PairStoreInfo& info);
    void clear();

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    struct Row {
        QString what, help, source, target;  // target empty: the value is of the pairs, not of a side
    };
    std::vector<Row> rows_;
    QString sides_[2];
};

// Lets values of the pairs span both columns in a table of a StatisticsModel.
void spanWholeRows(QTableView& table);

}  // namespace paragram::ui
