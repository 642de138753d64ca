// What the filters would do to the first lines of a file: one row per step.
#pragma once

#include "core/tasks/filtering/preview_recipe.h"
#include "ui/widgets/card.h"

class QStandardItemModel;

namespace paragram::ui {

class DataTable;

class ImportSteps : public Card {
    Q_OBJECT

  public:
    explicit ImportSteps(QWidget* parent = nullptr);

    void show(const Recipe& recipe, const RecipePreview& preview);
    void showError(const QString& sentence);
    // While nothing is known yet.
    void clear();
    const QStandardItemModel& steps() const { return *steps_; }

  private:
    QStandardItemModel* steps_;
    DataTable* table_;
    QLabel* words_;
};

}  // namespace paragram::ui
