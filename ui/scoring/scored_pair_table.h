// The pairs of a file in a sortable table that fills while they are scored.
#pragma once

#include "ui/scoring/score_feed.h"
#include "ui/widgets/card.h"

class QLineEdit;
class QPushButton;
class QStackedWidget;

namespace paragram::ui {

class ColumnButton;
class DataTable;
class ScoredPairModel;

class ScoredPairTable : public Card {
    Q_OBJECT

  public:
    explicit ScoredPairTable(QWidget* parent = nullptr);

    // Starts an empty table for a file's pairs; with an empty name, shows the invitation to open one.
    void begin(const QString& fileName);
    void append(std::vector<PairRow> rows);
    void showColumns(const SentenceColumns& columns);
    // All rows have arrived: they are sorted as the header shows.
    void end();
    // Offers to score the file with the current model.
    void offerAgain(bool offer);
    ScoredPairModel& pairs() { return *pairs_; }
    DataTable& table() { return *table_; }

  signals:
    void openClicked();
    void againClicked();
    void columnsChosen(const SentenceColumns& columns);
    void pairChosen(const QString& source, const QString& target);

  private:
    void choose(int row);

    ScoredPairModel* pairs_;
    DataTable* table_;
    QStackedWidget* stack_;
    ColumnButton* columns_;
    QLineEdit* filter_;
    QPushButton* again_;
    QPushButton* open_;
};

}  // namespace paragram::ui
