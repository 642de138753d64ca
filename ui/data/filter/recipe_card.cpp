#include "ui/data/filter/recipe_card.h"

#include <QFileDialog>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QPushButton>
#include <QTableView>
#include <QToolButton>

#include "core/base/files/atomic_file.h"
#include "core/pairs/filters/filter_table.h"
#include "ui/data/filter/recipe_model.h"
#include "ui/language/engine_text.h"
#include "ui/style/icon.h"
#include "ui/style/theme.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/save_dialog.h"

namespace paragram::ui {

namespace {

constexpr int kFigureWidth = 104;

}  // namespace

RecipeCard::RecipeCard(QWidget* parent)
    : Card(tr("Steps"), parent),
      model_(new RecipeModel(this)),
      table_(new QTableView),
      add_(new QPushButton),
      summary_(new QLabel) {
    summary_->setWordWrap(true);
    summary_->setProperty("role", "muted");
    buildTable();
    body()->addWidget(table_, 1);
    buildButtons();
    body()->addWidget(summary_);
    connect(model_, &RecipeModel::changed, this, &RecipeCard::follow);
}

void RecipeCard::buildTable() {
    table_->setModel(model_);
    table_->setAccessibleName(tr("Steps of the recipe"));
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->setDragDropMode(QAbstractItemView::InternalMove);
    table_->setDragDropOverwriteMode(false);
    table_->setDropIndicatorShown(true);
    table_->setShowGrid(false);
    table_->setWordWrap(false);
    table_->verticalHeader()->hide();
    auto* header = table_->horizontalHeader();
    header->setSectionResizeMode(RecipeModel::kStep, QHeaderView::Stretch);
    header->setHighlightSections(false);
    header->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    for (const int column : {RecipeModel::kKept, RecipeModel::kDropped})
        table_->setColumnWidth(column, scaled(kFigureWidth));
    table_->installEventFilter(this);
    connect(table_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& now) { emit currentChanged(now.row()); });
}

void RecipeCard::buildButtons() {
    auto* recipes = new QPushButton(tr("Recipe"));
    recipes->setToolTip(tr("Recipes from the papers; open or save a recipe"));
    auto* recipeMenu = new QMenu(recipes);
    fillRecipeMenu(*recipeMenu);
    recipes->setMenu(recipeMenu);
    addToHeader(recipes);

    add_->setText(tr("Add a filter"));
    add_->setIcon(lineIcon("add"));
    auto* filters = new QMenu(add_);
    filters->setToolTipsVisible(true);
    fillFilterMenu(*filters);
    add_->setMenu(filters);
    auto* row = new QHBoxLayout;
    row->setSpacing(space::kUnit);
    row->addWidget(add_);
    row->addStretch();
    const auto button = [&](const char* icon, const QString& text, auto slot) {
        auto* made = new QToolButton;
        made->setIcon(lineIcon(icon));
        made->setToolTip(text);
        made->setAccessibleName(text);
        connect(made, &QToolButton::clicked, this, slot);
        row->addWidget(made);
        return made;
    };
    auto* undo = button("undo", tr("Undo (Ctrl+Z)"), [this] { model_->history().undo(); });
    auto* redo = button("redo", tr("Redo (Ctrl+Shift+Z)"), [this] { model_->history().redo(); });
    for (QToolButton* history : {undo, redo}) history->setEnabled(false);
    connect(&model_->history(), &QUndoStack::canUndoChanged, undo, &QWidget::setEnabled);
    connect(&model_->history(), &QUndoStack::canRedoChanged, redo, &QWidget::setEnabled);
    connect(&model_->history(), &QUndoStack::undoTextChanged, undo, [undo](const QString& text) {
        undo->setToolTip(text.isEmpty() ? tr("Undo (Ctrl+Z)") : tr("Undo: %1 (Ctrl+Z)").arg(text));
    });
    connect(&model_->history(), &QUndoStack::redoTextChanged, redo, [redo](const QString& text) {
        redo->setToolTip(text.isEmpty() ? tr("Redo (Ctrl+Shift+Z)")
                                        : tr("Redo: %1 (Ctrl+Shift+Z)").arg(text));
    });
    button("up", tr("Move the step up (Alt+Up)"), [this] { model_->move(currentRow(), currentRow() - 1); });
    button("down", tr("Move the step down (Alt+Down)"),
           [this] { model_->move(currentRow(), currentRow() + 1); });
    button("delete", tr("Remove the step (Delete)"), [this] { model_->remove(currentRow()); });
    body()->addLayout(row);
}

