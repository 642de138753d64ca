// A sentence to type, and the pieces a tokenizer segments it into.
#pragma once

#include <memory>

#include "core/tokens/tokenizer.h"
#include "ui/jobs/latest_request.h"
#include "ui/widgets/card.h"

class QCheckBox;
class QLabel;
class QPlainTextEdit;

namespace paragram::ui {

class PieceView;

class TokenizerTrial : public Card {
    Q_OBJECT

  public:
    explicit TokenizerTrial(JobRunner& jobs, QWidget* parent = nullptr);

    // nullptr: no tokenizer is selected.
    void setTokenizer(std::shared_ptr<const Tokenizer> tokenizer);
    bool lowerCases() const;
    void setLowerCases(bool on);
    QPlainTextEdit& sentence() { return *sentence_; }
    PieceView& pieces() { return *pieces_; }
    // "12 pieces, 1 unknown"
    QString summary() const;

  signals:
    void lowerCaseChanged();

  private:
    void segment();

    std::shared_ptr<const Tokenizer> tokenizer_;
    QPlainTextEdit* sentence_;
    QCheckBox* lower_;
    PieceView* pieces_;
    QLabel* summary_;
    LatestRequest segmentation_;
};

}  // namespace paragram::ui
