// Histograms of a pair store: sentence lengths of both sides, trigram overlap.
#pragma once

#include <QWidget>

#include "core/pairs/pair_statistics.h"
#include "core/pairs/pair_store.h"

namespace paragram::ui {

class Card;
class Histogram;

class PairCharts : public QWidget {
    Q_OBJECT

  public:
    explicit PairCharts(QWidget* parent = nullptr);

    void show(const PairStatistics& statistics, const PairStoreInfo& info);
    // Empty plots that say why: not counted yet, being counted.
    void clear(const QString& reason);

    Histogram* sourceLengths() { return lengths_[0]; }
    Histogram* targetLengths() { return lengths_[1]; }
    Histogram* overlap() { return overlap_; }

  private:
    void showLengths(int side, const SideStatistics& statistics, const QString& name);

    Card* cards_[3];
    Histogram* lengths_[2];
    Histogram* overlap_;
};

}  // namespace paragram::ui
