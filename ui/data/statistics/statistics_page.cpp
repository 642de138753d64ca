#include "ui/data/statistics/statistics_page.h"

#include <QComboBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/data/statistics/pair_charts.h"
#include "ui/data/statistics/stage_model.h"
#include "ui/data/statistics/statistics_menu.h"
#include "ui/data/statistics/statistics_model.h"
#include "ui/data/statistics/statistics_setup.h"
#include "ui/style/theme.h"
#include "ui/widgets/card.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace {

constexpr int kSideWidth = 332;
constexpr int kFigureWidth = 77;
constexpr int kStageWidth = 190;

}  // namespace

StatisticsPage::StatisticsPage(Project& project, JobRunner& jobs, QWidget* parent)
    : QWidget(parent),
      project_(project),
      jobs_(jobs),
      setup_(new StatisticsSetup),
      stages_(new StageModel(this)),
      stageTable_(new DataTable(tr("Stages"))),
      stageCard_(new Card(tr("Stages"))),
      empty_(new QLabel),
      numbers_(new StatisticsModel(this)),
      numberTable_(new DataTable(tr("Statistics of the stage"))),
      languages_(new LanguageShareModel(this)),
      languageTable_(new DataTable(tr("Languages of the stage"))),
      detailCard_(new Card),
      detail_(new QComboBox),
      menu_(new StatisticsMenu),
      charts_(new PairCharts) {
    layOut();
    connect(setup_, &StatisticsSetup::countWanted, this, &StatisticsPage::count);
    connect(setup_, &StatisticsSetup::stopWanted, this, [this] { jobs_.stop(job_); });
    connect(setup_, &StatisticsSetup::closeWanted, this, &StatisticsPage::closed);
    connect(stageTable_, &DataTable::currentRowChanged, this, &StatisticsPage::showStage);
    connect(detail_, &QComboBox::currentIndexChanged, this, &StatisticsPage::showDetail);
    connect(menu_, &StatisticsMenu::failed, this, [this](const Error& error) { emit failed(error, {}); });
    connect(numbers_, &QAbstractItemModel::modelReset, this, [this] { spanWholeRows(*numberTable_); });
    showDetail(0);
    clear(tr("Count the statistics to see this."));
}

void StatisticsPage::layOut() {
    stageTable_->setSource(stages_);
    stageTable_->setSelectionMode(QAbstractItemView::SingleSelection);
    stageCard_->addToHeader(menu_);
    stageCard_->body()->addWidget(stageTable_);
    empty_->setProperty("role", "muted");
    empty_->setAlignment(Qt::AlignCenter);
    empty_->setWordWrap(true);
    stageCard_->body()->addWidget(empty_, 1);
    numberTable_->setSource(numbers_, false);
    languageTable_->setSource(languages_);
    for (DataTable* table : {numberTable_, languageTable_}) {
        table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
        for (const int column : {1, 2}) table->setColumnWidth(column, kFigureWidth);
        detailCard_->body()->addWidget(table);
    }
    detail_->setAccessibleName(tr("View of the stage"));
    detail_->addItems({tr("Numbers"), tr("Languages")});
    detailCard_->addToHeader(detail_);
    auto* side = new QVBoxLayout;
    side->setSpacing(space::kCardGap);
    side->addWidget(setup_);
    side->addWidget(detailCard_, 1);
    for (Card* card : {static_cast<Card*>(setup_), detailCard_}) card->setFixedWidth(scaled(kSideWidth));
    auto* middle = new QVBoxLayout;
    middle->setSpacing(space::kCardGap);
    middle->addWidget(stageCard_, 1);
    middle->addWidget(charts_, 1);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(space::kCardGap);
    layout->addLayout(side);
    layout->addLayout(middle, 1);
}

