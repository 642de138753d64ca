// By which recipe an import leaves pairs out: the settings of the form, one built in, a file, or none; and
// whether sentences of the project's evaluation sets go.
#pragma once

#include <QObject>
#include <filesystem>
#include <vector>

#include "core/pairs/recipe.h"

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;

namespace paragram::ui {

class ImportRecipe : public QObject {
    Q_OBJECT

  public:
    explicit ImportRecipe(QObject* parent = nullptr);

    // Adds the rows to a form of labels and fields from a line on; gives the next free line.
    int layOut(QGridLayout& grid, int line);
    // The evaluation sets that the project knows.
    void setSuites(std::vector<std::filesystem::path> suites);
    const std::vector<std::filesystem::path>& suites() const { return suites_; }

    // Whether filter.* of the form count.
    bool fromSettings() const;
    Recipe recipe(const Settings& settings) const;
    void openRecipe(const QString& file);
    // A name built in, "settings" or "none".
    void choose(const QString& name);

    QComboBox& box() { return *box_; }
    QCheckBox& leakBox() { return *leak_; }

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
