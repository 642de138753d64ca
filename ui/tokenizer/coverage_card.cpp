#include "ui/tokenizer/coverage_card.h"

#include <QComboBox>
#include <QHeaderView>
#include <QStandardItemModel>

#include "ui/models/language_text.h"
#include "ui/style/theme.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace {

constexpr int kFigureWidth = 72;
constexpr int kPairsWidth = 150;
constexpr int kSmallest = 312;

QString percent(double share) {
    return CoverageCard::tr("%1 %").arg(numberText(100 * share, 2));
}

}  // namespace

CoverageCard::CoverageCard(JobRunner& jobs, QWidget* parent)
    : Card(tr("On pairs"), parent),
      pairs_(new QComboBox),
      figures_(new QStandardItemModel(this)),
      table_(new DataTable(tr("Coverage of the pairs"))),
      count_(jobs, this) {
    pairs_->setAccessibleName(tr("Pairs to measure on"));
    pairs_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    pairs_->setFixedWidth(scaled(kPairsWidth));
    setMinimumWidth(scaled(kSmallest));
    addToHeader(pairs_);
    table_->setSource(figures_, false);
    body()->addWidget(table_);
    connect(pairs_, &QComboBox::activated, this, &CoverageCard::count);
}

void CoverageCard::showProject(const Project& project) {
    const QVariant before = pairs_->currentData();
    QVariantList files;
    for (int i = 0; i < pairs_->count(); ++i) files << pairs_->itemData(i);
    QVariantList now;
    for (const auto& file : project.pairStores()) now << toText(file);
    if (files == now) return;
    pairs_->clear();
    for (const QVariant& file : now) pairs_->addItem(toText(toPath(file.toString()).stem()), file);
    pairs_->setCurrentIndex(pairs_->count() ? std::max(0, pairs_->findData(before)) : -1);
    count();
}

void CoverageCard::setTokenizer(std::shared_ptr<const Tokenizer> tokenizer, bool lowerCase) {
    tokenizer_ = std::move(tokenizer);
    lower_ = lowerCase;
    count();
}

void CoverageCard::count() {
    count_.cancel();
    counts_.reset();
    emit cleared();
    const QString store = pairs_->currentData().toString();
    if (!tokenizer_ || store.isEmpty()) {
        figures_->clear();
        setNote({});
        return;
    }
    setNote(tr("counting…"));
    count_.start(
        tr("Counting pieces"),
        [tokenizer = tokenizer_, store = toPath(store), lower = lower_](JobContext& job) {
            return countPieces(*tokenizer, store, lower, job);
        },
        [this](const Result<PieceCounts>& counts) {
            setNote({});
            if (!counts) {
                figures_->clear();
                return emit failed(counts.error());
            }
            counts_ = *counts;
            show(*counts);
            emit counted();
        });
}

void CoverageCard::show(const PieceCounts& counts) {
    figures_->clear();
    table_->clearSpans();
    const auto& [source, target] = counts.sides;
    figures_->setHorizontalHeaderLabels(
        {QString(), sideName(counts.info.sourceLanguage, true), sideName(counts.info.targetLanguage, false)});
    const auto add = [this](const QString& what, const QString& help, const QString& first,
                            const QString& second) {
        QList<QStandardItem*> row;
        for (const QString& text : {what, first, second}) {
            row << new QStandardItem(text);
            row.last()->setToolTip(help);
            if (row.size() > 1) row.last()->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        }
        figures_->appendRow(row);
    };
    add(tr("Pieces per word"),
        tr("Words are separated by white space; for Chinese or Japanese use pieces per sentence."),
        numberText(source.piecesPerWord(), 2), numberText(target.piecesPerWord(), 2));
    add(tr("Pieces per sentence"), tr("Mean number of pieces."), numberText(source.piecesPerSentence(), 1),
        numberText(target.piecesPerSentence(), 1));
    add(tr("Unknown share"), tr("Pieces missing from the vocabulary; the model ignores them."),
        percent(source.unknownShare()), percent(target.unknownShare()));
    add(tr("Vocabulary used"), tr("Pieces of the vocabulary that occur on that side."),
        percent(source.usedShare()), percent(target.usedShare()));
    add(tr("Words"), tr("Separated by white space."), countText(source.words), countText(target.words));
    add(tr("Pieces"), tr("Known and unknown pieces."), countText(source.pieces), countText(target.pieces));
    table_->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    for (int column = 1; column < 3; ++column) {
        table_->setColumnWidth(column, kFigureWidth);
        figures_->horizontalHeaderItem(column)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    }
    add(tr("Pairs"), tr("Large stores are measured on 20,000 pairs spread over the whole store."),
        tr("%1 of %2").arg(countText(counts.pairs), countText(counts.info.pairs)), {});
    table_->setSpan(figures_->rowCount() - 1, 1, 1, 2);
}

}  // namespace paragram::ui
