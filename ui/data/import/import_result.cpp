#include "ui/data/import/import_result.h"

#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include "core/base/plural.h"
#include "ui/language/engine_text.h"
#include "ui/style/theme.h"
#include "ui/widgets/card.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/window_words.h"

namespace paragram::ui {

namespace {

constexpr int kFigureWidth = 84, kTimeWidth = 68;

QStandardItem* cell(const QString& text) {
    auto* item = new QStandardItem(text);
    item->setToolTip(text);
    return item;
}

QStandardItem* figure(std::int64_t count) {
    QStandardItem* item = cell(countText(count));
    item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    item->setData(static_cast<qlonglong>(count), kSortRole);
    return item;
}

}  // namespace

ImportResult::ImportResult(QWidget* parent)
    : QWidget(parent),
      number_(new QLabel),
      words_(new QLabel),
      notes_(new QLabel),
      steps_(new QStandardItemModel(this)),
      stepTable_(new DataTable(tr("What each step kept"))),
      examples_(new QStandardItemModel(this)),
      exampleTable_(new DataTable(tr("Examples of skipped lines"))),
      exampleCard_(new Card) {
    number_->setProperty("role", "number");
    words_->setProperty("role", "muted");
    words_->setWordWrap(true);
    notes_->setWordWrap(true);
    stepTable_->setSource(steps_, false);
    stepTable_->setSelectionMode(QAbstractItemView::SingleSelection);
    exampleTable_->setSource(examples_, false);
    auto* another = new QPushButton(tr("Import another file…"));
    auto* show = new QPushButton(tr("Show the pairs"));
    show->setProperty("primary", true);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(space::kGap);
    buttons->addWidget(show);
    buttons->addWidget(another);
    buttons->addStretch();
    auto* summary = new Card(tr("Imported"));
    summary->body()->addWidget(number_);
    summary->body()->addWidget(words_);
    summary->body()->addWidget(stepTable_, 1);
    summary->body()->addWidget(notes_);
    summary->body()->addLayout(buttons);
    exampleCard_->body()->addWidget(exampleTable_);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(space::kCardGap);
    layout->addWidget(summary, 6);
    layout->addWidget(exampleCard_, 5);
    connect(stepTable_, &DataTable::currentRowChanged, this, &ImportResult::showExamples);
    connect(show, &QPushButton::clicked, this, &ImportResult::showPairsClicked);
    connect(another, &QPushButton::clicked, this, &ImportResult::importAnotherClicked);
}

void ImportResult::show(const QString& store, const ImportSummary& summary, bool stopped) {
    summary_ = summary;
    number_->setText(tr("%1 pairs", nullptr, plural(summary.pairsKept)).arg(countText(summary.pairsKept)));
    const QString counted = engineText(EngineTable::jobs, pluralOf(summary.counted));
    QString words = tr("%1 · %2 %3 read in %4")
                        .arg(store, countText(summary.linesRead), counted, durationText(summary.seconds));
    if (stopped) words += ' ' + tr("· stopped, the rest of the file was not imported");
    words_->setText(words);
    steps_->clear();
    steps_->setHorizontalHeaderLabels({tr("Step"), tr("Seen"), tr("Kept"), tr("Skipped"), tr("Time")});
    const auto add = [this](const QString& name, std::int64_t seen, std::int64_t kept, std::int64_t skipped,
                            double seconds) {
        QStandardItem* dropped = figure(skipped);
        if (skipped > 0) dropped->setForeground(coloursInForce().warning);
        QStandardItem* time = cell(seconds < 0 ? QString() : tr("%1 s").arg(numberText(seconds, 2)));
        time->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        time->setToolTip(tr("All threads together"));
        steps_->appendRow({cell(name), figure(seen), figure(kept), dropped, time});
    };
    // Messages or entries are read, and their pairs kept: some have several.
    add(summary.counted == "line" ? tr("Reading") : tr("Reading (%1)").arg(counted), summary.linesRead,
        summary.pairsRead, summary.linesRejected + summary.leftOut.total(), -1);
    for (const FilterCount& filter : summary.filters) {
        add(titleText(EngineTable::filters, filter.name), filter.seen, filter.kept, filter.seen - filter.kept,
            filter.seconds);
    }
    showNotes();
    auto* header = stepTable_->horizontalHeader();
    header->setSectionResizeMode(0, QHeaderView::Stretch);
    for (int column = 1; column < steps_->columnCount(); ++column) {
        stepTable_->setColumnWidth(column, column == 4 ? kTimeWidth : kFigureWidth);
        steps_->horizontalHeaderItem(column)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    }
    // Select the first step that dropped something.
    int first = 0;
    for (int row = steps_->rowCount() - 1; row >= 0; --row)
        if (steps_->item(row, 3)->data(kSortRole).toLongLong() > 0) first = row;
    stepTable_->selectSourceRow(first);
    showExamples(first);
}

// What the import remarks, and the filters' own notes: how many pairs each evaluation set cost.
void ImportResult::showNotes() {
    QStringList lines;
    for (const std::string& remark : summary_.remarks) lines << inWindowWords(remark);
    for (const FilterCount& filter : summary_.filters) {
        QStringList notes;
        for (const std::string& note : filter.notes) notes << QString::fromStdString(note);
        if (!notes.isEmpty())
            lines << tr("%1: %2").arg(engineText(EngineTable::filters, filter.name), listText(notes));
    }
    notes_->setText(lines.join('\n'));
    notes_->setVisible(!lines.isEmpty());
}

QString ImportResult::notes() const {
    return notes_->text();
}

void ImportResult::showExamples(int step) {
    examples_->clear();
    if (step < 0 || step >= steps_->rowCount()) return;
    exampleCard_->setTitle(tr("Skipped · %1").arg(steps_->item(step, 0)->text()));
    if (step == 0) {
        examples_->setHorizontalHeaderLabels({tr("Line"), tr("Reason")});
        // "/home/me/pairs.tsv:6: what; advice": the lines were skipped, so the advice is not needed.
        static const QRegularExpression kParts("^.*?:(\\d+): ([^;]*)");
        for (const std::string& text : summary_.rejectedExamples) {
            const QString sentence = QString::fromStdString(text);
            const auto parts = kParts.match(sentence);
            examples_->appendRow(
                {cell(parts.hasMatch() ? countText(parts.captured(1).toLongLong()) : QString()),
                 cell(parts.hasMatch() ? parts.captured(2) : sentence)});
            examples_->item(examples_->rowCount() - 1, 1)->setToolTip(sentence);
        }
        // What gives no pair is counted only.
        for (const std::string& remark :
             remarksOf(summary_.leftOut, summary_.linesRead, summary_.counted.c_str()))
            examples_->appendRow({cell(QString()), cell(inWindowWords(remark))});
    } else {
        examples_->setHorizontalHeaderLabels({tr("Source"), tr("Target")});
        for (const std::string& text : summary_.filters[static_cast<std::size_t>(step - 1)].droppedExamples) {
            const QStringList sides = QString::fromStdString(text).split('\t');
            examples_->appendRow({cell(sides.value(0)), cell(sides.value(1))});
        }
    }
    const bool counted = step == 0 && summary_.rejectedExamples.empty();
    exampleCard_->setNote(examples_->rowCount() == 0 ? tr("nothing") : counted ? QString() : tr("examples"));
    auto* header = exampleTable_->horizontalHeader();
    header->setSectionResizeMode(QHeaderView::Stretch);
    if (step > 0) return;
    header->setSectionResizeMode(0, QHeaderView::Fixed);
    exampleTable_->setColumnWidth(0, 84);
}

}  // namespace paragram::ui
