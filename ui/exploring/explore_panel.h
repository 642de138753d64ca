// Explore: a corpus, the nearest sentences to what the user types, and the corpus as a whole; a translation
// memory on another page.
#pragma once

#include <memory>
#include <optional>

#include "ui/exploring/neighbour_answer.h"
#include "ui/jobs/latest_request.h"
#include "ui/models/model_cache.h"
#include "ui/project/panel.h"

class QPushButton;
class QSpinBox;
class QStackedWidget;
class QToolButton;

namespace paragram::ui {

class Card;
class DataTable;
class MemoryPage;
class ModelBox;
class QueryCard;
class SentenceModel;
class StudyCard;

class ExplorePanel : public Panel {
    Q_OBJECT

  public:
    explicit ExplorePanel(const PanelContext& context, QWidget* parent = nullptr);

    // A text file, or columns separated by tabs; pairs for the memory.
    bool openFile(const QString& path) override;
    void saveState(QSettings& settings) const override;
    void restoreState(QSettings& settings) override;

    // again: builds the index even if there is one.
    void openCorpus(const QString& path, bool again = false);
    // The page of translation memories instead of that of the corpus.
    void showMemory(bool shown);
    bool memoryIsShown() const;

    ModelBox& modelBox() { return *model_; }
    QueryCard& query() { return *query_; }
    StudyCard& study() { return *study_; }
    MemoryPage& memory() { return *memory_; }
    SentenceModel& sentences() { return *sentences_; }
    DataTable& table() { return *table_; }
    const std::optional<NeighbourAnswer>& answer() const { return answer_; }
    bool isOpen() const { return index_ != nullptr; }

  signals:
    void corpusOpened(bool ok);
    void neighboursShown();

  protected:
    void projectOpened() override;
    void contentChanged() override;
    void showEvent(QShowEvent* event) override;
    bool wantsDrop(const QString& path) const override;
    void takeDrop(const QString& path) override;

  private:
    void buildContent();
    void buildActions();
    void closeCorpus();
    void ask();
    void showAnswer(const NeighbourAnswer& answer);
    // Opens the corpus of the last session once there is a model and the panel is visible.
    void reopen();
    void describe();
    void askForCorpus();
    void walkTo(int row);

    std::shared_ptr<ModelCache> cache_ = std::make_shared<ModelCache>();
    ModelBox* model_;
    QPushButton* open_;
    QSpinBox* column_;
    QueryCard* query_;
    SentenceModel* sentences_;
    DataTable* table_;
    Card* list_;
    StudyCard* study_;
    MemoryPage* memory_;
    LatestRequest search_;
    QStackedWidget* pages_;
    QToolButton* corpusTab_;
    QToolButton* memoryTab_;
    QWidget* work_;
    QWidget* invitation_;
    QString path_, openedModel_;
    std::shared_ptr<const CorpusIndex> index_;
    std::shared_ptr<CorpusExplorer> explorer_;  // of the search; null: no corpus is open
    std::optional<NeighbourAnswer> answer_;
    int job_ = 0;
    QString wantedCorpus_, wantedProject_;
    int wantedColumn_ = 1;
};

}  // namespace paragram::ui
