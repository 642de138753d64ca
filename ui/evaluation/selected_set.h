// The data set behind the current score of the table, with what it can be compared with.
#pragma once

#include <QString>
#include <vector>

#include "core/tasks/evaluation/explain_set.h"

namespace paragram::ui {

class ResultModel;

// The same set under another model.
struct OtherModel {
    QString name;
    const StsSetResult* set = nullptr;
};

// A data set of a model. set null: none is selected.
struct SelectedSet {
    const StsSetResult* set = nullptr;
    QString model, note;                         // note: the score, for the card's header
    std::vector<OtherModel> others;              // the same set under other models
    std::vector<const StsSetResult*> ofModel{};  // all sets of this model
};

SelectedSet selectedSet(const ResultModel& results, int row, int column);

}  // namespace paragram::ui
