#include "ui/data/pair_browser.h"

#include <QCheckBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include "core/tasks/filtering/compute_statistics.h"
#include "ui/data/browsing/pair_table.h"
#include "ui/data/statistics/pair_charts.h"
#include "ui/data/statistics/statistics_menu.h"
#include "ui/data/statistics/statistics_model.h"
#include "ui/models/language_text.h"
#include "ui/style/theme.h"
#include "ui/widgets/card.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace {

constexpr int kSideWidth = 334;
// Detecting languages takes longer than everything else.
constexpr std::int64_t kDetectedAtMost = 2'000'000;  // pairs

}  // namespace

PairBrowser::PairBrowser(JobRunner& jobs, QWidget* parent)
    : QWidget(parent),
      jobs_(jobs),
      stores_(new StoreModel(this)),
      pairTable_(new PairTable(jobs)),
      statistics_(new StatisticsModel(this)),
      statisticsTable_(new DataTable(tr("Statistics"))),
      charts_(new PairCharts),
      storeCard_(new FileListCard(tr("Pair stores"), *stores_)),
      pairCard_(new Card(tr("Pairs"))),
      count_(new QPushButton(tr("Count statistics"))),
      details_(new QPushButton(tr("Details…"))),
      judge_(new QPushButton(tr("Judge…"))),
      menu_(new StatisticsMenu) {
    judge_->setToolTip(tr("Grade a sample by hand: how many pairs are paraphrases, and how fluent they are"));
    connect(judge_, &QPushButton::clicked, this, &PairBrowser::judgingWanted);
    details_->setToolTip(
        tr("Statistics by step or fold, with paraphrase score and piece overlap (Ctrl+Shift+T)"));
    storeTable().setColumnWidth(StoreModel::kPairs, 78);
    storeTable().setColumnWidth(StoreModel::kLanguages, 94);
    statisticsTable_->setSource(statistics_, false);
    statisticsTable_->setSelectionMode(QAbstractItemView::ContiguousSelection);
    layOut();
    connect(&storeTable(), &DataTable::currentRowChanged, this, &PairBrowser::showCurrent);
    connect(count_, &QPushButton::clicked, this, &PairBrowser::countStatistics);
    connect(pairTable_, &PairTable::failed, this, [this](const Error& error) {
        // The error of a store that was removed meanwhile is not reported.
        std::error_code code;
        if (shown_.empty() || std::filesystem::exists(shown_, code)) emit failed(error, {});
    });
    connect(statistics_, &QAbstractItemModel::modelReset, this, [this] {
        spanWholeRows(*statisticsTable_);
        statisticsTable_->horizontalHeader()->setVisible(statistics_->rowCount() > 0);
    });
    connect(details_, &QPushButton::clicked, this, &PairBrowser::statisticsWanted);
    connect(menu_, &StatisticsMenu::failed, this, [this](const Error& error) { emit failed(error, {}); });
    showCurrent();
}

void PairBrowser::layOut() {
    auto* header = statisticsTable_->horizontalHeader();
    header->setSectionResizeMode(StatisticsModel::kWhat, QHeaderView::Stretch);
    for (const int column : {StatisticsModel::kSource, StatisticsModel::kTarget})
        header->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    auto* statisticsCard = new Card(tr("Statistics"));
    for (QWidget* widget : std::initializer_list<QWidget*>{count_, details_, menu_})
        statisticsCard->addToHeader(widget);
    statisticsCard->body()->addWidget(statisticsTable_);
    pairCard_->addToHeader(judge_);
    pairCard_->addToHeader(pairTable_->findField());
    pairCard_->addToHeader(pairTable_->onlyMatches());
    connect(pairTable_, &PairTable::narrowed, pairCard_,
            [this](const QString& note) { pairCard_->setNote(note); });
    pairCard_->body()->addWidget(pairTable_);

    auto* side = new QVBoxLayout;
    side->setSpacing(space::kCardGap);
    side->addWidget(storeCard_);
    side->addWidget(statisticsCard, 1);
    for (Card* card : {static_cast<Card*>(storeCard_), statisticsCard})
        card->setFixedWidth(scaled(kSideWidth));
    auto* middle = new QVBoxLayout;
    middle->setSpacing(space::kCardGap);
    middle->addWidget(pairCard_, 5);
    middle->addWidget(charts_, 3);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(space::kCardGap);
    layout->addLayout(side);
    layout->addLayout(middle, 1);
}

void PairBrowser::showStores(std::vector<StoreEntry> stores, const std::filesystem::path& wanted) {
    const auto before = wanted.empty() ? shown_ : wanted;
    stores_->show(std::move(stores));
    storeCard_->showRows(before);
    showCurrent();
}

