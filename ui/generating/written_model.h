// The sentences that a generative model wrote.
#pragma once

#include <QAbstractTableModel>
#include <vector>

#include "core/tasks/models/generate_text.h"

namespace paragram::ui {

class WrittenModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Column { kSource, kText, kScore, kPlace, kColumns };

    using QAbstractTableModel::QAbstractTableModel;

    void show(std::vector<std::string> sources, std::vector<WrittenText> texts);
    const std::vector<WrittenText>& texts() const { return texts_; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    std::vector<std::string> sources_;
    std::vector<WrittenText> texts_;
};

}  // namespace paragram::ui
