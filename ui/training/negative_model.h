// Sentences and the negatives chosen for them in the current mega-batch.
#pragma once

#include <QAbstractTableModel>
#include <vector>

#include "core/runs/history.h"

namespace paragram::ui {

class NegativeModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Column { kSentence, kNegative, kCosine, kColumns };

    explicit NegativeModel(QObject* parent = nullptr) : QAbstractTableModel(parent) {}

    void show(std::vector<NegativeExample> examples);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    std::vector<NegativeExample> examples_;
};

}  // namespace paragram::ui
