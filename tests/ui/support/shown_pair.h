// What the table of pairs shows in a row.
#pragma once

#include "ui/data/browsing/pair_model.h"

namespace paragram::test {

// The source sentence of a row, and "…" while its block is read.
inline QString shownSource(const ui::PairModel& model, int row) {
    return model.index(row, ui::PairModel::kSource).data().toString();
}
// Whether a row shows its pair. Asking for it starts the reading.
inline bool showsPair(const ui::PairModel& model, int row) {
    return model.rowCount() > row && shownSource(model, row) != "…";
}

}  // namespace paragram::test
