#include "ui/evaluation/pair_inspector.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>

#include "ui/evaluation/evaluated_pair_model.h"
#include "ui/style/theme.h"
#include "ui/widgets/card.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/splitter.h"

namespace paragram::ui {

namespace {

QLabel* sentenceLabel(const QString& name) {
    auto* label = new QLabel;
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setAccessibleName(name);
    return label;
}

void setSentence(QLabel& label, const QString& text) {
    label.setText(text);
    label.setLayoutDirection(text.isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight);
}

}  // namespace

PairInspector::PairInspector(JobRunner& jobs, QWidget* parent)
    : QWidget(parent),
      chart_(new DataSetChart(jobs)),
      pairs_(new EvaluatedPairModel(this)),
      table_(new DataTable(tr("Pairs of the data set"))),
      splitter_(new Splitter(Qt::Horizontal)),
      first_(sentenceLabel(tr("First sentence"))),
      second_(sentenceLabel(tr("Second sentence"))),
      numbers_(new QLabel),
      open_(new QPushButton(tr("Open in Score"))) {
    table_->setSource(pairs_);
    auto* header = table_->horizontalHeader();
    header->setSectionResizeMode(QHeaderView::Stretch);
    for (const int column :
         {EvaluatedPairModel::kGold, EvaluatedPairModel::kCosine, EvaluatedPairModel::kError}) {
        header->setSectionResizeMode(column, QHeaderView::Fixed);
        table_->setColumnWidth(column, 70);
    }
    numbers_->setProperty("role", "muted");
    open_->setToolTip(tr("See what each piece contributes to the cosine"));
    auto* line = new QHBoxLayout;
    line->addWidget(numbers_, 1);
    line->addWidget(open_);
    auto* pairsCard = new Card(tr("Pairs, largest errors first"));
    pairsCard->addToHeader(table_->filterField());
    pairsCard->body()->addWidget(first_);
    pairsCard->body()->addWidget(second_);
    pairsCard->body()->addLayout(line);
    pairsCard->body()->addWidget(table_, 1);
    for (QWidget* half : {static_cast<QWidget*>(chart_), static_cast<QWidget*>(pairsCard)}) {
        half->setMinimumWidth(scaled(280));
        splitter_->addWidget(half);
    }
    splitter_->setHandleWidth(space::kCardGap);
    splitter_->setChildrenCollapsible(false);
    splitter_->setStretchFactor(0, 4);
    splitter_->setStretchFactor(1, 5);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(splitter_);

    connect(chart_, &DataSetChart::pointClicked, this,
            [this](int place) { table_->selectSourceRow(pairs_->rowOf(place)); });
    connect(table_, &DataTable::currentRowChanged, this, &PairInspector::showPair);
    connect(table_, &DataTable::rowActivated, this, &PairInspector::openCurrent);
    connect(open_, &QPushButton::clicked, this, &PairInspector::openCurrent);
    showSet({});
}

void PairInspector::showSet(const SelectedSet& chosen) {
    const std::vector<StsPairResult> none;
    const std::vector<StsPairResult>& pairs = chosen.set ? chosen.set->pairs : none;
    chart_->showSet(chosen);
    pairs_->show(pairs);
    if (pairs.empty())
        showPair(-1);
    else
        table_->selectSourceRow(0);
}

void PairInspector::showPair(int row) {
    const bool chosen = row >= 0 && row < pairs_->rowCount();
    const StsPairResult pair = chosen ? pairs_->pair(row) : StsPairResult{};
    setSentence(*first_, QString::fromStdString(pair.first));
    setSentence(*second_, QString::fromStdString(pair.second));
    numbers_->setText(chosen
                          ? tr("gold %1 · cosine %2").arg(numberText(pair.gold, 1), cosineText(pair.cosine))
                          : QString());
    for (QWidget* part :
         {static_cast<QWidget*>(first_), static_cast<QWidget*>(second_), static_cast<QWidget*>(open_)})
        part->setVisible(chosen);
    chart_->setCurrent(chosen ? pairs_->place(row) : -1);
}

void PairInspector::openCurrent() {
    if (!first_->text().isEmpty()) emit openInScore(first_->text(), second_->text());
}

}  // namespace paragram::ui
