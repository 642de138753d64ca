// The scores of an evaluation: by data set, or in the tables of the papers with the papers' rows beside them.
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
    // By data set; always there.
    ResultModel& results() { return *results_; }
    DataTable& table() { return *table_; }
    // Views: 0 by data set, then the tables. Their names are those of reportTables.
    int viewCount() const;
    void setView(int view);
    ScoreTableModel& paperTable() { return *paperModel_; }
    QString notes() const;
    // Source row and model column of the cell that is looked at; the column stays while a name is current.
    int currentRow() const;
    int currentModelColumn() const { return lastModelColumn_; }
    // What fits without scrolling.
    int wantedHeight() const;
    // The table shown, cells parted by tabs.
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
