// Explore: a corpus, the neighbours of what one types, and how it lies as a whole.
#pragma once

#include <memory>
#include <optional>

#include "ui/exploring/live_neighbours.h"
#include "ui/scoring/model_cache.h"
#include "ui/shell/panel.h"

class QPushButton;
class QSpinBox;

namespace paragram::ui {

class Card;
class DataTable;
class ModelBox;
class QueryCard;
class SentenceModel;
class StudyCard;

class ExplorePanel : public Panel {
    Q_OBJECT

  public:
    explicit ExplorePanel(const PanelContext& context, QWidget* parent = nullptr);

    // Text, or columns between tabs.
    bool openFile(const QString& path) override;
    void saveState(QSettings& settings) const override;
    void restoreState(QSettings& settings) override;

    // again: whatever index is there.
    void openCorpus(const QString& path, bool again = false);

    ModelBox& modelBox() { return *model_; }
    QueryCard& query() { return *query_; }
    StudyCard& study() { return *study_; }
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

  private:
    void buildContent();
    void buildActions();
    void closeCorpus();
    void ask();
    void showAnswer(const NeighbourAnswer& answer);
    // The corpus of the last time, once there is a model and somebody looks.
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
    LiveNeighbours* live_;
    QWidget* work_;
    QWidget* invitation_;
    QString path_, openedModel_;
    std::shared_ptr<const CorpusIndex> index_;
    std::optional<NeighbourAnswer> answer_;
    int job_ = 0;
    QString wantedCorpus_, wantedProject_;
    int wantedColumn_ = 1;
    QString wantedModel_;
};

}  // namespace paragram::ui
