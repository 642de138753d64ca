#include "ui/data/filter/dropped_pairs_card.h"

#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>
#include <algorithm>
#include <cmath>

#include "core/base/files/atomic_file.h"
#include "core/tasks/filtering/filter_pairs.h"
#include "ui/data/filter/dropped_pair_model.h"
#include "ui/data/filter/recipe_model.h"
#include "ui/style/icon.h"
#include "ui/style/theme.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/save_dialog.h"
#include "ui/widgets/window_words.h"

namespace paragram::ui {

namespace {

constexpr int kValueWidth = 96, kStepWidth = 140;
constexpr int kFilterWidth = 124;

}  // namespace

DroppedPairsCard::DroppedPairsCard(JobRunner& jobs, QWidget* parent)
    : Card(tr("Dropped pairs"), parent),
      jobs_(jobs),
      choice_(new StageChoice),
      note_(new QLabel),
      summary_(new QLabel),
      pairs_(new DroppedPairModel(this)),
      table_(new DataTable(tr("Dropped pairs"))),
      empty_(new QLabel),
      all_(new QPushButton(tr("Check all pairs"))),
      save_(new QToolButton),
      comparison_(jobs, this) {
    all_->setToolTip(
        tr("Run the recipe over the whole pair store and list what it drops; nothing is written"));
    save_->setIcon(lineIcon("save"));
    save_->setToolTip(tr("Save these pairs, taken from the whole pair store, as TSV or JSON lines…"));
    save_->setAccessibleName(tr("Save these pairs"));
    for (QLabel* label : {note_, summary_}) {
        label->setProperty("role", "muted");
        label->setWordWrap(true);
    }
    table_->setSource(pairs_);
    table_->setMinimumHeight(scaled(60));
    QLineEdit* filter = table_->filterField();
    filter->setFixedWidth(scaled(kFilterWidth));
    for (QWidget* widget : std::initializer_list<QWidget*>{filter, all_, save_}) addToHeader(widget);
    // Next to the choice of a step there is room; the other choices need the whole line.
    auto* line = new QHBoxLayout;
    line->setSpacing(space::kGap);
    line->addWidget(choice_);
    line->addWidget(note_, 1);
    body()->addLayout(line);
    body()->addWidget(summary_);
    body()->addWidget(table_, 1);
    empty_->setProperty("role", "muted");
    empty_->setAlignment(Qt::AlignCenter);
    empty_->setWordWrap(true);
    body()->addWidget(empty_, 1);
    connect(choice_, &StageChoice::changed, this, &DroppedPairsCard::show);
    connect(choice_, &StageChoice::failed, this, &DroppedPairsCard::failed);
    connect(all_, &QPushButton::clicked, this, &DroppedPairsCard::compareAll);
    connect(save_, &QToolButton::clicked, this, &DroppedPairsCard::askWhereToSave);
}

void DroppedPairsCard::setStore(const std::filesystem::path& store, const QString& source,
                                const QString& target, std::vector<std::filesystem::path> suites,
                                std::shared_ptr<RecipePreviewer> previewer) {
    store_ = store;
    sides_[0] = source;
    sides_[1] = target;
    suites_ = std::move(suites);
    previewer_ = std::move(previewer);
}

void DroppedPairsCard::setRecipe(const Recipe& recipe) {
    recipe_ = recipe;
    choice_->showRecipe(recipe);
    preview_.reset();
    // A running comparison is of the recipe before the change.
    jobs_.stop(running_);
    show();
}

void DroppedPairsCard::showPreview(const std::optional<RecipePreview>& preview) {
    preview_ = preview;
    show();
}

QString DroppedPairsCard::summary() const {
    return summary_->text();
}

void DroppedPairsCard::show() {
    const StageChoice::Kind kind = choice_->kind();
    const StageRange range = choice_->range();
    comparison_.cancel();
    const bool kept = kind == StageChoice::kKept;
    const bool any = !kept && (kind == StageChoice::kRecipes ||
                               (range.before > range.after && range.before <= std::ssize(recipe_.steps)));
    all_->setEnabled(any && running_ == 0);
    save_->setEnabled(any && running_ == 0);
    if (kept && preview_) return startKept();
    if (!any && !kept)
        return fill({}, recipe_, recipe_.steps.empty() ? tr("The recipe has no steps.") : QString());
    if (!preview_ || preview_->steps.size() != recipe_.steps.size())
        return fill({}, recipe_, tr("Counting a sample…"));
    if (kind == StageChoice::kRecipes) return startComparison();
    auto pairs = pairsBetween(*preview_, range);
    const auto count = std::ssize(pairs);
    showStages(std::move(pairs), count, false);
}

void DroppedPairsCard::showStages(std::vector<DroppedExample> pairs, std::int64_t count, bool all) {
    const StageRange range = choice_->range();
    QString words = all ? tr("%1 pairs in the whole store", nullptr, plural(count)).arg(countText(count))
                    : preview_->whole ? tr("%1 pairs", nullptr, plural(count)).arg(countText(count))
                                      : tr("%1 pairs in the sample of %2", nullptr, plural(count))
                                            .arg(countText(count), countText(preview_->pairs));
    if (std::ssize(pairs) < count) words += tr(", the first %1 are shown").arg(countText(std::ssize(pairs)));
    if (choice_->kind() == StageChoice::kStep && preview_) {
        // The step's own notes: which evaluation sets, how certain a detector was.
        for (const std::string& note : preview_->steps[static_cast<std::size_t>(range.after)].notes)
            words += " · " + QString::fromStdString(note);
    }
    fill(std::move(pairs), recipe_, words);
}

// The other recipe is applied to the same sample.
void DroppedPairsCard::startComparison() {
    say(tr("Comparing…"));
    comparison_.start(
        tr("Comparing recipes"),
        [previewer = previewer_, other = choice_->other()](JobContext& job) {
            return previewer->preview(other, job);
        },
        [this](const Result<RecipePreview>& found) {
            if (found.stopped()) return;
            if (!found) return fill({}, recipe_, inWindowWords(found.error()));
            if (preview_) showRecipes(differenceOf(*preview_, *found), false);
        });
}

void DroppedPairsCard::startKept() {
    const std::size_t shown = std::min(kMostShown, preview_->alive.size());
    comparison_.start(
        tr("Reading kept pairs"),
        [previewer = previewer_,
         numbers = std::vector(preview_->alive.begin(), preview_->alive.begin() + static_cast<long>(shown))](
            JobContext&) -> Result<std::vector<SentencePair>> { return previewer->pairs(numbers); },
        [this](Result<std::vector<SentencePair>> pairs) {
            if (!pairs || !preview_) return;
            std::vector<DroppedExample> examples;
            for (SentencePair& pair : *pairs) examples.push_back({std::move(pair), {}, 0, -1});
            const QString kept = countText(preview_->kept);
            fill(std::move(examples), recipe_,
                 preview_->whole ? tr("%1 pairs", nullptr, plural(preview_->kept)).arg(kept)
                                 : tr("%1 pairs in the sample of %2", nullptr, plural(preview_->kept))
                                       .arg(kept, countText(preview_->pairs)));
        });
}

void DroppedPairsCard::showRecipes(const RecipeDifference& found, bool all) {
    const QString scope =
        all || (preview_ && preview_->whole)
            ? tr("%1 pairs", nullptr, plural(found.pairs)).arg(countText(found.pairs))
            : tr("a sample of %1 pairs", nullptr, plural(found.pairs)).arg(countText(found.pairs));
    const QString words = tr("Of %1 both keep %2, only this recipe %3, only the other %4, neither %5.")
                              .arg(scope, countText(found.both), countText(found.onlyFirst),
                                   countText(found.onlySecond), countText(found.neither));
    const bool here = choice_->direction() == StageChoice::kKeptHere;
    fill(here ? found.keptByFirst : found.keptBySecond, here ? choice_->other() : recipe_, words);
}

void DroppedPairsCard::fill(std::vector<DroppedExample> pairs, const Recipe& recipe, const QString& words) {
    say(words);
    QStringList steps;
    for (const RecipeStep& step : recipe.steps) steps << titleOf(step.kind());
    const bool measured = std::ranges::any_of(
        pairs, [](const DroppedExample& example) { return !std::isnan(example.judgement.first); });
    const bool none = pairs.empty();
    table_->setVisible(!none);
    empty_->setVisible(none);
    empty_->setText(!preview_ ? QString()
                    : choice_->kind() == StageChoice::kRecipes
                        ? tr("Both recipes keep and drop the same pairs.")
                    : choice_->kind() == StageChoice::kKept ? tr("No pair is kept.")
                                                            : tr("No pair is dropped."));
    pairs_->show(std::move(pairs), steps, sides_[0], sides_[1]);
    auto* header = table_->horizontalHeader();
    for (const int column : {DroppedPairModel::kSource, DroppedPairModel::kTarget})
        header->setSectionResizeMode(column, QHeaderView::Stretch);
    table_->setColumnWidth(DroppedPairModel::kStep, kStepWidth);
    table_->setColumnWidth(DroppedPairModel::kValue, kValueWidth);
    table_->setColumnHidden(DroppedPairModel::kStep,
                            choice_->kind() == StageChoice::kStep || choice_->kind() == StageChoice::kKept);
    table_->setColumnHidden(DroppedPairModel::kValue, !measured);
    emit shown();
}

void DroppedPairsCard::say(const QString& words) {
    const bool beside = choice_->kind() == StageChoice::kStep || choice_->kind() == StageChoice::kKept;
    note_->setText(words);
    note_->setVisible(beside);
    summary_->setText(words);
    summary_->setVisible(!beside && !words.isEmpty());
}

void DroppedPairsCard::compareAll() {
    run({});
}

void DroppedPairsCard::saveAll(const std::filesystem::path& file) {
    run(file);
}

void DroppedPairsCard::askWhereToSave() {
    const QString file =
        askForFileToSave(this, tr("Save the dropped pairs"), "dropped.tsv",
                         {{tr("Tab-separated (*.tsv)"), ".tsv"}, {tr("JSON lines (*.jsonl)"), ".jsonl"}})
            .file;
    if (!file.isEmpty()) saveAll(toPath(file));
}

void DroppedPairsCard::run(const std::filesystem::path& file) {
    if (running_ != 0 || store_.empty()) return;
    const auto end = [this](const std::optional<Error>& error) {
        running_ = 0;
        all_->setEnabled(true);
        save_->setEnabled(true);
        if (error) emit failed(*error);
        return !error;
    };
    all_->setEnabled(false);
    save_->setEnabled(false);
    const QString name = file.empty() ? tr("Checking all pairs") : tr("Saving dropped pairs");
    const std::size_t examples = file.empty() ? kMostShown : 0;
    if (choice_->kind() == StageChoice::kRecipes) {
        CompareRequest request{store_, recipe_, choice_->other(), file, examples, suites_};
        running_ = jobs_.start(
            this, name, [request](JobContext& job) { return compareRecipes(request, job); },
            [this, end, file, request](const Result<RecipeDifference>& found) {
                if (!end(found ? std::nullopt : std::optional(found.error())) || found.stopped()) return;
                if (!file.empty()) return emit saved(toText(file), found->onlyFirst + found->onlySecond);
                if (request.first == recipe_ && request.second == choice_->other() &&
                    choice_->kind() == StageChoice::kRecipes)
                    showRecipes(*found, true);
            });
        return;
    }
    FilterRequest request;
    request.pairs = store_;
    request.recipe = recipe_;
    request.dropped = file;
    request.between = choice_->range();
    request.examples = examples;
    request.suites = suites_;
    running_ = jobs_.start(
        this, name, [request](JobContext& job) { return filterPairs(request, job); },
        [this, end, file, request, kind = choice_->kind()](const Result<FilterSummary>& found) {
            if (!end(found ? std::nullopt : std::optional(found.error())) || found.stopped()) return;
            if (!file.empty()) return emit saved(toText(file), found->droppedWritten);
            const StageRange now = choice_->range();
            if (request.recipe == recipe_ && kind == choice_->kind() && now.after == request.between->after &&
                now.before == request.between->before)
                showStages(found->dropped, found->droppedBetween, true);
        });
}

}  // namespace paragram::ui
