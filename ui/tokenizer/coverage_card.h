// How a tokenizer segments the two sides of a pair store: pieces per word, share of unknown pieces.
#pragma once

#include <optional>

#include "core/tokens/tokenizer.h"
#include "ui/jobs/latest_request.h"
#include "ui/project/project.h"
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
    // nullptr: no tokenizer is selected.
    void setTokenizer(std::shared_ptr<const Tokenizer> tokenizer, bool lowerCase);
    const QStandardItemModel& figures() const { return *figures_; }
    // Empty while they are being counted.
    const std::optional<PieceCounts>& counts() const { return counts_; }

  signals:
    void failed(const Error& error);
    void counted();
    // The counts are no longer valid.
    void cleared();

  private:
    void count();
    void show(const PieceCounts& counts);

    std::shared_ptr<const Tokenizer> tokenizer_;
    bool lower_ = true;
    QComboBox* pairs_;
    QStandardItemModel* figures_;
    std::optional<PieceCounts> counts_;
    DataTable* table_;
    LatestRequest count_;
};

}  // namespace paragram::ui
