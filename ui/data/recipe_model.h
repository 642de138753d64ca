// The steps of a recipe as rows that can be ticked, dragged and undone, with what each keeps.
#pragma once

#include <QAbstractTableModel>
#include <QUndoStack>
#include <optional>

#include "core/pairs/recipe.h"
#include "core/tasks/preview_recipe.h"

namespace paragram::ui {

// "Length": how lists and titles write a filter's name.
QString titleOf(const FilterKind& kind);
// What was chosen, in few words: "3 to 30", "up to 0.7", "none, letters-only".
QString valuesOf(const RecipeStep& step);

class RecipeModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Column { kStep, kKept, kDropped, kColumns };

    explicit RecipeModel(QObject* parent = nullptr) : QAbstractTableModel(parent) {}

    const Recipe& recipe() const { return recipe_; }
    QUndoStack& history() { return history_; }
    // Each is one step of the history; row is the one to look at afterwards.
    void setRecipe(const Recipe& recipe, const QString& what, int row = 0);
    void add(const std::string& filter, int after);
    void remove(int row);
    void move(int from, int to);
    void setEnabled(int row, bool enabled);
    // Changes of one value after another are one step of the history.
    void setValue(int row, const std::string& key, const std::string& value);
    // Of these two by one drag of the mouse.
    void setRange(int row, const std::string& minimum, const std::string& maximum);

    // Counts of a preview, or none while they are not known.
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
    // By anyone, undo included. steps: rows came, went or moved.
    void changed(int row, bool steps);

  private:
    class Change;
    bool ranEarly(int row) const;
    void push(Recipe after, const QString& what, int row, int mergeId = -1);
    void apply(const Recipe& recipe, int row);

    Recipe recipe_;
    QUndoStack history_;
    std::vector<StepPreview> counts_;  // empty: not known
};

}  // namespace paragram::ui
