// Groups of near duplicates: the number of lines and the first sentence of each.
#pragma once

#include <QAbstractTableModel>
#include <vector>

#include "core/tasks/corpora/explore_corpus.h"

namespace paragram::ui {

class GroupModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Column { kCount, kSentence, kColumns };

    using QAbstractTableModel::QAbstractTableModel;

    void setGroups(std::vector<CorpusExplorer::Group> groups);
    const CorpusExplorer::Group& group(int row) const { return groups_[static_cast<std::size_t>(row)]; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    std::vector<CorpusExplorer::Group> groups_;
};

}  // namespace paragram::ui
