// One data set and one model: gold against cosine, and the pairs behind the points.
#pragma once

#include <QWidget>

#include "core/evaluation/evaluation_report.h"
#include "ui/evaluation/data_set_chart.h"

class QLabel;
class QPushButton;
class QSplitter;

namespace paragram::ui {

class DataTable;
class EvaluatedPairModel;

class PairInspector : public QWidget {
    Q_OBJECT

  public:
    explicit PairInspector(JobRunner& jobs, QWidget* parent = nullptr);

    void showSet(const SelectedSet& chosen);
    DataSetChart* chart() { return chart_; }
    ScatterChart* scatter() { return chart_->scatter(); }
    EvaluatedPairModel* pairs() { return pairs_; }
    void openCurrent();

  signals:
    void openInScore(const QString& first, const QString& second);

  private:
    void showPair(int row);

    DataSetChart* chart_;
    EvaluatedPairModel* pairs_;
    DataTable* table_;
    QSplitter* splitter_;
    QLabel* first_;
    QLabel* second_;
    QLabel* numbers_;
    QPushButton* open_;
};

}  // namespace paragram::ui
