#include "ui/evaluation/scores_card.h"

#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QStackedWidget>
#include <algorithm>

#include "ui/style/theme.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/heat_delegate.h"
#include "ui/widgets/score_table_model.h"

namespace paragram::ui {

namespace {

constexpr int kNarrowestModel = 100, kWidestModel = 200, kScoreColumn = 84;

}  // namespace

ScoresCard::ScoresCard(QWidget* parent)
    : Card(tr("Scores × 100"), parent),
      views_(new QComboBox),
      stack_(new QStackedWidget),
      results_(new ResultModel(this)),
      table_(new DataTable(tr("Scores"))),
      paperModel_(new ScoreTableModel(this)),
      paperTable_(new DataTable(tr("Scores next to those of the papers"))),
      notes_(new QLabel),
      lastModelColumn_(ResultModel::kFirstModel) {
    setAccessibleName(tr("Scores"));
    table_->setSource(results_);
    paperTable_->setSource(paperModel_);
    for (DataTable* table : {table_, paperTable_}) {
        table->setItemDelegate(new HeatDelegate(table));
        table->horizontalHeader()->setTextElideMode(Qt::ElideMiddle);
        stack_->addWidget(table);
    }
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    views_->setAccessibleName(tr("Table of scores"));
    views_->setToolTip(tr("By data set, or laid out like a table of a paper, whose printed rows are grey"));
    views_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    views_->setMinimumContentsLength(34);
    addToHeader(views_);
    notes_->setProperty("role", "muted");
    notes_->setWordWrap(true);
    notes_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    body()->addWidget(stack_, 1);
    body()->addWidget(notes_);
    connect(views_, &QComboBox::currentIndexChanged, this, &ScoresCard::showView);
    connect(table_->selectionModel(), &QItemSelectionModel::currentChanged, this, &ScoresCard::followCell);
    show({});
}

void ScoresCard::show(std::vector<ModelReport> reports) {
    tables_ = reportTables(plainReports(reports), {true, false});
    {
        const QSignalBlocker quiet(views_);
        const QString before = views_->currentText();
        views_->clear();
        views_->addItem(tr("By data set"));
        for (const ScoreTable& table : tables_) views_->addItem(QString::fromStdString(table.title));
        views_->setCurrentIndex(std::max(0, views_->findText(before)));
    }
    results_->show(std::move(reports));
    auto* header = table_->horizontalHeader();
    header->setSectionResizeMode(QHeaderView::Interactive);
    header->setSectionResizeMode(ResultModel::kSet, QHeaderView::Stretch);
    header->setSectionResizeMode(ResultModel::kPairs, QHeaderView::ResizeToContents);
    table_->setColumnWidth(ResultModel::kSuite, 120);
    for (int column = ResultModel::kFirstModel; column < results_->columnCount(); ++column)
        header->resizeSection(column, std::clamp(header->sectionSizeHint(column), scaled(kNarrowestModel),
                                                 scaled(kWidestModel)));
    notes_->setText(notes());
    notes_->setVisible(!notes_->text().isEmpty());
    lastModelColumn_ = ResultModel::kFirstModel;
    if (results_->rowCount() > 0)
        table_->setCurrentIndex(table_->model()->index(0, ResultModel::kFirstModel));
    showView(views_->currentIndex());
}

void ScoresCard::setMeasure(Measure measure) {
    results_->setMeasure(measure);
}

int ScoresCard::viewCount() const {
    return views_->count();
}

void ScoresCard::setView(int view) {
    views_->setCurrentIndex(view);
}

void ScoresCard::showView(int view) {
    if (view <= 0) {
        stack_->setCurrentWidget(table_);
        return;
    }
    paperModel_->show(tables_[static_cast<std::size_t>(view - 1)]);
    auto* header = paperTable_->horizontalHeader();
    for (int column = 0; column < paperModel_->columnCount(); ++column) {
        header->setSectionResizeMode(column, column == 0 ? QHeaderView::Stretch : QHeaderView::Interactive);
        if (column > 0)
            header->resizeSection(
                column, std::clamp(header->sectionSizeHint(column), scaled(kScoreColumn), scaled(160)));
    }
    stack_->setCurrentWidget(paperTable_);
}

void ScoresCard::followCell() {
    const int column = table_->currentIndex().column();
    if (results_->reportOf(column)) lastModelColumn_ = column;
    emit currentChanged();
}

int ScoresCard::currentRow() const {
    return table_->sourceRow(table_->currentIndex().row());
}

int ScoresCard::wantedHeight() const {
    return results_->rowCount() * table_->verticalHeader()->defaultSectionSize() +
           table_->horizontalHeader()->sizeHint().height() + 70 +
           (notes_->isHidden() ? 0 : notes_->sizeHint().height() + space::kGap);
}

QString ScoresCard::asTsv() const {
    if (stack_->currentWidget() == table_) return results_->asTsv();
    QStringList lines;
    const ScoreTable& table = paperModel_->table();
    const auto line = [](const std::vector<std::string>& cells) {
        QStringList texts;
        for (const std::string& cell : cells) texts << QString::fromStdString(cell);
        return texts.join('\t');
    };
    lines << line(table.columns);
    for (const ScoreTable::Row& row : table.rows) lines << line(row.cells);
    return lines.join('\n') + '\n';
}

QString ScoresCard::notes() const {
    QStringList notes;
    for (const ModelReport& report : results_->reports())
        for (const std::string& note : report.report.notes)
            if (!notes.contains(QString::fromStdString(note))) notes << QString::fromStdString(note);
    return notes.join(' ');
}

}  // namespace paragram::ui
