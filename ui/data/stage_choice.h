// Which dropped pairs to look at: those of a step, between two stages, or between two recipes.
#pragma once

#include <QWidget>
#include <optional>

#include "core/tasks/dropped_pairs.h"

class QComboBox;
class QLabel;

namespace paragram::ui {

class StageChoice : public QWidget {
    Q_OBJECT

  public:
    enum Kind { kStep, kStages, kRecipes };
    // Of two recipes: which pairs are shown.
    enum Direction { kKeptHere, kKeptThere };

    explicit StageChoice(QWidget* parent = nullptr);

    void showRecipe(const Recipe& recipe);
    // The step chosen in the list; -1: none.
    void setStep(int row);
    // What "before the changes" means.
    void setBefore(const Recipe& recipe) { before_ = recipe; }

    Kind kind() const;
    void setKind(Kind kind);
    // Of kStep and kStages.
    StageRange range() const;
    void setRange(const StageRange& range);
    // Of kRecipes.
    const Recipe& other() const { return other_; }
    QString otherName() const;
    Direction direction() const;
    void compareWith(const Recipe& recipe, const QString& name);

    QComboBox& kindBox() { return *kind_; }
    QComboBox& afterBox() { return *after_; }
    QComboBox& upToBox() { return *upTo_; }
    QComboBox& recipeBox() { return *recipes_; }
    QComboBox& directionBox() { return *direction_; }

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

// "Length · from 8": a step in a list of stages.
QString stageName(const RecipeStep& step);

}  // namespace paragram::ui
