// The settings of one step of a recipe: fields built from the filter's parameters.
#pragma once

#include <QWidget>
#include <map>

#include "core/pairs/recipes/recipe.h"

class QGridLayout;
class QLabel;

namespace paragram::ui {

class StepEditor : public QWidget {
    Q_OBJECT

  public:
    explicit StepEditor(QWidget* parent = nullptr);

    // Builds new fields only for another filter, so that the one being edited stays. nullptr: no step.
    void show(const RecipeStep* step);
    QWidget* field(const std::string& key) const;
    // The filter's description above its fields.
    void setHelpShown(bool shown);

  signals:
    void edited(const std::string& key, const std::string& value);

  private:
    void build(const FilterKind& kind);
    QWidget* makeField(const FilterParameter& parameter);
    void fill(const RecipeStep& step);

    QLabel* help_;
    QWidget* form_ = nullptr;
    std::string filter_;
    std::map<std::string, QWidget*> fields_;
    bool filling_ = false, helpShown_ = true;
};

}  // namespace paragram::ui
