// One data set of one model as a picture: gold against cosine, calibration, errors by what pairs are like, or
// against another model.
#pragma once

#include <QWidget>
#include <vector>

#include "core/evaluation/evaluation_report.h"

class QComboBox;
class QStackedWidget;

namespace paragram::ui {

class Card;
class CurveChart;
class DataTable;
class ErrorGroupModel;
class ScatterChart;

// The same set under another model.
struct OtherModel {
    QString name;
    const StsSetResult* set = nullptr;
};

class SetChart : public QWidget {
    Q_OBJECT

  public:
    enum View { kScatter, kCalibration, kByLength, kByOverlap, kByErrorRate, kFirstOther };

    explicit SetChart(QWidget* parent = nullptr);

    // note: the score, for the card's header. set null: nothing is chosen.
    void showSet(const StsSetResult* set, const QString& modelName, const QString& note,
                 std::vector<OtherModel> others);
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

  private:
    void refresh();
    void showScatter();
    void showCalibration();
    void showGroups();
    void showOther(const OtherModel& other);

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
};

}  // namespace paragram::ui
