// How a tokenizer cuts the two sides of a pair store: pieces a word, unknown share.
#pragma once

#include <optional>

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
    // As last counted; nothing while they are counted anew.
    const std::optional<PieceCounts>& counts() const { return counts_; }

  signals:
    void failed(const Error& error);
    void counted();
    // What was counted no longer holds.
    void cleared();

  private:
    void count();
    void show(const PieceCounts& counts);

    JobRunner& jobs_;
    std::shared_ptr<const Tokenizer> tokenizer_;
    bool lower_ = true;
    QComboBox* pairs_;
    QStandardItemModel* figures_;
    std::optional<PieceCounts> counts_;
    DataTable* table_;
    int job_ = 0;
    int number_ = 0;
};

}  // namespace paragram::ui
