#include "ui/data/filter/stage_choice.h"

#include <QComboBox>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <algorithm>

#include "ui/data/filter/recipe_model.h"
#include "ui/language/engine_text.h"
#include "ui/style/theme.h"

namespace paragram::ui {

namespace {

QComboBox* box(const QString& name, const QString& tip = {}) {
    auto* made = new QComboBox;
    made->setAccessibleName(name);
    made->setToolTip(tip);
    made->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    made->setMinimumContentsLength(8);
    return made;
}

QWidget* row(std::initializer_list<QWidget*> widgets) {
    auto* made = new QWidget;
    auto* layout = new QHBoxLayout(made);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(space::kGap);
    for (QWidget* widget : widgets) layout->addWidget(widget, qobject_cast<QComboBox*>(widget) ? 1 : 0);
    return made;
}

}  // namespace

StageChoice::StageChoice(QWidget* parent)
    : QWidget(parent),
      kind_(new QComboBox),
      after_(box(tr("Kept by"), tr("The earlier stage, which still has the pairs"))),
      upTo_(box(tr("Dropped up to"), tr("The later stage, which no longer has them"))),
      recipes_(box(tr("The other recipe"))),
      direction_(box(tr("Which pairs"))) {
    kind_->setAccessibleName(tr("Which dropped pairs"));
    kind_->addItems(
        {tr("By this step"), tr("Between two stages"), tr("Compared with another recipe"), tr("Kept pairs")});
    auto* between = new QLabel(tr("to"));
    stages_ = row({after_, between, upTo_});
    direction_->addItem(tr("kept by this recipe only"));
    direction_->addItem(tr("kept by the other only"));
    against_ = row({recipes_, direction_});
    fillRecipes();
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(space::kGap);
    layout->addWidget(kind_);
    layout->addWidget(stages_, 1);
    layout->addWidget(against_, 1);
    connect(kind_, &QComboBox::currentIndexChanged, this, [this](int kind) {
        stages_->setVisible(kind == kStages);
        against_->setVisible(kind == kRecipes);
        emit changed();
    });
    connect(after_, &QComboBox::activated, this, [this] { stagesPicked(true); });
    connect(upTo_, &QComboBox::activated, this, [this] { stagesPicked(false); });
    connect(recipes_, &QComboBox::activated, this, &StageChoice::pickRecipe);
    connect(direction_, &QComboBox::currentIndexChanged, this, &StageChoice::changed);
    stages_->hide();
    against_->hide();
}

void StageChoice::fillRecipes() {
    recipes_->addItem(tr("before the changes"));
    recipes_->setItemData(0, tr("The recipe when this page was opened or all pairs were last filtered"),
                          Qt::ToolTipRole);
    for (const RecipePreset& preset : recipePresets()) {
        recipes_->addItem(QString::fromStdString(preset.name));
        recipes_->setItemData(recipes_->count() - 1, engineText(EngineTable::recipes, preset.description),
                              Qt::ToolTipRole);
    }
    recipes_->insertSeparator(recipes_->count());
    recipes_->addItem(tr("Open a recipe…"), "open");
}

void StageChoice::pickRecipe(int picked) {
    if (recipes_->itemData(picked).toString() != "open") {
        if (picked == 0) {
            other_ = before_;
        } else if (const QVariant text = recipes_->itemData(picked, Qt::UserRole + 1); text.isValid()) {
            other_ = *parseRecipe(text.toString().toStdString(), "recipe");
        } else {
            other_ = *readRecipe(recipes_->itemText(picked).toStdString());
        }
        return emit changed();
    }
    const QString file =
        QFileDialog::getOpenFileName(this, tr("Open a recipe"), {}, tr("Recipes (*.recipe);;All files (*)"));
    recipes_->setCurrentIndex(0);
    other_ = before_;
    if (file.isEmpty()) return emit changed();
    const Result<Recipe> recipe = readRecipe(file.toStdString());
    if (!recipe) return emit failed(recipe.error());
    compareWith(*recipe, file.section('/', -1));
}

void StageChoice::compareWith(const Recipe& recipe, const QString& name) {
    const int at = recipes_->count() - 2;
    recipes_->insertItem(at, name);
    recipes_->setItemData(at, QString::fromStdString(recipeText(recipe)), Qt::UserRole + 1);
    recipes_->setCurrentIndex(at);
    other_ = recipe;
    setKind(kRecipes);
    emit changed();
}

void StageChoice::showRecipe(const Recipe& recipe) {
    const StageRange before = range();
    const bool otherCount = steps_ != static_cast<int>(recipe.steps.size());
    steps_ = static_cast<int>(recipe.steps.size());
    const QSignalBlocker quiet[] = {QSignalBlocker(after_), QSignalBlocker(upTo_)};
    for (QComboBox* list : {after_, upTo_}) list->clear();
    after_->addItem(tr("Input"));
    for (int i = 0; i < steps_; ++i) {
        const QString name =
            tr("%1  %2").arg(i + 1).arg(stageName(recipe.steps[static_cast<std::size_t>(i)]));
        if (i + 1 < steps_) after_->addItem(name);
        upTo_->addItem(name);
    }
    setRange(otherCount || kind() == kStep ? StageRange{0, steps_} : before);
    if (recipes_->currentIndex() == 0) other_ = before_;
}

void StageChoice::setStep(int step) {
    step_ = step;
    if (kind() == kStep) emit changed();
}

StageChoice::Kind StageChoice::kind() const {
    return static_cast<Kind>(kind_->currentIndex());
}

void StageChoice::setKind(Kind kind) {
    kind_->setCurrentIndex(kind);
}

StageChoice::Direction StageChoice::direction() const {
    return direction_->currentIndex() == 0 ? kKeptHere : kKeptThere;
}

StageRange StageChoice::range() const {
    if (kind() == kStep) return {std::max(0, step_), step_ + 1};
    return {std::max(0, after_->currentIndex()), upTo_->currentIndex() + 1};
}

void StageChoice::setRange(const StageRange& range) {
    after_->setCurrentIndex(std::clamp(range.after, 0, std::max(0, steps_ - 1)));
    upTo_->setCurrentIndex(std::clamp(range.before - 1, after_->currentIndex(), steps_ - 1));
}

void StageChoice::stagesPicked(bool after) {
    // The later stage stays after the earlier one.
    if (upTo_->currentIndex() < after_->currentIndex()) {
        if (after)
            upTo_->setCurrentIndex(after_->currentIndex());
        else
            after_->setCurrentIndex(upTo_->currentIndex());
    }
    emit changed();
}

QString stageName(const RecipeStep& step) {
    const QString values = valuesOf(step);
    return values.isEmpty() ? titleOf(step.kind()) : QString("%1 · %2").arg(titleOf(step.kind()), values);
}

}  // namespace paragram::ui
