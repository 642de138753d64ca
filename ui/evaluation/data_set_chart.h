// One data set of one model as a chart: gold against cosine, calibration, errors by properties of the pairs,
// or against another model.
#pragma once

#include <QWidget>
#include <vector>

#include "core/tasks/evaluation/explain_set.h"
#include "ui/evaluation/selected_set.h"
#include "ui/jobs/latest_request.h"

class QComboBox;
class QStackedWidget;

namespace paragram::ui {

class Card;
class CurveChart;
class DataTable;
class ElidedLabel;
class ErrorGroupModel;
class ScatterChart;

class DataSetChart : public QWidget {
    Q_OBJECT

  public:
    enum View { kScatter, kCalibration, kByLength, kByOverlap, kByErrorRate, kByLanguage, kFirstOther };

    explicit DataSetChart(JobRunner& jobs, QWidget* parent = nullptr);

    void showSet(const SelectedSet& chosen);
    void setView(int view);
    int view() const;
    int viewCount() const;
    ScatterChart* scatter() { return scatter_; }
    ErrorGroupModel* groups() { return groups_; }
    // Draws a ring around the point of a pair; -1: none.
    void setCurrent(int place);

  signals:
    void pointClicked(int place);
    void compared();

  private:
    void refresh();
    void showScatter();
    void showCalibration();
    void showGroups();
    void showOther(const OtherModel& other);
    void showFigures();
    void showDifference(const PairedTest& test);

    LatestRequest comparison_;
    Card* card_;
    QComboBox* views_;
    QStackedWidget* stack_;
    ScatterChart* scatter_;
    CurveChart* calibration_;
    DataTable* table_;
    ErrorGroupModel* groups_;
    ElidedLabel* figures_;  // model and score, or the difference between two models
    StsSetResult set_;
    QString model_, note_, noteShown_;
    std::vector<OtherModel> others_;
    std::vector<const StsSetResult*> ofModel_;
};

}  // namespace paragram::ui
