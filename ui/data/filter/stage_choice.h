// Which pairs to show: those that a step dropped, that were dropped between two stages, that two recipes
// treat differently, or those that are kept.
#pragma once

#include <QWidget>
#include <optional>

#include "core/pairs/recipes/dropped_pairs.h"

class QComboBox;
class QLabel;

namespace paragram::ui {

class StageChoice : public QWidget {
    Q_OBJECT

  public:
    enum Kind { kStep, kStages, kRecipes, kKept };
    // Which of the pairs that the two recipes treat differently.
    enum Direction { kKeptHere, kKeptThere };

    explicit StageChoice(QWidget* parent = nullptr);

    void showRecipe(const Recipe& recipe);
    // The step selected in the list; -1: none.
    void setStep(int row);
    // The recipe that "before the changes" refers to.
    void setBefore(const Recipe& recipe) { before_ = recipe; }

    Kind kind() const;
    void setKind(Kind kind);
    // For kStep and kStages.
    StageRange range() const;
    void setRange(const StageRange& range);
    // For kRecipes.
    const Recipe& other() const { return other_; }
    Direction direction() const;
    void compareWith(const Recipe& recipe, const QString& name);

    QComboBox& recipeBox() { return *recipes_; }

  signals:
    void changed();
    void failed(const paragram::Error& error);

  private:
    void fillRecipes();
    void pickRecipe(int row);
    void stagesPicked(bool after);

    QComboBox* kind_;
    QWidget* stages_;
    QComboBox* after_;
    QComboBox* upTo_;
    QWidget* against_;
    QComboBox* recipes_;
    QComboBox* direction_;
    Recipe before_, other_;
    int step_ = -1, steps_ = 0;
};

// A step in a list of stages: "Length · from 8".
QString stageName(const RecipeStep& step);

}  // namespace paragram::ui
