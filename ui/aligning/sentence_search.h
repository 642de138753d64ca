// A field that searches the sentences of both documents.
#pragma once

#include <QLineEdit>
#include <memory>
#include <vector>

#include "core/tasks/corpora/correct_alignment.h"
#include "ui/jobs/latest_request.h"

namespace paragram::ui {

// The sentences that contain a text, in any case of letters.
struct SentenceHits {
    std::vector<bool> source, target;
    std::int64_t count = 0;
};

class SentenceSearch : public QLineEdit {
    Q_OBJECT

  public:
    explicit SentenceSearch(JobRunner& jobs, QWidget* parent = nullptr);

    void setTexts(std::shared_ptr<const AlignedTexts> texts);
    const SentenceHits& hits() const { return hits_; }

  signals:
    // The hits of a new text are there; none for an empty text.
    void found();
    // The next hit (1) or the one before (-1): Enter, Shift+Enter.
    void nextWanted(int step);
    // Escape.
    void left();

  protected:
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void search();

    std::shared_ptr<const AlignedTexts> texts_;
    SentenceHits hits_;
    LatestRequest request_;
};

}  // namespace paragram::ui
