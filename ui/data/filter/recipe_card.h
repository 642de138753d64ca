// The steps of a recipe: add, drag, switch off, undo; the papers' recipes, and recipe files.
#pragma once

#include "core/base/result.h"
#include "ui/widgets/card.h"

class QMenu;
class QTableView;
class QPushButton;

namespace paragram::ui {

class RecipeModel;

class RecipeCard : public Card {
    Q_OBJECT

  public:
    explicit RecipeCard(QWidget* parent = nullptr);

    RecipeModel& model() { return *model_; }
    QTableView& table() { return *table_; }
    // -1: none
    int currentRow() const;
    // Text below the steps: how much of the sample is kept.
    void setSummary(const QString& text);
    void openRecipe(const QString& file);
    void saveRecipe(const QString& file);

  signals:
    void currentChanged(int row);
    void failed(const paragram::Error& error);
    void said(const QString& text);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void buildTable();
    void buildButtons();
    void fillRecipeMenu(QMenu& menu);
    void fillFilterMenu(QMenu& menu);
    void follow(int row);
    void askOpen();
    void askSave();

    RecipeModel* model_;
    QTableView* table_;
    QPushButton* add_;
    QLabel* summary_;
};

}  // namespace paragram::ui
