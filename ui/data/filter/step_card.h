// One step of a recipe: its settings, the distribution of what it measures, and percentiles to set thresholds
// by.
#pragma once

#include <optional>

#include "core/tasks/filtering/preview_recipe.h"
#include "ui/widgets/card.h"

class QPushButton;

namespace paragram::ui {

class NumberBox;
class RangeHistogram;
class StepEditor;

class StepCard : public Card {
    Q_OBJECT

  public:
    explicit StepCard(QWidget* parent = nullptr);

    // nullptr: no step is selected.
    void showStep(const RecipeStep* step);
    // The preview's result for the step; nullptr: none yet.
    void showPreview(const StepPreview* preview);

    StepEditor& editor() { return *editor_; }
    RangeHistogram& histogram() { return *histogram_; }

  signals:
    void valueChanged(const std::string& key, const std::string& value);
    void rangeChanged(const std::string& minimum, const std::string& maximum);

  private:
    void propose();
    void placeRange();

    StepEditor* editor_;
    RangeHistogram* histogram_;
    QWidget* picture_;
    QWidget* proposal_;
    NumberBox* low_;
    NumberBox* high_;
    QPushButton* propose_;
    std::optional<RecipeStep> step_;
    std::optional<StepPreview> preview_;
};

}  // namespace paragram::ui
