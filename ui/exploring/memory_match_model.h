// Pairs of a translation memory beside the sentence they were found for.
#pragma once

#include <QAbstractTableModel>
#include <vector>

#include "core/tasks/corpora/search_memory.h"
#include "ui/widgets/marked_text_delegate.h"

namespace paragram::ui {

class MemoryMatchModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Column { kSentence, kTranslation, kMeaning, kWording, kNumbers, kColumns };

    using QAbstractTableModel::QAbstractTableModel;

    // query: as it was searched for. languages: of the record.
    void setMatches(const std::string& query, std::vector<MemoryMatch> matches, const MemoryRecord& record);
    const MemoryMatch& match(int row) const { return matches_[static_cast<std::size_t>(row)]; }
    // Whether the numbers of any pair differ from those of the query.
    bool numbersDiffer() const;
    // The numbers to replace, and by which: "14 2020 → 12 2021"; empty: none.
    QString numbersText(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    QList<TextMark> marksOf(int row, int column) const;

    std::string query_;
    std::vector<MemoryMatch> matches_;
    QString sentenceTitle_, translationTitle_;
};

}  // namespace paragram::ui
