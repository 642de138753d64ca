// The steps of a recipe as rows that can be ticked, dragged and undone, with the number of pairs each keeps.
#pragma once

#include <QAbstractTableModel>
#include <QUndoStack>
#include <optional>

#include "core/pairs/recipes/recipe.h"
#include "core/tasks/filtering/preview_recipe.h"

namespace paragram::ui {

// A filter's name as lists and titles show it: "Length".
QString titleOf(const FilterKind& kind);
// The step's values in short: "3 to 30", "up to 0.7", "none, letters-only".
QString valuesOf(const RecipeStep& step);

class RecipeModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Column { kStep, kKept, kDropped, kColumns };

    explicit RecipeModel(QObject* parent = nullptr) : QAbstractTableModel(parent) {}

    const Recipe& recipe() const { return recipe_; }
    QUndoStack& history() { return history_; }
    // Each of these is one step of the undo history. row: the one to select afterwards.
    void setRecipe(const Recipe& recipe, const QString& what, int row = 0);
    void add(const std::string& filter, int after);
    void remove(int row);
    void move(int from, int to);
    void setEnabled(int row, bool enabled);
    // Successive changes of the same value are merged into one step of the history.
    void setValue(int row, const std::string& key, const std::string& value);
    // Both thresholds; successive changes are merged, too.
    void setRange(int row, const std::string& minimum, const std::string& maximum);

    // Counts of a preview; none while they are unknown.
    void showCounts(const std::optional<RecipePreview>& preview);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }
    QStringList mimeTypes() const override;
    QMimeData* mimeData(const QModelIndexList& indexes) const override;
    bool dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                      const QModelIndex& parent) override;

  signals:
    // Emitted for every change, undo included. steps: rows were added, removed or moved.
    void changed(int row, bool steps);

  private:
    class Change;
    bool ranEarly(int row) const;
    void push(Recipe after, const QString& what, int row, int mergeId = -1);
    void apply(const Recipe& recipe, int row);

    Recipe recipe_;
    QUndoStack history_;
    std::vector<StepPreview> counts_;  // empty: unknown
};

}  // namespace paragram::ui
