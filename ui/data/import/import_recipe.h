// Which recipe filters an import: the form's settings, a built-in one, a file, or none; and whether sentences
// of the project's evaluation sets are dropped.
#pragma once

#include <QObject>
#include <filesystem>
#include <vector>

#include "core/pairs/recipes/recipe.h"

class QCheckBox;
class QComboBox;
class QLabel;

namespace paragram::ui {

class FieldGrid;

class ImportRecipe : public QObject {
    Q_OBJECT

  public:
    explicit ImportRecipe(QObject* parent = nullptr);

    // Appends the rows to a form.
    void layOut(FieldGrid& fields);
    // The project's evaluation sets.
    void setSuites(std::vector<std::filesystem::path> suites);
    const std::vector<std::filesystem::path>& suites() const { return suites_; }

    // Whether the form's filter.* settings are used.
    bool fromSettings() const;
    Recipe recipe(const Settings& settings) const;
    void openRecipe(const QString& file);
    // Name of a built-in recipe, "settings" or "none".
    void choose(const QString& name);

    QComboBox& box() { return *box_; }

  signals:
    void changed();
    void failed(const paragram::Error& error);

  private:
    void pick(int row);
    void describe();

    QComboBox* box_;
    QLabel* help_;
    QCheckBox* leak_;
    std::vector<std::filesystem::path> suites_;
    int chosen_ = 0;
};

}  // namespace paragram::ui
