#include "ui/data/statistics_setup.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QPushButton>
#include <algorithm>

#include "core/pairs/filters/filter_table.h"
#include "ui/data/recipe_model.h"
#include "ui/forms/number_box.h"
#include "ui/models/model_box.h"
#include "ui/shell/theme.h"
#include "ui/widgets/number_text.h"

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
    : Card(tr("What to count"), parent),
      parts_(box(tr("Parts of the pair store"))),
      recipe_(box(tr("Recipe"))),
      quantity_(box(tr("Ranked by"))),
      folds_(new NumberBox(2, 100, true)),
      model_(new ModelBox(tr("Model of the paraphrase score"), tr("none"))),
      tokenizer_(box(tr("Tokenizer of the overlap of pieces"))),
      languages_(new QCheckBox(tr("Language of every sentence"))),
      count_(new QPushButton),
      close_(new QPushButton(tr("Back to the pairs"))) {
    parts_->addItems({tr("the whole store"), tr("each step of a recipe"), tr("folds by a quantity")});
    recipe_->addItem(tr("filter page's recipe"), kPageRecipe);
    for (const RecipePreset& preset : recipePresets()) {
        const QString name = QString::fromStdString(preset.name);
        recipe_->addItem(name, name);
        recipe_->setItemData(recipe_->count() - 1, QString::fromStdString(preset.description),
                             Qt::ToolTipRole);
    }
    folds_->setValue(10);
    folds_->setAccessibleName(tr("Number of folds"));
    model_->setToolTip(tr("A run, a model file, or word vectors in text form"));
    model_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    tokenizer_->setToolTip(
        tr("Share of the English side's pieces (else of the first side's) that the other side has, too"));
    languages_->setToolTip(tr("By CLD2; takes longer than all else"));
    languages_->setChecked(true);
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
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(space::kGap);
    grid->setVerticalSpacing(6);
    grid->setColumnStretch(1, 1);
    const auto add = [&](const QString& text, QWidget* field) {
        auto* label = new QLabel(text);
        label->setBuddy(field);
        label->setToolTip(field->toolTip());
        const int line = static_cast<int>(rows_.size());
        grid->addWidget(label, line, 0);
        grid->addWidget(field, line, 1);
        rows_.emplace_back(label, field);
    };
    add(tr("Of"), parts_);
    add(tr("Recipe"), recipe_);
    add(tr("Ranked by"), quantity_);
    add(tr("Folds"), folds_);
    add(tr("Paraphrase score"), model_);
    add(tr("Piece overlap"), tokenizer_);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(space::kGap);
    buttons->addWidget(count_);
    buttons->addWidget(close_);
    buttons->addStretch();
    body()->addLayout(grid);
    body()->addWidget(languages_);
    body()->addLayout(buttons);
}

void StatisticsSetup::showRows() {
    const Parts of = parts();
    for (const auto& [label, field] : rows_) {
        const bool shown = field == recipe_                        ? of == kSteps
                           : field == quantity_ || field == folds_ ? of == kFolds
                                                                   : true;
        label->setVisible(shown);
        field->setVisible(shown);
    }
}

void StatisticsSetup::showProject(const Project& project) {
    model_->setModels(modelsOf(project));
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
    count_->setProperty("primary", !counting);
    count_->style()->unpolish(count_);
    count_->style()->polish(count_);
}

}  // namespace paragram::ui