const StoreEntry* PairBrowser::current() const {
    const int row = storeCard_->currentRow();
    return row < 0 ? nullptr : &stores_->store(row);
}

QString PairBrowser::subtitle() const {
    const StoreEntry* store = current();
    if (!store) return tr("No pairs yet");
    if (!store->problem.isEmpty()) return store->problem.toHtmlEscaped();
    QStringList parts{QString("<b>%1</b>").arg(store->name().toHtmlEscaped()),
                      tr("%1 pairs", nullptr, plural(store->info.pairs)).arg(countText(store->info.pairs))};
    const QString languages = languagePair(store->info.sourceLanguage, store->info.targetLanguage);
    if (!languages.isEmpty()) parts << languages.toHtmlEscaped();
    const QString origin = toText(toPath(QString::fromStdString(store->info.origin)).filename());
    if (!origin.isEmpty()) parts << tr("from %1").arg(origin.toHtmlEscaped());
    return parts.join(" · ");
}

void PairBrowser::showCurrent() {
    const StoreEntry* store = current();
    const bool readable = store && store->problem.isEmpty();
    const auto file = store ? store->file : std::filesystem::path();
    if (!readable) {
        pairTable_->pairs().show({}, {});
        pairCard_->setNote(store ? tr("cannot be read") : QString());
    } else if (file != shown_ || store->written != shownWritten_) {
        pairTable_->pairs().show(file, store->info);
        pairCard_->setNote({});
        pairTable_->scrollToTop();
    }
    shown_ = file;
    shownWritten_ = store ? store->written : std::filesystem::file_time_type();
    pairTable_->findField()->setEnabled(readable);
    pairTable_->onlyMatches()->setEnabled(readable);
    judge_->setEnabled(readable);
    showStatistics();
    emit storeChosen();
}

void PairBrowser::showStatistics() {
    const StoreEntry* store = current();
    const bool readable = store && store->problem.isEmpty();
    const auto found = store ? counted_.find(store->file) : counted_.end();
    const bool known = found != counted_.end() && found->second.written == store->written;
    const bool counting = readable && counting_ == store->file;
    count_->setVisible(readable && !known);
    details_->setVisible(readable && known);
    menu_->setVisible(readable && known);
    count_->setEnabled(!counting);
    if (known) {
        statistics_->show(found->second.statistics, store->info);
        menu_->setSummary(StatisticsSummary{store->info, {{"all pairs", found->second.statistics}}},
                          store->name());
        charts_->show(found->second.statistics, store->info);
        return;
    }
    statistics_->clear();
    menu_->setSummary({}, {});
    charts_->clear(!readable  ? QString()
                   : counting ? tr("Counting…")
                              : tr("Count the statistics to see this."));
    if (readable && !counting && store->info.pairs <= kCountedAtOnce) count(JobWeight::light);
}

void PairBrowser::countStatistics() {
    const StoreEntry* store = current();
    if (store && store->problem.isEmpty() && counting_ != store->file) count(JobWeight::heavy);
}

void PairBrowser::count(JobWeight weight) {
    const StoreEntry store = *current();
    counting_ = store.file;
    count_->setEnabled(false);
    charts_->clear(tr("Counting…"));
    struct Outcome {
        PairStatistics statistics;
        bool whole = true;
    };
    jobs_.start(
        this, tr("Statistics of %1").arg(store.name()),
        [file = store.file,
         languages = store.info.pairs <= kDetectedAtMost](JobContext& job) -> Result<Outcome> {
            StatisticsRequest request;
            request.pairs = file;
            request.languages = languages;
            auto summary = computeStatistics(request, job);
            if (!summary) return summary.error();
            return Outcome{std::move(summary->stages.front().statistics), !summary.stopped()};
        },
        [this, store](const Result<Outcome>& outcome) {
            if (counting_ == store.file) counting_.clear();
            // A partial count would look like a complete one.
            if (outcome && outcome->whole) counted_[store.file] = {store.written, outcome->statistics};
            if (!outcome) {
                // Not counted again until the user presses the button.
                counted_.erase(store.file);
                // The error of a store that was removed meanwhile is not reported.
                std::error_code code;
                if (!std::filesystem::exists(store.file, code)) return;
                emit failed(outcome.error(), [this] { count_->click(); });
                count_->setEnabled(true);
                return charts_->clear(tr("The statistics could not be counted."));
            }
            if (outcome->whole) {
                showStatistics();
            } else {
                count_->setEnabled(true);
                charts_->clear(tr("Stopped. Count the statistics to see this."));
            }
            emit counted();
        },
        weight);
}

}  // namespace paragram::ui