void StatisticsPage::open(const StoreEntry& store, const Recipe& pageRecipe,
                          const std::optional<StatisticsSummary>& known) {
    const bool another = store.file != store_.file || store.written != store_.written;
    store_ = store;
    setup_->showProject(project_);
    setup_->setStore(store);
    setup_->setPageRecipe(pageRecipe);
    if (!another) return;
    jobs_.stop(job_);
    if (known)
        showSummary(*known);
    else
        clear(tr("Count the statistics to see this."));
}

void StatisticsPage::count() {
    if (counting()) return;
    setup_->setCounting(true);
    clear(tr("Counting…"));
    job_ = jobs_.start(
        this, tr("Statistics of %1").arg(store_.name()),
        [request = setup_->request(),
         folds = setup_->parts() == StatisticsSetup::kFolds ? setup_->folds() : 0,
         by = setup_->by()](JobContext& job) {
            if (folds == 0) return computeStatistics(request, job);
            FoldRequest ranking;
            ranking.pairs = request.pairs;
            ranking.by = by;
            ranking.folds = folds;
            Result<FoldSummary> ranked = foldPairs(ranking, job);
            if (!ranked) return Result<StatisticsSummary>(ranked.error());
            return computeFoldStatistics(request, ranking, std::move(*ranked), job);
        },
        [this, file = store_.file](const Result<StatisticsSummary>& summary) {
            job_ = 0;
            setup_->setCounting(false);
            if (file != store_.file) return;
            if (!summary && !summary.stopped()) {
                clear(tr("The statistics could not be counted."));
                return emit failed(summary.error(), [this] { count(); });
            }
            // A partial count would look like a complete one.
            if (summary.stopped())
                clear(tr("Stopped. Count the statistics to see this."));
            else
                showSummary(*summary);
            emit counted();
        });
}

void StatisticsPage::clear(const QString& reason) {
    stages_->show({});
    menu_->setSummary({}, {});
    numbers_->clear();
    languages_->show({}, store_.info);
    charts_->clear(reason);
    stageCard_->setNote({});
    stageTable_->hide();
    empty_->setText(tr("%1 On the left, choose the parts, a model for the paraphrase score and a tokenizer "
                       "for the piece overlap.")
                        .arg(reason));
    empty_->show();
    detailCard_->setTitle(tr("Stage"));
}

void StatisticsPage::showSummary(const StatisticsSummary& summary) {
    stages_->show(summary.stages);
    empty_->hide();
    stageTable_->show();
    menu_->setSummary(summary, store_.name());
    stageCard_->setNote(summary.stages.size() > 1 ? tr("select one to see it below") : QString());
    constexpr int kWidths[] = {0, 84, 96, 116, 104, 84, 76, 104};
    int taken = 0;
    for (int column = StageModel::kPairs; column < StageModel::kColumns; ++column) {
        stageTable_->setColumnHidden(column, stages_->isEmpty(column));
        stageTable_->setColumnWidth(column, kWidths[column]);
        if (!stages_->isEmpty(column)) taken += scaled(kWidths[column]);
    }
    stageTable_->horizontalHeader()->resizeSection(
        StageModel::kName, std::max(scaled(kStageWidth), stageTable_->viewport()->width() - taken));
    stageTable_->selectSourceRow(0);
    showStage(0);
}

void StatisticsPage::showStage(int row) {
    if (row < 0 || row >= stages_->rowCount()) return;
    const StageStatistics& stage = stages_->stage(row);
    numbers_->show(stage.statistics, store_.info);
    languages_->show(stage.statistics, store_.info);
    charts_->show(stage.statistics, store_.info);
    detailCard_->setTitle(row == 0 ? tr("All pairs") : tr("Stage %1").arg(row));
    detailCard_->setToolTip(QString::fromStdString(stage.name));
}

void StatisticsPage::showDetail(int which) {
    numberTable_->setVisible(which == 0);
    languageTable_->setVisible(which == 1);
}

void StatisticsPage::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        emit closed();
    else
        QWidget::keyPressEvent(event);
}

}  // namespace paragram::ui
