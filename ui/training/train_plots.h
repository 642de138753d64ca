// The live view of a training: loss, development scores, mega-batch size, speed, hard negatives.
#pragma once

#include <QWidget>

#include "ui/training/training_feed.h"

namespace paragram::ui {

class Card;
class CurveChart;
class DataTable;
class NegativeModel;

class TrainPlots : public QWidget {
    Q_OBJECT

  public:
    explicit TrainPlots(QWidget* parent = nullptr);

    void clear();
    void show(const TrainingNews& news);
    void showHistory(const History& history);

    CurveChart* lossChart() { return loss_; }
    CurveChart* developmentChart() { return development_; }
    NegativeModel* negatives() { return negatives_; }

  private:
    void addSteps(const std::vector<StepRecord>& steps);
    void addEvaluations(const std::vector<EvaluationRecord>& evaluations);

    CurveChart* loss_;
    CurveChart* development_;
    CurveChart* megaBatch_;
    CurveChart* speed_;
    Card* lossCard_;
    Card* megaBatchCard_;
    Card* speedCard_;
    NegativeModel* negatives_;
    DataTable* table_;
};

}  // namespace paragram::ui
