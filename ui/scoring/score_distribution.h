// How the cosines of a file spread, and the threshold that parts the pairs to keep from the rest.
#pragma once

#include "ui/scoring/score_feed.h"
#include "ui/widgets/card.h"

class QDoubleSpinBox;
class QPushButton;

namespace paragram::ui {

class Histogram;

class ScoreDistribution : public Card {
    Q_OBJECT

  public:
    explicit ScoreDistribution(QWidget* parent = nullptr);

    void setCounts(const CosineCounts& counts);
    // Whole hundredths.
    double threshold() const { return threshold_; }
    void setThreshold(double threshold);
    std::int64_t total() const { return counts_.total(); }
    std::int64_t kept() const { return counts_.atOrAbove(threshold_); }
    // Buttons answer only while nothing is read or written.
    void setReady(bool ready);
    Histogram* histogram() { return histogram_; }
    // "8,214 of 12,000 pairs are at or above it."
    QString sentence() const;

  signals:
    void saveClicked();
    void copyClicked();

  private:
    void showThreshold();

    CosineCounts counts_;
    double threshold_ = 0.5;
    Histogram* histogram_;
    QDoubleSpinBox* box_;
    QLabel* sentence_;
    QPushButton* save_;
    QPushButton* copy_;
};

}  // namespace paragram::ui
