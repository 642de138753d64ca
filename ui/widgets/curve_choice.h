// A card with several charts, one shown at a time, chosen in its header.
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

    // The first chart added is shown. withLegend: the legend is below the chart; otherwise the header shows
    // the newest value of its first curve.
    void addChart(const QString& title, CurveChart* chart, bool withLegend);
    void choose(int chart);
    int chosen() const { return chosen_; }
    // Updates the note in the header; call after adding values.
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
