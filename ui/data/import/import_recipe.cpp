#include "ui/data/import/import_recipe.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFileDialog>
#include <QLabel>
#include <algorithm>

#include "ui/forms/field_grid.h"
#include "ui/language/engine_text.h"

namespace paragram::ui {

namespace {

constexpr const char* kSettings = "settings";
constexpr const char* kNone = "none";
constexpr const char* kOpen = "open";
constexpr int kTextRole = Qt::UserRole + 1;  // text of a recipe from a file

}  // namespace

ImportRecipe::ImportRecipe(QObject* parent)
    : QObject(parent),
      box_(new QComboBox),
      help_(new QLabel),
      leak_(new QCheckBox(tr("Exclude evaluation sentences"))) {
    box_->setAccessibleName(tr("Recipe of filters"));
    box_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    box_->addItem(tr("the settings below"), kSettings);
    for (const RecipePreset& preset : recipePresets()) {
        const QString name = QString::fromStdString(preset.name);
        box_->addItem(name, name);
        box_->setItemData(box_->count() - 1, engineText(EngineTable::recipes, preset.description),
                          Qt::ToolTipRole);
    }
    box_->addItem(tr("none: keep all pairs"), kNone);
    box_->insertSeparator(box_->count());
    box_->addItem(tr("Open a recipe…"), kOpen);
    help_->setWordWrap(true);
    help_->setProperty("role", "muted");
    leak_->setChecked(true);
    connect(box_, &QComboBox::activated, this, &ImportRecipe::pick);
    connect(leak_, &QCheckBox::toggled, this, &ImportRecipe::changed);
    setSuites({});
    describe();
}

void ImportRecipe::layOut(FieldGrid& fields) {
    fields.addField(tr("Filters"), box_);
    fields.addWide(help_);
    fields.addWide(leak_);
}

void ImportRecipe::setSuites(std::vector<std::filesystem::path> suites) {
    suites_ = std::move(suites);
    leak_->setEnabled(!suites_.empty());
    leak_->setToolTip(
        suites_.empty()
            ? tr("The project has no evaluation sets; put them in its test and development folders")
            : tr("Drops pairs that contain a sentence of the project's evaluation sets, ignoring case and "
                 "punctuation; the import report counts them per set"));
}

bool ImportRecipe::fromSettings() const {
    return box_->currentData().toString() == kSettings;
}

Recipe ImportRecipe::recipe(const Settings& settings) const {
    const QString chosen = box_->currentData().toString();
    Recipe recipe;
    if (chosen == kSettings)
        recipe = recipeOf(settings);
    else if (const QVariant text = box_->currentData(kTextRole); text.isValid())
        recipe = *parseRecipe(text.toString().toStdString(), "recipe");
    else if (chosen != kNone)
        recipe = *readRecipe(chosen.toStdString());
    const bool wanted = leak_->isChecked() && !suites_.empty();
    const auto isLeak = [](const RecipeStep& step) { return step.filter == "leak"; };
    if (!wanted) {
        std::erase_if(recipe.steps,
                      [&](const RecipeStep& step) { return isLeak(step) && step.value("sets").empty(); });
    } else if (std::ranges::none_of(recipe.steps, isLeak)) {
        recipe.steps.push_back({"leak", {}, true, {}});
    }
    return recipe;
}

void ImportRecipe::choose(const QString& name) {
    const int row = box_->findData(name);
    if (row < 0) return;
    box_->setCurrentIndex(row);
    pick(row);
}

void ImportRecipe::pick(int row) {
    if (box_->itemData(row).toString() != kOpen) {
        chosen_ = row;
        describe();
        return emit changed();
    }
    box_->setCurrentIndex(chosen_);
    const QString file =
        QFileDialog::getOpenFileName(box_, tr("Open a recipe"), {}, tr("Recipes (*.recipe);;All files (*)"));
    if (!file.isEmpty()) openRecipe(file);
}

void ImportRecipe::openRecipe(const QString& file) {
    const Result<Recipe> recipe = readRecipe(file.toStdString());
    if (!recipe) return emit failed(recipe.error());
    const int at = box_->count() - 2;
    box_->insertItem(at, file.section('/', -1), file);
    box_->setItemData(at, QString::fromStdString(recipeText(*recipe)), kTextRole);
    box_->setItemData(at, file, Qt::ToolTipRole);
    choose(file);
}

void ImportRecipe::describe() {
    const QString chosen = box_->currentData().toString();
    const QString tip = box_->currentData(Qt::ToolTipRole).toString();
    help_->setText(chosen == kSettings || chosen == kNone ? QString() : tip);
    help_->setVisible(!help_->text().isEmpty());
}

}  // namespace paragram::ui
