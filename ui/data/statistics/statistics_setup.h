// What to count in a pair store: the whole, what each step of a recipe leaves, or folds; with which model and
// tokenizer.
#pragma once

#include "core/tasks/filtering/fold_statistics.h"
#include "ui/data/browsing/store_model.h"
#include "ui/forms/setup_card.h"
#include "ui/project/project.h"

class QCheckBox;
class QComboBox;
class QPushButton;

namespace paragram::ui {

class ModelBox;
class NumberBox;

class StatisticsSetup : public SetupCard {
    Q_OBJECT

  public:
    enum Parts { kWhole, kSteps, kFolds };

    explicit StatisticsSetup(QWidget* parent = nullptr);

    // Offers the project's models and tokenizers and keeps the choices where they still exist.
    void showProject(const Project& project);
    void setStore(const StoreEntry& store);
    // The current recipe of the filter page.
    void setPageRecipe(const Recipe& recipe) { pageRecipe_ = recipe; }

    StatisticsRequest request() const;
    Parts parts() const;
    // For kFolds.
    RecipeStep by() const;
    int folds() const;
    void setCounting(bool counting);

    QComboBox& recipeBox() { return *recipe_; }
    ModelBox& modelBox() { return *model_; }

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
    QCheckBox* trigrams_;
    QPushButton* count_;
    QPushButton* close_;
    Recipe pageRecipe_;
    StoreEntry store_;
    std::vector<std::filesystem::path> suites_;
    bool counting_ = false;
};

}  // namespace paragram::ui
