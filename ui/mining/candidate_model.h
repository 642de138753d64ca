// Mined pairs with what a person said of them.
#pragma once

#include <QAbstractTableModel>
#include <memory>
#include <vector>

#include "core/tasks/mined_file.h"

namespace paragram::ui {

class CandidateModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Column { kMark, kSource, kTarget, kScore, kColumns };

    using QAbstractTableModel::QAbstractTableModel;

    void setPairs(std::vector<MinedText> pairs, PairReview review);
    // ISO codes; "und" where they are not known.
    void setLanguages(const QString& source, const QString& target);
    // Pairs below it are muted.
    void setThreshold(double threshold);
    const MinedText& pair(int row) const { return pairs_[static_cast<std::size_t>(row)]; }
    Judgement judgement(int row) const;
    // Throws MachineFailure when it cannot be kept.
    void judge(int row, const Judgement& judgement);
    bool canUndo() const { return review_.canUndo(); }
    // Gives the row that changed, -1 where it is not among them.
    int undo();
    // By how many the judgements change what the threshold keeps: accepted below it, less rejected above.
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
