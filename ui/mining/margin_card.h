// The margins of all candidates, and the threshold of those to keep.
#pragma once

#include <vector>

#include "ui/widgets/threshold_card.h"

namespace paragram::ui {

class MarginCard : public ThresholdCard {
    Q_OBJECT

  public:
    explicit MarginCard(QWidget* parent = nullptr);

    // NaN is skipped.
    void setScores(std::vector<double> scores);
    qint64 total() const override { return static_cast<qint64>(scores_.size()); }
    qint64 kept() const override;

  private:
    std::vector<double> scores_;  // ascending
};

}  // namespace paragram::ui
