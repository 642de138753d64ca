// Statistics of a pair store as rows: both sides beside each other (P18, Table 1).
#pragma once

#include <QAbstractTableModel>
#include <QTableView>
#include <vector>

#include "core/pairs/pair_statistics.h"
#include "core/pairs/pair_store.h"

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
        QString what, help, source, target;  // target empty: the value belongs to the pairs
    };
    std::vector<Row> rows_;
    QString sides_[2];
};

// What concerns the pairs and not a side stands across both columns of a table of a StatisticsModel.
void spanWholeRows(QTableView& table);

}  // namespace paragram::ui
