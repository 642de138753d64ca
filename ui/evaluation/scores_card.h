// The scores of an evaluation: by data set, or in the papers' tables next to the published rows.
#pragma once

#include "ui/evaluation/result_model.h"
#include "ui/widgets/card.h"

class QComboBox;
class QStackedWidget;

namespace paragram::ui {

class DataTable;
class ScoreTableModel;

class ScoresCard : public Card {
    Q_OBJECT

  public:
    explicit ScoresCard(QWidget* parent = nullptr);

    void show(std::vector<ModelReport> reports);
    void setMeasure(Measure measure);
    // The table by data set, whichever view is shown.
    ResultModel& results() { return *results_; }
    DataTable& table() { return *table_; }
    // View 0 is by data set; the others are the tables of reportTables, by whose titles they are named.
    int viewCount() const;
    void setView(int view);
    QString notes() const;
    // Source row and model column of the current cell; the column stays while a cell without a model is
    // current.
    int currentRow() const;
    int currentModelColumn() const { return lastModelColumn_; }
    // Height at which the table does not scroll.
    int wantedHeight() const;
    // The table shown, with tabs between the cells.
    QString asTsv() const;

  signals:
    void currentChanged();

  private:
    void showView(int view);
    void followCell();

    QComboBox* views_;
    QStackedWidget* stack_;
    ResultModel* results_;
    DataTable* table_;
    ScoreTableModel* paperModel_;
    DataTable* paperTable_;
    QLabel* notes_;
    std::vector<ScoreTable> tables_;
    int lastModelColumn_;
};

}  // namespace paragram::ui
