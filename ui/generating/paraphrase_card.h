// Paraphrases by a round trip or in given forms, to look through: A accepts, R rejects, Ctrl+Z undoes; those
// accepted become a pair store.
#pragma once

#include <QString>
#include <vector>

#include "core/mining/pair_review.h"
#include "core/tasks/models/written_paraphrases.h"
#include "ui/widgets/card.h"

class QLineEdit;
class QPushButton;

namespace paragram::ui {

class DataTable;
class ParaphraseModel;

class ParaphraseCard : public Card {
    Q_OBJECT

  public:
    explicit ParaphraseCard(QWidget* parent = nullptr);

    // Nothing is decided yet.
    void show(const std::vector<std::string>& sources, const WrittenParaphrases& summary);
    // Proposed for the pair store.
    void setName(const QString& name);
    QString name() const;

    ParaphraseModel& model() { return *model_; }
    DataTable& table() { return *table_; }

  signals:
    // The accepted texts should be written, by their numbers in the summary.
    void saveWanted(const std::vector<std::size_t>& numbers);

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    void layOut();
    void decide(Decision decision);
    void selectOnly(int row);
    void undo();
    void describe();
    void fitColumns();

    ParaphraseModel* model_;
    DataTable* table_;
    QPushButton* accept_;
    QPushButton* reject_;
    QLineEdit* name_;
    QPushButton* save_;
};

}  // namespace paragram::ui
