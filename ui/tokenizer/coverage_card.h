// How a tokenizer cuts the two sides of a pair store: pieces a word, unknown share.
#pragma once

#include "core/tokens/tokenizer.h"
#include "ui/jobs/job_runner.h"
#include "ui/shell/project.h"
#include "ui/tokenizer/piece_counts.h"
#include "ui/widgets/card.h"

class QComboBox;
class QStandardItemModel;

namespace paragram::ui {

class DataTable;

class CoverageCard : public Card {
    Q_OBJECT

  public:
    explicit CoverageCard(JobRunner& jobs, QWidget* parent = nullptr);

    void showProject(const Project& project);
    // nullptr: none is chosen.
    void setTokenizer(std::shared_ptr<const Tokenizer> tokenizer, bool lowerCase);
    const QStandardItemModel& figures() const { return *figures_; }

  signals:
    void failed(const Error& error);
    void counted();

  private:
    void count();
    void show(const PieceCounts& counts);

    JobRunner& jobs_;
    std::shared_ptr<const Tokenizer> tokenizer_;
    bool lower_ = true;
    QComboBox* pairs_;
    QStandardItemModel* figures_;
    DataTable* table_;
    int job_ = 0;
    int number_ = 0;
};

}  // namespace paragram::ui
