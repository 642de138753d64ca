// Review of candidates one after another: A accepts, R rejects, S skips, Ctrl+Z undoes, N writes a note.
#pragma once

#include "core/tasks/corpora/review_mined_pairs.h"
#include "ui/widgets/card.h"

class QLineEdit;

namespace paragram::ui {

class CandidateModel;
class DataTable;

class ReviewCard : public Card {
    Q_OBJECT

  public:
    explicit ReviewCard(QWidget* parent = nullptr);

    void setPairs(std::vector<MinedText> pairs, PairReview review);
    void setThreshold(double threshold);
    CandidateModel& candidates() { return *model_; }
    DataTable& table() { return *table_; }
    // Details of the selected pair.
    QString details() const { return details_->text(); }

  signals:
    void judged();
    void failed(const paragram::Error& error);

  private:
    void judge(Decision decision);
    void undo();
    void saveNote();
    void showPair(int row);
    void describe();

    CandidateModel* model_;
    DataTable* table_;
    QLabel* source_;
    QLabel* target_;
    QLabel* details_;
    QLineEdit* note_;
    QWidget* chosen_;
    int row_ = -1;
};

}  // namespace paragram::ui
