// The sentences nearest to the query by a language encoder of a Bilingual Generative Transformer: alike in
// form, where the semantic encoder finds those alike in meaning (P20, 5.2).
#pragma once

#include <QWidget>
#include <memory>
#include <optional>

#include "core/tasks/corpora/build_index.h"
#include "ui/exploring/neighbour_answer.h"
#include "ui/jobs/latest_request.h"

class QComboBox;
class QLabel;

namespace paragram::ui {

class DataTable;
class SentenceModel;

class StylePage : public QWidget {
    Q_OBJECT

  public:
    explicit StylePage(JobRunner& jobs, QWidget* parent = nullptr);

    // request: as for the index of the corpus by the model itself. null: no corpus is open.
    void setCorpus(std::shared_ptr<const Model> model, const IndexRequest& request);
    // Whether the model has encoders for its languages.
    bool offered() const;
    // The corpus is embedded when the page is visible for the first time.
    void ask(const NeighbourQuestion& question);

    const SentenceModel& sentences() const { return *sentences_; }
    QComboBox& languages() { return *languages_; }

  signals:
    void sentenceChosen(const QString& text);
    void failed(const paragram::Error& error);
    void shown();

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    void openIndex();
    void answer();

    JobRunner& jobs_;
    QComboBox* languages_;
    QLabel* state_;
    SentenceModel* sentences_;
    DataTable* table_;
    LatestRequest search_;
    std::shared_ptr<const Model> model_;
    IndexRequest request_;
    std::shared_ptr<CorpusExplorer> explorer_;  // null: the corpus is not embedded yet
    std::optional<NeighbourQuestion> question_;
    int job_ = 0;
};

}  // namespace paragram::ui
