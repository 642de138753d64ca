#include "ui/evaluation/selected_set.h"

#include "ui/evaluation/result_model.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

SelectedSet selectedSet(const ResultModel& results, int row, int column) {
    SelectedSet chosen;
    chosen.set = results.setAt(row, column);
    if (!chosen.set) return chosen;
    chosen.model = results.reportOf(column)->name;
    const bool pearson = results.measure() == Measure::pearson;
    chosen.note = ResultModel::tr("%1 %2 · %3 pairs", nullptr, plural(chosen.set->pairs.size()))
                      .arg(pearson ? ResultModel::tr("r") : ResultModel::tr("ρ"),
                           scoreText(pearson ? chosen.set->pearson : chosen.set->spearman),
                           countText(static_cast<qint64>(chosen.set->pairs.size())));
    for (int other = ResultModel::kFirstModel; other < results.columnCount(); ++other) {
        const StsSetResult* set = other == column ? nullptr : results.setAt(row, other);
        if (set) chosen.others.push_back({results.reportOf(other)->name, set});
    }
    for (int any = 0; any < results.rowCount(); ++any) {
        if (const StsSetResult* set = results.setAt(any, column)) chosen.ofModel.push_back(set);
    }
    return chosen;
}

}  // namespace paragram::ui
