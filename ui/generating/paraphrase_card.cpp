#include "ui/generating/paraphrase_card.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QLineEdit>
#include <QPushButton>
#include <QShortcut>
#include <cmath>

#include "ui/generating/paraphrase_model.h"
#include "ui/style/theme.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace {

constexpr int kMarkWidth = 30, kFigureWidth = 88;
constexpr int kNarrow = 680;       // without room for translations and templates, which the tooltips show
constexpr int kMostWrapped = 500;  // rows; measuring the height of more takes long

}  // namespace

ParaphraseCard::ParaphraseCard(QWidget* parent)
    : Card(tr("Paraphrases"), parent),
      model_(new ParaphraseModel(this)),
      table_(new DataTable(tr("Paraphrases"))),
      accept_(new QPushButton(tr("Accept (A)"))),
      reject_(new QPushButton(tr("Reject (R)"))),
      name_(new QLineEdit),
      save_(new QPushButton) {
    layOut();
    const auto onKey = [this](const QKeySequence& key, auto slot) {
        connect(new QShortcut(key, table_, nullptr, nullptr, Qt::WidgetShortcut), &QShortcut::activated, this,
                slot);
    };
    const auto accept = [this] { decide(Decision::accepted); };
    const auto reject = [this] { decide(Decision::rejected); };
    onKey(Qt::Key_A, accept);
    onKey(Qt::Key_R, reject);
    onKey(QKeySequence::Undo, [this] { undo(); });
    connect(accept_, &QPushButton::clicked, this, accept);
    connect(reject_, &QPushButton::clicked, this, reject);
    connect(save_, &QPushButton::clicked, this,
            [this] { emit saveWanted(model_->rowsWith(Decision::accepted)); });
    connect(table_->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &ParaphraseCard::describe);
    describe();
}

void ParaphraseCard::layOut() {
    table_->setSource(model_);
    table_->setWordWrap(true);
    auto* text = new MarkedTextDelegate(table_);  // measures the lines as it draws them
    for (const int column :
         {ParaphraseModel::kSentence, ParaphraseModel::kParaphrase, ParaphraseModel::kOrigin})
        table_->setItemDelegateForColumn(column, text);
    addToHeader(table_->filterField());
    accept_->setToolTip(tr("Accept the selected paraphrases"));
    reject_->setToolTip(tr("Reject the selected paraphrases; Ctrl+Z undoes"));
    name_->setAccessibleName(tr("New pair store"));
    name_->setToolTip(tr("Name of the pair store for the accepted paraphrases"));
    save_->setToolTip(
        tr("Write the accepted paraphrases, each with its sentence, to a pair store of the project"));
    auto* row = new QHBoxLayout;
    row->setSpacing(space::kGap);
    row->addWidget(accept_);
    row->addWidget(reject_);
    row->addStretch(1);
    row->addWidget(name_, 2);
    row->addWidget(save_);
    body()->addWidget(table_, 1);
    body()->addLayout(row);
}

void ParaphraseCard::show(const std::vector<std::string>& sources, const WrittenParaphrases& summary) {
    table_->verticalHeader()->setSectionResizeMode(
        std::ssize(summary.texts) > kMostWrapped ? QHeaderView::Fixed : QHeaderView::ResizeToContents);
    model_->show(sources, summary);
    fitColumns();
    if (model_->rowCount() > 0) table_->selectSourceRow(0);
    describe();
}

// The texts share the width that the figures leave; one sentence needs no column of its own.
void ParaphraseCard::fitColumns() {
    auto* header = table_->horizontalHeader();
    for (int column = 0; column < ParaphraseModel::kColumns; ++column) {
        const bool text = column >= ParaphraseModel::kSentence && column <= ParaphraseModel::kOrigin;
        header->setSectionResizeMode(column, text ? QHeaderView::Stretch : QHeaderView::Interactive);
        if (!text)
            table_->setColumnWidth(column, column == ParaphraseModel::kMark ? kMarkWidth : kFigureWidth);
    }
    const auto& texts = model_->summary().texts;
    table_->setColumnHidden(ParaphraseModel::kSentence, model_->sources().size() < 2);
    table_->setColumnHidden(ParaphraseModel::kOrigin, width() < kNarrow);
    table_->setColumnHidden(ParaphraseModel::kCosine, texts.empty() || std::isnan(texts.front().cosine));
}

void ParaphraseCard::resizeEvent(QResizeEvent* event) {
    Card::resizeEvent(event);
    fitColumns();
}

void ParaphraseCard::setName(const QString& name) {
    name_->setText(name);
    name_->setPlaceholderText(name);
}

QString ParaphraseCard::name() const {
    return name_->text().isEmpty() ? name_->placeholderText() : name_->text();
}

void ParaphraseCard::decide(Decision decision) {
    const QList<int> rows = table_->selectedSourceRows();
    model_->decide(rows, decision);
    if (rows.size() == 1) {
        const int next = table_->viewRow(rows.front()) + 1;
        if (next < table_->model()->rowCount()) selectOnly(table_->sourceRow(next));
    }
    describe();
}

// Whatever keys are held: with Ctrl, as for undoing, the table would add the row to those selected.
void ParaphraseCard::selectOnly(int row) {
    table_->selectionModel()->setCurrentIndex(
        table_->model()->index(table_->viewRow(row), 0),
        QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
}

void ParaphraseCard::undo() {
    const int row = model_->undo();
    if (row >= 0) selectOnly(row);
    describe();
}

void ParaphraseCard::describe() {
    const auto accepted = static_cast<qint64>(model_->rowsWith(Decision::accepted).size());
    const bool any = !table_->selectedSourceRows().isEmpty();
    accept_->setEnabled(any);
    reject_->setEnabled(any);
    save_->setText(accepted == 0 ? tr("Save the accepted ones")
                                 : tr("Save %1 accepted").arg(countText(accepted)));
    save_->setEnabled(accepted > 0);
    const WrittenParaphrases& made = model_->summary();
    setNote(made.candidates == 0 ? QString()
                                 : tr("%1 of %2 are different", nullptr, plural(made.candidates))
                                       .arg(countText(model_->rowCount()), countText(made.candidates)));
}

}  // namespace paragram::ui
