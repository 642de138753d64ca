#include "ui/data/filter/filter_page.h"

#include <QLineEdit>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

#include "core/base/files/atomic_file.h"
#include "ui/data/filter/dropped_pairs_card.h"
#include "ui/data/filter/recipe_card.h"
#include "ui/data/filter/recipe_model.h"
#include "ui/data/filter/step_card.h"
#include "ui/data/filter/step_editor.h"
#include "ui/models/language_text.h"
#include "ui/project/project_files.h"
#include "ui/style/theme.h"
#include "ui/widgets/card.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/range_histogram.h"
#include "ui/widgets/window_words.h"

namespace paragram::ui {

namespace {

constexpr int kSideWidth = 430;
constexpr int kHelpHeight = 600;
constexpr int kSettleMs = 120;  // while a line is dragged

}  // namespace

FilterPage::FilterPage(Project& project, JobRunner& jobs, QWidget* parent)
    : QWidget(parent),
      project_(project),
      jobs_(jobs),
      recipe_(new RecipeCard),
      step_(new StepCard),
      dropped_(new DroppedPairsCard(jobs)),
      name_(new QLineEdit),
      run_(new QPushButton(tr("Filter all pairs"))),
      previewing_(jobs, this, kSettleMs) {
    layOut();
    RecipeModel* model = &recipe_->model();
    connect(model, &RecipeModel::changed, this, &FilterPage::recipeChanged);
    connect(recipe_, &RecipeCard::currentChanged, this, [this] { showCurrent(); });
    connect(recipe_, &RecipeCard::failed, this, [this](const Error& error) { emit failed(error, {}); });
    connect(recipe_, &RecipeCard::said, this, &FilterPage::said);
    connect(step_, &StepCard::valueChanged, this,
            [this, model](const std::string& key, const std::string& value) {
                if (recipe_->currentRow() >= 0) model->setValue(recipe_->currentRow(), key, value);
            });
    connect(step_, &StepCard::rangeChanged, this,
            [this, model](const std::string& low, const std::string& high) {
                if (recipe_->currentRow() >= 0) model->setRange(recipe_->currentRow(), low, high);
            });
    connect(run_, &QPushButton::clicked, this, &FilterPage::filterAll);
    connect(dropped_, &DroppedPairsCard::failed, this,
            [this](const Error& error) { emit failed(error, {}); });
    connect(dropped_, &DroppedPairsCard::saved, this, [this](const QString& file, std::int64_t pairs) {
        emit said(tr("%1 pairs saved as %2.", nullptr, plural(pairs)).arg(countText(pairs), file));
    });
    showCurrent();
}

void FilterPage::layOut() {
    name_->setAccessibleName(tr("Name of the new pair store"));
    run_->setProperty("primary", true);
    auto* label = new QLabel(tr("New pair store"));
    label->setBuddy(name_);
    auto* close = new QPushButton(tr("Back to the pairs"));
    connect(close, &QPushButton::clicked, this, &FilterPage::closed);
    auto* result = new Card(tr("Result"));
    auto* naming = new QHBoxLayout;
    naming->setSpacing(space::kGap);
    naming->addWidget(label);
    naming->addWidget(name_, 1);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(space::kGap);
    buttons->addWidget(run_);
    buttons->addWidget(close);
    buttons->addStretch();
    result->body()->addLayout(naming);
    result->body()->addLayout(buttons);

    auto* side = new QVBoxLayout;
    side->setSpacing(space::kCardGap);
    side->addWidget(recipe_, 1);
    side->addWidget(result);
    for (QWidget* card : std::initializer_list<QWidget*>{recipe_, result})
        card->setFixedWidth(scaled(kSideWidth));
    auto* middle = new QVBoxLayout;
    middle->setSpacing(space::kCardGap);
    middle->addWidget(step_, 1);
    middle->addWidget(dropped_, 1);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(space::kCardGap);
    layout->addLayout(side);
    layout->addLayout(middle, 1);
}

// In a low window the histogram matters more than the description, which the list's tooltips also show.
void FilterPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    step_->editor().setHelpShown(height() >= kHelpHeight);
}

void FilterPage::open(const StoreEntry& store) {
    const bool another = store.file != store_.file || store.written != store_.written;
    store_ = store;
    name_->setText(toText(project_.freeName("pairs", toText(store.file.stem()) + "-filtered", ".h5").stem()));
    if (another) {
        std::vector<std::filesystem::path> suites = project_.testSuites();
        for (const auto& file : project_.developmentSets()) suites.push_back(file);
        previewer_ = std::make_shared<RecipePreviewer>(store.file, suites);
        preview_.reset();
        recipe_->model().showCounts({});
        dropped_->setStore(store.file, sideName(store.info.sourceLanguage, true),
                           sideName(store.info.targetLanguage, false), suites, previewer_);
    }
    keepAsBefore();
    dropped_->setRecipe(recipe_->model().recipe());
    if (recipe_->model().rowCount() > 0 && recipe_->currentRow() < 0)
        recipe_->table().setCurrentIndex(recipe_->model().index(0, 0));
    showCurrent();
    startPreview();
}

QString FilterPage::recipeText() const {
    return QString::fromStdString(paragram::recipeText(recipe_->model().recipe()));
}

