// What to count of a pair store: as a whole, after each step of a recipe, in folds; with which model and
// tokenizer.
#pragma once

#include "core/tasks/fold_statistics.h"
#include "ui/data/store_model.h"
#include "ui/shell/project.h"
#include "ui/widgets/card.h"

class QCheckBox;
class QComboBox;
class QPushButton;

namespace paragram::ui {

class ModelBox;
class NumberBox;

class StatisticsSetup : public Card {
    Q_OBJECT

  public:
    enum Parts { kWhole, kSteps, kFolds };

    explicit StatisticsSetup(QWidget* parent = nullptr);

    // Fills the choices of models and tokenizers anew and keeps what was chosen where it is still there.
    void showProject(const Project& project);
    void setStore(const StoreEntry& store);
    // The recipe that the filter page has at present.
    void setPageRecipe(const Recipe& recipe) { pageRecipe_ = recipe; }

    StatisticsRequest request() const;
    Parts parts() const;
    // Of kFolds.
    RecipeStep by() const;
    int folds() const;
    void setCounting(bool counting);

    QComboBox& partsBox() { return *parts_; }
    QComboBox& recipeBox() { return *recipe_; }
    QComboBox& quantityBox() { return *quantity_; }
    QComboBox& tokenizerBox() { return *tokenizer_; }
    ModelBox& modelBox() { return *model_; }
    QPushButton& countButton() { return *count_; }

  signals:
    void countWanted();
    void stopWanted();
    void closeWanted();

  private:
    void layOut();
    void showRows();

    QComboBox* parts_;
    QComboBox* recipe_;
    QComboBox* quantity_;
    NumberBox* folds_;
    ModelBox* model_;
    QComboBox* tokenizer_;
    QCheckBox* languages_;
    QPushButton* count_;
    QPushButton* close_;
    std::vector<std::pair<QWidget*, QWidget*>> rows_;  // label and field, as laid out
    Recipe pageRecipe_;
    StoreEntry store_;
    std::vector<std::filesystem::path> suites_;
    bool counting_ = false;
};

}  // namespace paragram::ui
