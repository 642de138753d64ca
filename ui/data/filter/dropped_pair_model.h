// Pairs that steps dropped, with the values they measured.
#pragma once

#include <QAbstractTableModel>
#include <vector>

#include "core/tasks/filtering/preview_recipe.h"

namespace paragram::ui {

class DroppedPairModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Column { kStep, kValue, kSource, kTarget, kColumns };

    explicit DroppedPairModel(QObject* parent = nullptr) : QAbstractTableModel(parent) {}

    // steps: names of the recipe's steps, by position.
    void show(std::vector<DroppedExample> examples, const QStringList& steps, const QString& source,
              const QString& target);
    const DroppedExample& example(int row) const { return examples_[static_cast<std::size_t>(row)]; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    std::vector<DroppedExample> examples_;
    QStringList steps_;
    QString sides_[2];
};

}  // namespace paragram::ui
