// Mined pairs against a gold file: precision over recall, and the values at the threshold.
#pragma once

#include <vector>

#include "core/tasks/corpora/mine_pairs.h"
#include "ui/widgets/card.h"

class QPushButton;

namespace paragram::ui {

class CurveChart;

class GoldCard : public Card {
    Q_OBJECT

  public:
    explicit GoldCard(QWidget* parent = nullptr);

    // curve as in MineSummary, from the highest threshold to the lowest.
    void setCurve(std::vector<MiningQuality> curve, const MiningQuality& best);
    void setThreshold(double threshold);
    CurveChart* chart() { return chart_; }
    QString numbers() const { return numbers_->text(); }

  signals:
    void thresholdWanted(double threshold);

  private:
    std::vector<MiningQuality> curve_;
    MiningQuality bestQuality_;
    CurveChart* chart_;
    QLabel* numbers_;
    QPushButton* best_;
};

}  // namespace paragram::ui
