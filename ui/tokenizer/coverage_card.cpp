#include "ui/tokenizer/coverage_card.h"

#include <QComboBox>
#include <QHeaderView>
#include <QStandardItemModel>

#include "ui/data/language_text.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace {

constexpr int kFigureWidth = 76;
constexpr int kPairsWidth = 150;
constexpr int kSmallest = 312;

QString percent(double share) {
    return CoverageCard::tr("%1 %").arg(numberText(100 * share, 2));
}

}  // namespace

CoverageCard::CoverageCard(JobRunner& jobs, QWidget* parent)
    : Card(tr("Over the pairs"), parent),
      jobs_(jobs),
      pairs_(new QComboBox),
      figures_(new QStandardItemModel(this)),
      table_(new DataTable(tr("Pieces over the pairs"))) {
    pairs_->setAccessibleName(tr("Pairs to measure over"));
    pairs_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    pairs_->setFixedWidth(kPairsWidth);
    setMinimumWidth(kSmallest);
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
    const int number = ++number_;
    jobs_.stop(job_);
    counts_.reset();
    emit cleared();
    const QString store = pairs_->currentData().toString();
    if (!tokenizer_ || store.isEmpty()) {
        figures_->clear();
        setNote({});
        return;
    }
    setNote(tr("counting…"));
    job_ = jobs_.start(
        this, tr("Counting pieces"),
        [tokenizer = tokenizer_, store = toPath(store), lower = lower_](JobContext& job) {
            return countPieces(*tokenizer, store, lower, job);
        },
        [this, number](const Result<PieceCounts>& counts) {
            // Another tokenizer or store was chosen since.
            if (number != number_) return;
            setNote({});
            if (!counts) {
                figures_->clear();
                return emit failed(counts.error());
            }
            counts_ = *counts;
            show(*counts);
            emit counted();
        },
        JobWeight::light);
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
    add(tr("Pieces a word"),
        tr("Words are what stands between white space: for Chinese or Japanese look at pieces a sentence."),
        numberText(source.piecesPerWord(), 2), numberText(target.piecesPerWord(), 2));
    add(tr("Pieces a sentence"), tr("On average."), numberText(source.piecesPerSentence(), 1),
        numberText(target.piecesPerSentence(), 1));
    add(tr("Unknown share"), tr("Pieces that the vocabulary does not have; they are dropped."),
        percent(source.unknownShare()), percent(target.unknownShare()));
    add(tr("Vocabulary used"), tr("Pieces of the vocabulary that occur on the side at all."),
        percent(source.usedShare()), percent(target.usedShare()));
    add(tr("Words"), tr("Between white space."), countText(source.words), countText(target.words));
    add(tr("Pieces"), tr("Known and unknown."), countText(source.pieces), countText(target.pieces));
    table_->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    for (int column = 1; column < 3; ++column) {
        table_->setColumnWidth(column, kFigureWidth);
        figures_->horizontalHeaderItem(column)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    }
    add(tr("Pairs"), tr("A large store is measured by 20,000 pairs from all over it."),
        tr("%1 of %2").arg(countText(counts.pairs), countText(counts.info.pairs)), {});
    table_->setSpan(figures_->rowCount() - 1, 1, 1, 2);
}

}  // namespace paragram::ui