void RecipeCard::fillRecipeMenu(QMenu& menu) {
    menu.setToolTipsVisible(true);
    for (const RecipePreset& preset : recipePresets()) {
        QAction* action =
            menu.addAction(QString::fromStdString(preset.name), this, [this, name = preset.name] {
                const Result<Recipe> recipe = readRecipe(name);
                if (recipe) model_->setRecipe(*recipe, tr("load a recipe"));
            });
        action->setToolTip(engineText(EngineTable::recipes, preset.description));
    }
    menu.addSeparator();
    menu.addAction(tr("Open a recipe…"), this, &RecipeCard::askOpen);
    menu.addAction(tr("Save the recipe…"), this, &RecipeCard::askSave);
    menu.addAction(tr("Remove all steps"), this, [this] { model_->setRecipe({}, tr("remove all steps")); });
}

void RecipeCard::fillFilterMenu(QMenu& menu) {
    for (const FilterKind& kind : filterTable()) {
        QAction* action = menu.addAction(titleOf(kind), this, [this, id = kind.id] {
            model_->add(id, currentRow() < 0 ? model_->rowCount() - 1 : currentRow());
        });
        action->setToolTip("<p>" + engineText(EngineTable::filters, kind.help).toHtmlEscaped() + "</p>");
    }
}

int RecipeCard::currentRow() const {
    return table_->currentIndex().isValid() ? table_->currentIndex().row() : -1;
}

void RecipeCard::follow(int row) {
    if (row >= 0 && row != currentRow()) table_->setCurrentIndex(model_->index(row, 0));
}

void RecipeCard::setSummary(const QString& text) {
    summary_->setText(text);
}

bool RecipeCard::eventFilter(QObject* watched, QEvent* event) {
    if (watched != table_ || (event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride))
        return Card::eventFilter(watched, event);
    auto* key = static_cast<QKeyEvent*>(event);
    const bool alt = key->modifiers() & Qt::AltModifier;
    const bool ours = key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo) ||
                      key->key() == Qt::Key_Delete ||
                      (alt && (key->key() == Qt::Key_Up || key->key() == Qt::Key_Down));
    if (!ours) return Card::eventFilter(watched, event);
    event->accept();
    if (event->type() == QEvent::ShortcutOverride) return true;
    if (key->matches(QKeySequence::Undo)) {
        model_->history().undo();
    } else if (key->matches(QKeySequence::Redo)) {
        model_->history().redo();
    } else if (key->key() == Qt::Key_Delete) {
        model_->remove(currentRow());
    } else {
        model_->move(currentRow(), currentRow() + (key->key() == Qt::Key_Up ? -1 : 1));
    }
    return true;
}

void RecipeCard::openRecipe(const QString& file) {
    const Result<Recipe> recipe = readRecipe(file.toStdString());
    if (!recipe) return emit failed(recipe.error());
    model_->setRecipe(*recipe, tr("open a recipe"));
}

void RecipeCard::saveRecipe(const QString& file) {
    const auto path = toPath(file);
    const Result<Nothing> writable = checkWritable(path);
    if (!writable) return emit failed(writable.error());
    try {
        writeFileAtomically(path, recipeText(model_->recipe()));
        emit said(tr("The recipe is saved as %1.").arg(file));
    } catch (const MachineFailure& failure) {
        emit failed(failure.error());
    }
}

void RecipeCard::askOpen() {
    const QString file =
        QFileDialog::getOpenFileName(this, tr("Open a recipe"), {}, tr("Recipes (*.recipe);;All files (*)"));
    if (!file.isEmpty()) openRecipe(file);
}

void RecipeCard::askSave() {
    const QString file =
        askForFileToSave(this, tr("Save the recipe"), "my.recipe", {{tr("Recipes (*.recipe)"), ".recipe"}})
            .file;
    if (!file.isEmpty()) saveRecipe(file);
}

}  // namespace paragram::ui
