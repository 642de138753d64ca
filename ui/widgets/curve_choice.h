// A card with several charts of which one is shown at a time, chosen in its header.
#pragma once

#include <vector>

#include "ui/widgets/card.h"

class QToolButton;

namespace paragram::ui {

class CurveChart;

class CurveChoice : public Card {
    Q_OBJECT

  public:
    explicit CurveChoice(QWidget* parent = nullptr);

    // The first one is shown. withLegend: below the chart; else the newest value of its first curve stands in
    // the header.
    void addChart(const QString& title, CurveChart* chart, bool withLegend);
    void choose(int chart);
    int chosen() const { return chosen_; }
    // After values have come: the note in the header.
    void refreshNote();

  private:
    struct Entry {
        QString title;
        CurveChart* chart;
        QToolButton* picture;
        bool withLegend;
        QAction* action;
    };
    std::vector<Entry> entries_;
    QToolButton* choice_;
    int chosen_ = 0;
};

}  // namespace paragram::ui
