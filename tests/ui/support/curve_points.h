// The points of a curve, counted in the graph that draws it.
#pragma once

#include "ui/widgets/curve_chart.h"

namespace paragram::test {

// All curves of the chart are smoothed, or none is.
inline int curvePoints(const ui::CurveChart* chart, int curve) {
    return chart->graph(curve * chart->graphCount() / chart->curveCount())->dataCount();
}

}  // namespace paragram::test
