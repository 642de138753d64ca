// How scores are distributed, and the threshold that separates those to keep from the rest.
#pragma once

#include "ui/widgets/card.h"

class QDoubleSpinBox;

namespace paragram::ui {

class Histogram;

class ThresholdCard : public Card {
    Q_OBJECT

  public:
    // name: of the histogram, for screen readers. The threshold lies between -limit and limit and is rounded
    // to this number of decimals.
    ThresholdCard(const QString& title, const QString& name, double limit, int decimals,
                  QWidget* parent = nullptr);

    double threshold() const { return threshold_; }
    void setThreshold(double threshold);
    // All scores, and those at or above the threshold.
    virtual qint64 total() const = 0;
    virtual qint64 kept() const = 0;
    // "8,214 of 12,000 pairs are at or above it."; empty without scores.
    QString sentence() const;
    Histogram* histogram() { return histogram_; }
    QDoubleSpinBox* box() { return box_; }

  signals:
    void thresholdChanged(double threshold);

  protected:
    // Call after the scores have changed.
    void showThreshold();

  private:
    double scale_;
    double threshold_ = 0;
    Histogram* histogram_;
    QDoubleSpinBox* box_;
    QLabel* sentence_;
};

}  // namespace paragram::ui
