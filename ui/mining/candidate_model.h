// Mined pairs with the reviewer's decisions.
#pragma once

#include <QAbstractTableModel>
#include <memory>
#include <vector>

#include "core/tasks/corpora/review_mined_pairs.h"

namespace paragram::ui {

class CandidateModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Column { kMark, kSource, kTarget, kScore, kColumns };

    using QAbstractTableModel::QAbstractTableModel;

    void setPairs(std::vector<MinedText> pairs, PairReview review);
    // ISO codes; "und" if unknown.
    void setLanguages(const QString& source, const QString& target);
    // Pairs below it are muted.
    void setThreshold(double threshold);
    const MinedText& pair(int row) const { return pairs_[static_cast<std::size_t>(row)]; }
    Judgement judgement(int row) const;
    // Throws MachineFailure if the decision cannot be saved.
    void judge(int row, const Judgement& judgement);
    bool canUndo() const { return review_.canUndo(); }
    // Returns the row that changed; -1 if it is not in the table.
    int undo();
    // How much the decisions change the number of pairs the threshold keeps: accepted below it minus rejected
    // above.
    qint64 moved() const;
    qint64 reviewed() const;
    std::size_t count(Decision decision) const { return review_.count(decision); }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    std::vector<MinedText> pairs_;
    std::vector<Decision> decisions_;  // of each pair
    PairReview review_;
    QString sourceName_, targetName_;
    double threshold_ = 0;
};

}  // namespace paragram::ui
