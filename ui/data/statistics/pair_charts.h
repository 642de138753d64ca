// Charts of a pair store: sentence lengths of both sides, trigram overlap, vocabulary growth or paraphrase
// score.
#pragma once

#include <QWidget>

#include "core/pairs/statistics/pair_statistics.h"
#include "core/pairs/store/pair_store.h"

class QComboBox;

namespace paragram::ui {

class Card;
class CurveChart;
class Histogram;

class PairCharts : public QWidget {
    Q_OBJECT

  public:
    explicit PairCharts(QWidget* parent = nullptr);

    void show(const PairStatistics& statistics, const PairStoreInfo& info);
    // Empty charts with the reason: not counted yet, being counted.
    void clear(const QString& reason);

    Histogram* overlap() { return overlap_; }
    CurveChart* growth() { return growth_; }
    Histogram* paraphrase() { return paraphrase_; }
    // What the third card shows: 0 the overlap, 1 the growth, 2 the paraphrase score.
    QComboBox* choice() { return choice_; }

  private:
    void showThird(int chosen);
    void showParaphrase(const PairStatistics& statistics);
    void showGrowth(const PairStatistics& statistics, const PairStoreInfo& info);
    void showLengths(int side, const SideStatistics& statistics, const QString& name);

    Card* cards_[3];
    Histogram* lengths_[2];
    Histogram* overlap_;
    CurveChart* growth_;
    Histogram* paraphrase_;
    QComboBox* choice_;
    QWidget* pictures_[3];  // buttons of the third card's charts
};

}  // namespace paragram::ui
