// Errors of a data set by properties of its pairs.
#pragma once

#include <QAbstractTableModel>
#include <vector>

#include "core/evaluation/measures/residuals.h"

namespace paragram::ui {

class ErrorGroupModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Column { kName, kPairs, kError, kSize, kPearson, kColumns };

    using QAbstractTableModel::QAbstractTableModel;

    void show(const QString& quality, std::vector<ErrorGroup> groups);
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    QString quality_;
    std::vector<ErrorGroup> groups_;
};

}  // namespace paragram::ui
