// Written paraphrases, their new words marked, each accepted, rejected or undecided.
#pragma once

#include <QAbstractTableModel>
#include <utility>
#include <vector>

#include "core/mining/pair_review.h"
#include "core/tasks/models/written_paraphrases.h"
#include "ui/widgets/marked_text_delegate.h"

namespace paragram::ui {

class ParaphraseModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Column { kMark, kSentence, kParaphrase, kOrigin, kCosine, kOverlap, kScore, kColumns };

    using QAbstractTableModel::QAbstractTableModel;

    void show(std::vector<std::string> sources, WrittenParaphrases summary);
    const std::vector<std::string>& sources() const { return sources_; }
    const WrittenParaphrases& summary() const { return summary_; }

    void decide(const QList<int>& rows, Decision decision);
    // Takes back the last call of decide; the first of its rows, -1: there was none.
    int undo();
    Decision decision(int row) const { return decisions_[static_cast<std::size_t>(row)]; }
    // The rows with this decision.
    std::vector<std::size_t> rowsWith(Decision decision) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    QString textOf(const WrittenParaphrase& row, int column) const;
    QList<TextMark> marksOf(const WrittenParaphrase& row) const;
    void set(int row, Decision decision);

    std::vector<std::string> sources_;
    WrittenParaphrases summary_;
    std::vector<Decision> decisions_;
    std::vector<std::vector<std::pair<int, Decision>>> past_;  // rows with what they were before
};

}  // namespace paragram::ui
