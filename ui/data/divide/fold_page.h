// Divides a store into ten folds by what a filter measures; the ticked ones become pair stores.
#pragma once

#include <QWidget>
#include <array>

#include "core/pairs/recipes/recipe.h"
#include "ui/data/browsing/store_model.h"
#include "ui/data/divide/divide_work.h"
#include "ui/project/project.h"

class QCheckBox;
class QComboBox;
class QLabel;

namespace paragram::ui {

class ModelBox;

class FoldPage : public QWidget {
    Q_OBJECT

  public:
    FoldPage(const Project& project, const StoreEntry& store, QWidget* parent = nullptr);

    // Whether a fold is ticked and, if the quantity needs a model, one is chosen.
    bool complete() const;
    int foldCount() const;  // ticked
    DivideWork work() const;

    QComboBox& quantity() { return *quantity_; }
    ModelBox& model() { return *model_; }
    // number: 1 to 10.
    QCheckBox& fold(int number) { return *folds_[static_cast<std::size_t>(number - 1)]; }

  signals:
    void changed();

  private:
    bool needsModel() const;
    void choose();

    const Project& project_;
    StoreEntry store_;
    QComboBox* quantity_;
    QLabel* modelLabel_;
    ModelBox* model_;
    std::array<QCheckBox*, 10> folds_;
};

}  // namespace paragram::ui
