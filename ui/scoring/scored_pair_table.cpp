#include "ui/scoring/scored_pair_table.h"

#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>
#include <QStackedWidget>

#include "ui/scoring/column_button.h"
#include "ui/scoring/scored_pair_model.h"
#include "ui/style/theme.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/heat_delegate.h"

namespace paragram::ui {

namespace {

constexpr int kCosineWidth = 84;

}  // namespace

ScoredPairTable::ScoredPairTable(QWidget* parent)
    : Card(tr("Pairs of the file"), parent),
      pairs_(new ScoredPairModel(this)),
      table_(new DataTable(tr("Scored pairs"))),
      stack_(new QStackedWidget),
      columns_(new ColumnButton),
      filter_(new QLineEdit),
      again_(new QPushButton(tr("Score again"))),
      open_(new QPushButton(tr("Open pairs…"))) {
    table_->setSource(pairs_, false);
    table_->horizontalHeader()->setSortIndicator(ScoredPairModel::kCosine, Qt::DescendingOrder);
    table_->setSortingEnabled(true);
    table_->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    table_->horizontalHeader()->setSectionResizeMode(ScoredPairModel::kCosine, QHeaderView::Fixed);
    table_->setColumnWidth(ScoredPairModel::kCosine, kCosineWidth);
    table_->setItemDelegateForColumn(ScoredPairModel::kCosine, new HeatDelegate(table_));
    filter_->setPlaceholderText(tr("Filter"));
    filter_->setAccessibleName(tr("Filter the scored pairs"));
    filter_->setClearButtonEnabled(true);
    filter_->setMinimumWidth(scaled(72));
    filter_->setMaximumWidth(scaled(140));
    again_->setToolTip(tr("Score the file with the model now chosen"));
    addToHeader(columns_);
    addToHeader(filter_);
    addToHeader(again_);
    addToHeader(open_);
    auto* invitation = new EmptyState("open",
                                      tr("Scores a whole file of sentence pairs in any format that can be "
                                         "imported, or pairs from the clipboard (Ctrl+Shift+V)."),
                                      tr("Open pairs…"));
    stack_->addWidget(invitation);
    stack_->addWidget(table_);
    body()->addWidget(stack_, 1);

    connect(invitation, &EmptyState::clicked, this, &ScoredPairTable::openClicked);
    connect(open_, &QPushButton::clicked, this, &ScoredPairTable::openClicked);
    connect(again_, &QPushButton::clicked, this, &ScoredPairTable::againClicked);
    connect(columns_, &ColumnButton::chosen, this, [this] { emit columnsChosen(columns_->columns()); });
    connect(filter_, &QLineEdit::textChanged, pairs_, &ScoredPairModel::setFilter);
    connect(table_, &DataTable::currentRowChanged, this, &ScoredPairTable::choose);
    // Clicking the current row restores its pair after the fields were edited.
    connect(table_, &QTableView::clicked, this, [this](const QModelIndex& index) { choose(index.row()); });
    begin({});
}

void ScoredPairTable::begin(const QString& fileName) {
    const bool open = !fileName.isEmpty();
    pairs_->clear();
    filter_->clear();
    stack_->setCurrentIndex(open ? 1 : 0);
    setTitle(open ? tr("Pairs of %1").arg(fileName) : tr("Pairs of the file"));
    setNote({});
    columns_->setColumns({});
    filter_->setVisible(open);
    open_->setVisible(open);
    offerAgain(false);
}

void ScoredPairTable::append(std::vector<PairRow> rows) {
    pairs_->append(std::move(rows));
}

void ScoredPairTable::showColumns(const SentenceColumns& columns) {
    columns_->setColumns(columns);
}

void ScoredPairTable::end() {
    const QHeaderView* header = table_->horizontalHeader();
    pairs_->sort(header->sortIndicatorSection(), header->sortIndicatorOrder());
}

void ScoredPairTable::offerAgain(bool offer) {
    again_->setVisible(offer);
}

void ScoredPairTable::choose(int row) {
    if (row < 0 || row >= pairs_->rowCount()) return;
    const PairRow& pair = pairs_->pair(row);
    emit pairChosen(pair.source, pair.target);
}

}  // namespace paragram::ui
