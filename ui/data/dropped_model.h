// Pairs that a step drops, with what it measured.
#pragma once

#include <QAbstractTableModel>
#include <vector>

#include "core/tasks/preview_recipe.h"

namespace paragram::ui {

class DroppedModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Column { kValue, kSource, kTarget, kColumns };

    explicit DroppedModel(QObject* parent = nullptr) : QAbstractTableModel(parent) {}

    void show(std::vector<DroppedExample> examples, const QString& source, const QString& target);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    std::vector<DroppedExample> examples_;
    QString sides_[2];
};

}  // namespace paragram::ui
