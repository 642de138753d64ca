#include "ui/data/statistics/statistics_setup.h"

#include <QCheckBox>
#include <QComboBox>
#include <QPushButton>
#include <algorithm>

#include "core/pairs/filters/filter_table.h"
#include "ui/data/filter/recipe_model.h"
#include "ui/forms/field_grid.h"
#include "ui/forms/number_box.h"
#include "ui/language/engine_text.h"
#include "ui/models/model_box.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/row.h"

namespace paragram::ui {

namespace {

constexpr const char* kPageRecipe = "page";

QComboBox* box(const QString& name) {
    auto* made = new QComboBox;
    made->setAccessibleName(name);
    made->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    return made;
}

}  // namespace

StatisticsSetup::StatisticsSetup(QWidget* parent)
    : SetupCard(tr("What to count"), {}, parent),
      parts_(box(tr("Parts of the pair store"))),
      recipe_(box(tr("Recipe"))),
      quantity_(box(tr("Ranked by"))),
      folds_(new NumberBox(2, 100, true)),
      model_(new ModelBox(tr("Model for the paraphrase score"), tr("none"))),
      tokenizer_(box(tr("Tokenizer for the piece overlap"))),
      languages_(new QCheckBox(tr("Language of every sentence"))),
      trigrams_(new QCheckBox(tr("Entropy of trigrams"))),
      count_(new QPushButton),
      close_(new QPushButton(tr("Back to the pairs"))) {
    parts_->addItems({tr("the whole store"), tr("each step of a recipe"), tr("folds by a quantity")});
    recipe_->addItem(tr("filter page's recipe"), kPageRecipe);
    for (const RecipePreset& preset : recipePresets()) {
        const QString name = QString::fromStdString(preset.name);
        recipe_->addItem(name, name);
        recipe_->setItemData(recipe_->count() - 1, engineText(EngineTable::recipes, preset.description),
                             Qt::ToolTipRole);
    }
    folds_->setValue(10);
    folds_->setAccessibleName(tr("Number of folds"));
    model_->setToolTip(tr("A run, a model file, or word vectors in text form"));
    model_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    tokenizer_->setToolTip(
        tr("Share of the English side's pieces (the first side's if neither is English) that also occur on "
           "the other side"));
    languages_->setToolTip(tr("Detected by CLD2; slower than everything else"));
    languages_->setChecked(true);
    trigrams_->setToolTip(
        tr("How varied three words in a row are; takes 16 bytes of memory for each different one of a side"));
    layOut();
    connect(parts_, &QComboBox::currentIndexChanged, this, &StatisticsSetup::showRows);
    connect(count_, &QPushButton::clicked, this, [this] {
        if (counting_)
            emit stopWanted();
        else
            emit countWanted();
    });
    connect(close_, &QPushButton::clicked, this, &StatisticsSetup::closeWanted);
    showRows();
    setCounting(false);
}

void StatisticsSetup::layOut() {
    fields().addTallField(tr("Parts"), parts_);
    fields().addField(tr("Recipe"), recipe_);
    fields().addField(tr("Ranked by"), quantity_);
    fields().addField(tr("Folds"), folds_);
    fields().addTallField(tr("Paraphrase score"), model_);
    fields().addTallField(tr("Piece overlap"), tokenizer_);
    body()->addWidget(languages_);
    body()->addWidget(trigrams_);
    addButtons({count_, close_});
}

void StatisticsSetup::showRows() {
    fields().setFieldShown(recipe_, parts() == kSteps);
    for (const QWidget* field : std::initializer_list<QWidget*>{quantity_, folds_})
        fields().setFieldShown(field, parts() == kFolds);
}

void StatisticsSetup::showProject(const Project& project) {
    model_->showProject(project);
    suites_ = project.testSuites();
    for (const auto& file : project.developmentSets()) suites_.push_back(file);
    const QVariant before = tokenizer_->currentData();
    tokenizer_->clear();
    tokenizer_->addItem(tr("none, or the model's"), QString());
    for (const auto& file : project.tokenizers()) tokenizer_->addItem(toText(file.stem()), toText(file));
    tokenizer_->setCurrentIndex(std::max(0, tokenizer_->findData(before)));
}

void StatisticsSetup::setStore(const StoreEntry& store) {
    store_ = store;
    const QVariant before = quantity_->currentData();
    quantity_->clear();
    for (const FilterKind& kind : filterTable()) {
        if (kind.quantity.empty() || (kind.id == "score" && !store.info.hasScore)) continue;
        quantity_->addItem(titleOf(kind), QString::fromStdString(kind.id));
    }
    quantity_->setCurrentIndex(std::max(0, quantity_->findData(before)));
}

StatisticsSetup::Parts StatisticsSetup::parts() const {
    return static_cast<Parts>(parts_->currentIndex());
}

StatisticsRequest StatisticsSetup::request() const {
    StatisticsRequest request;
    request.pairs = store_.file;
    request.languages = languages_->isChecked();
    request.trigrams = trigrams_->isChecked();
    request.model = toPath(model_->path());
    if (const QString file = tokenizer_->currentData().toString(); !file.isEmpty())
        request.tokenizers = {toPath(file)};
    request.suites = suites_;
    if (parts() == kSteps) {
        const QString name = recipe_->currentData().toString();
        const Result<Recipe> preset = name == kPageRecipe ? pageRecipe_ : readRecipe(name.toStdString());
        if (preset) request.recipe = *preset;
    }
    return request;
}

RecipeStep StatisticsSetup::by() const {
    RecipeStep step;
    step.filter = quantity_->currentData().toString().toStdString();
    if (step.filter == "paraphrase" && !model_->path().isEmpty())
        step.values["model"] = model_->path().toStdString();
    return step;
}

int StatisticsSetup::folds() const {
    return static_cast<int>(folds_->value());
}

void StatisticsSetup::setCounting(bool counting) {
    counting_ = counting;
    count_->setText(counting ? tr("Stop") : tr("Count"));
    setPrimary(count_, !counting);
}

}  // namespace paragram::ui
