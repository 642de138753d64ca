// The entries of a word in a lexicon.
#pragma once

#include <QAbstractTableModel>
#include <vector>

#include "core/analysis/lexicon.h"

namespace paragram::ui {

class LexiconEntryModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Column { kWord, kPairs, kCross, kAdjusted, kColumns };

    using QAbstractTableModel::QAbstractTableModel;

    void show(std::vector<LexiconEntry> entries);
    const LexiconEntry& entry(int row) const { return entries_[static_cast<std::size_t>(row)]; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    std::vector<LexiconEntry> entries_;
};

}  // namespace paragram::ui
