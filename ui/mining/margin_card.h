// How the margins of all candidates spread, and the threshold that parts those to keep.
#pragma once

#include <vector>

#include "ui/widgets/card.h"

class QDoubleSpinBox;

namespace paragram::ui {

class Histogram;

class MarginCard : public Card {
    Q_OBJECT

  public:
    explicit MarginCard(QWidget* parent = nullptr);

    void setScores(std::vector<double> scores);
    double threshold() const { return threshold_; }
    void setThreshold(double threshold);
    qint64 total() const { return static_cast<qint64>(scores_.size()); }
    qint64 kept() const;
    Histogram* histogram() { return histogram_; }
    QDoubleSpinBox* box() { return box_; }
    QString sentence() const { return sentence_->text(); }

  signals:
    void thresholdChanged(double threshold);

  private:
    std::vector<double> scores_;  // ascending
    double threshold_ = 1;
    Histogram* histogram_;
    QDoubleSpinBox* box_;
    QLabel* sentence_;
};

}  // namespace paragram::ui
