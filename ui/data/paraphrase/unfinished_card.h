// Interrupted runs of the project that make paraphrases: continue, use what is done, or remove.
#pragma once

#include <vector>

#include "core/tasks/corpora/paraphrase_request.h"
#include "ui/widgets/card.h"

namespace paragram::ui {

class UnfinishedCard : public Card {
    Q_OBJECT

  public:
    explicit UnfinishedCard(QWidget* parent = nullptr);

    // The card is hidden without runs. enabled: whether a run can be started now.
    void show(const std::vector<UnfinishedParaphrases>& runs, bool enabled);

  signals:
    void continueWanted(const paragram::ParaphraseRequest& request);
    void useWanted(const paragram::ParaphraseRequest& request);
    void removeWanted(const paragram::ParaphraseRequest& request);

  private:
    QWidget* rows_ = nullptr;
};

// "film-paraphrases: 12,288 of 50,000 sentences translated"
QString describe(const UnfinishedParaphrases& run);

}  // namespace paragram::ui