void FilterPage::setRecipeText(const QString& text) {
    // A recipe saved by another version may name filters that no longer exist: then the page starts without
    // one.
    const Result<Recipe> recipe = parseRecipe(text.toStdString(), "saved recipe");
    if (recipe) recipe_->model().setRecipe(*recipe, {});
    recipe_->model().history().clear();
}

void FilterPage::recipeChanged(int, bool steps) {
    dropped_->setRecipe(recipe_->model().recipe());
    if (steps) {
        preview_.reset();
        showCurrent();
    } else if (recipe_->currentRow() >= 0) {
        step_->showStep(&recipe_->model().recipe().steps[static_cast<std::size_t>(recipe_->currentRow())]);
    }
    startPreview();
}

void FilterPage::keepAsBefore() {
    dropped_->choice().setBefore(recipe_->model().recipe());
}

DroppedPairModel& FilterPage::dropped() {
    return dropped_->pairs();
}

void FilterPage::startPreview() {
    if (!previewer_) return;
    previewing_.start(
        tr("Counting a sample"),
        [previewer = previewer_, recipe = recipe_->model().recipe()](JobContext& job) {
            return previewer->preview(recipe, job);
        },
        [this](Result<RecipePreview> preview) { showPreview(std::move(preview)); });
}

void FilterPage::showPreview(Result<RecipePreview> preview) {
    if (preview.stopped()) return;
    if (!preview) {
        preview_.reset();
        recipe_->model().showCounts({});
        recipe_->setSummary(inWindowWords(preview.error()));
        step_->showPreview(nullptr);
        run_->setEnabled(false);
        emit previewed();
        return;
    }
    preview_ = std::move(*preview);
    recipe_->model().showCounts(preview_);
    const double share = 100.0 * static_cast<double>(preview_->kept) /
                         std::max<double>(1, static_cast<double>(preview_->pairs));
    recipe_->setSummary(
        preview_->whole
            ? tr("<b>%1</b> of %2 pairs kept (%3 %)", nullptr, plural(preview_->pairs))
                  .arg(countText(preview_->kept), countText(preview_->pairs), numberText(share, 1))
            : tr("<b>%1</b> of a sample of %2 pairs kept (%3 %). Repeats are counted within the sample only.",
                 nullptr, plural(preview_->pairs))
                  .arg(countText(preview_->kept), countText(preview_->pairs), numberText(share, 1)));
    run_->setEnabled(!filtering_ && recipe_->model().rowCount() > 0);
    const int row = recipe_->currentRow();
    if (row >= 0) step_->showPreview(&preview_->steps[static_cast<std::size_t>(row)]);
    dropped_->showPreview(preview_);
    emit previewed();
}

void FilterPage::showCurrent() {
    const int row = recipe_->currentRow();
    const Recipe& recipe = recipe_->model().recipe();
    step_->showStep(row < 0 ? nullptr : &recipe.steps[static_cast<std::size_t>(row)]);
    const bool known = preview_ && row >= 0 && preview_->steps.size() == recipe.steps.size();
    step_->showPreview(known ? &preview_->steps[static_cast<std::size_t>(row)] : nullptr);
    run_->setEnabled(!filtering_ && preview_ && !recipe.steps.empty());
    if (recipe.steps.empty()) recipe_->setSummary(tr("All pairs are kept."));
    dropped_->setStep(row);
}

void FilterPage::filterAll() {
    if (filtering_ || !previewer_ || recipe_->model().rowCount() == 0) return;
    const QString name = fileNameOf(name_->text());
    FilterRequest request;
    request.pairs = store_.file;
    request.recipe = recipe_->model().recipe();
    request.output = project_.freeName("pairs", name.isEmpty() ? QString("filtered") : name, ".h5");
    request.suites = project_.testSuites();
    for (const auto& file : project_.developmentSets()) request.suites.push_back(file);
    run_->setEnabled(false);
    filtering_ = jobs_.start(
        this, tr("Filtering %1").arg(store_.name()),
        [request](JobContext& job) { return filterPairs(request, job); },
        [this, output = request.output](const Result<FilterSummary>& summary) { finish(output, summary); });
}

void FilterPage::finish(const std::filesystem::path& output, const Result<FilterSummary>& summary) {
    filtering_ = 0;
    run_->setEnabled(preview_.has_value());
    if (!summary) return emit failed(summary.error(), [this] { filterAll(); });
    keepAsBefore();
    dropped_->setRecipe(recipe_->model().recipe());
    dropped_->showPreview(preview_);
    name_->setText(
        toText(project_.freeName("pairs", toText(store_.file.stem()) + "-filtered", ".h5").stem()));
    QStringList steps;
    for (const FilterCount& step : summary->steps)
        if (step.seen > step.kept)
            steps << tr("%1 dropped %2")
                         .arg(QString::fromStdString(step.name), countText(step.seen - step.kept));
    QString text = tr("%1 of %2 pairs kept in %3, %4.", nullptr, plural(summary->seen))
                       .arg(countText(summary->kept), countText(summary->seen), toText(output.stem()),
                            durationText(summary->seconds));
    if (summary.stopped()) text += ' ' + tr("Stopped: the new store lacks the remaining pairs.");
    if (!steps.isEmpty()) text += ' ' + listText(steps) + '.';
    emit filtered(output);
    emit said(text);
}

}  // namespace paragram::ui
