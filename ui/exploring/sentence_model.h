// Sentences of a corpus: neighbours with their cosines, or the sentences of a group.
#pragma once

#include <QAbstractTableModel>
#include <vector>

#include "core/tasks/corpora/explore_corpus.h"

namespace paragram::ui {

class SentenceModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Column { kCosine, kSentence, kLine, kColumns };

    using QAbstractTableModel::QAbstractTableModel;

    // A cosine of NaN is not shown.
    void setSentences(std::vector<FoundSentence> sentences);
    const FoundSentence& sentence(int row) const { return sentences_[static_cast<std::size_t>(row)]; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    std::vector<FoundSentence> sentences_;
};

}  // namespace paragram::ui
