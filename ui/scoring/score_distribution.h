// The cosines of a file, and the threshold of the pairs to keep.
#pragma once

#include "ui/scoring/score_feed.h"
#include "ui/widgets/threshold_card.h"

class QPushButton;

namespace paragram::ui {

class ScoreDistribution : public ThresholdCard {
    Q_OBJECT

  public:
    explicit ScoreDistribution(QWidget* parent = nullptr);

    void setCounts(const CosineCounts& counts);
    qint64 total() const override { return counts_.total(); }
    qint64 kept() const override { return counts_.atOrAbove(threshold()); }
    // Enables the buttons; they need a file that has been read to its end.
    void setReady(bool ready);

  signals:
    void saveClicked();
    void copyClicked();

  private:
    CosineCounts counts_;
    QPushButton* save_;
    QPushButton* copy_;
};

}  // namespace paragram::ui
