// The points of a curve, counted in the graph that draws it.
#pragma once

#include "ui/widgets/curve_chart.h"

namespace paragram::test {

// All curves of the chart are smoothed, or none is. 0 while it has no curves.
inline int curvePoints(const ui::CurveChart* chart, int curve) {
    if (chart->curveCount() == 0) return 0;
    return chart->graph(curve * chart->graphCount() / chart->curveCount())->dataCount();
}

}  // namespace paragram::test
