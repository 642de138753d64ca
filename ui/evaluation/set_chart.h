// One data set of one model as a picture: gold against cosine, calibration, errors by what pairs are like, or
// against another model.
#pragma once

#include <QWidget>
#include <vector>

#include "core/tasks/explain_set.h"
#include "ui/evaluation/chosen_set.h"
#include "ui/jobs/job_runner.h"

class QComboBox;
class QStackedWidget;

namespace paragram::ui {

class Card;
class CurveChart;
class DataTable;
class ErrorGroupModel;
class ScatterChart;

class SetChart : public QWidget {
    Q_OBJECT

  public:
    enum View { kScatter, kCalibration, kByLength, kByOverlap, kByErrorRate, kByLanguage, kFirstOther };

    explicit SetChart(JobRunner& jobs, QWidget* parent = nullptr);

    void showSet(const ChosenSet& chosen);
    void setView(int view);
    int view() const;
    int viewCount() const;
    ScatterChart* scatter() { return scatter_; }
    ErrorGroupModel* groups() { return groups_; }
    // What stands in the header: the score, or the difference of two models.
    QString noteShown() const { return noteShown_; }
    // Rings the point of a pair; -1: none.
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

    void showDifference(const PairedTest& test);

    JobRunner& jobs_;
    int comparison_ = 0;  // an older one's outcome is not wanted
    Card* card_;
    QComboBox* views_;
    QStackedWidget* stack_;
    ScatterChart* scatter_;
    CurveChart* calibration_;
    DataTable* table_;
    ErrorGroupModel* groups_;
    StsSetResult set_;
    QString note_, noteShown_;
    std::vector<OtherModel> others_;
    std::vector<const StsSetResult*> ofModel_;
};

}  // namespace paragram::ui
