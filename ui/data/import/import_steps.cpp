#include "ui/data/import/import_steps.h"

#include <QHeaderView>
#include <QStandardItemModel>
#include <algorithm>

#include "ui/data/filter/recipe_model.h"
#include "ui/data/filter/stage_choice.h"
#include "ui/language/engine_text.h"
#include "ui/style/theme.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace {

constexpr int kFigureWidth = 78;
constexpr int kRowHeight = 30;
constexpr int kMostRows = 5;  // more scroll

}  // namespace

ImportSteps::ImportSteps(QWidget* parent)
    : Card(tr("What the filters do"), parent),
      steps_(new QStandardItemModel(this)),
      table_(new DataTable(tr("What each filter does to the first lines"))),
      words_(new QLabel) {
    words_->setProperty("role", "muted");
    words_->setWordWrap(true);
    table_->setSource(steps_, false);
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    body()->addWidget(words_);
    body()->addWidget(table_);
    words_->hide();
    clear();
}

void ImportSteps::clear() {
    steps_->clear();
    setNote(tr("counting…"));
}

void ImportSteps::show(const Recipe& recipe, const RecipePreview& preview) {
    steps_->clear();
    steps_->setHorizontalHeaderLabels({tr("Step"), tr("Kept"), tr("Dropped")});
    QStringList notes;
    for (std::size_t i = 0; i < recipe.steps.size(); ++i) {
        const StepPreview& step = preview.steps[i];
        if (!step.ran) continue;
        auto* name = new QStandardItem(stageName(recipe.steps[i]));
        name->setToolTip(engineText(EngineTable::filters, recipe.steps[i].kind().help));
        QList<QStandardItem*> row{name};
        for (const std::int64_t count : {step.kept, step.seen - step.kept}) {
            row << new QStandardItem(countText(count));
            row.last()->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        }
        if (step.seen > step.kept) row.last()->setForeground(coloursInForce().warning);
        QStringList said;
        for (const std::string& note : step.notes) said << QString::fromStdString(note);
        if (step.seen > step.kept && !said.isEmpty())
            notes << tr("%1: %2").arg(titleOf(recipe.steps[i].kind()), listText(said));
        steps_->appendRow(row);
    }
    auto* header = table_->horizontalHeader();
    header->setSectionResizeMode(0, QHeaderView::Stretch);
    for (int column = 1; column < 3; ++column) {
        table_->setColumnWidth(column, kFigureWidth);
        steps_->horizontalHeaderItem(column)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    }
    const int rows = std::clamp(steps_->rowCount(), 1, kMostRows);
    table_->setFixedHeight(header->sizeHint().height() + rows * scaled(kRowHeight) + 2);
    table_->setVisible(steps_->rowCount() > 0);
    setNote(tr("%1 of %2 pairs kept", nullptr, plural(preview.pairs))
                .arg(countText(preview.kept), countText(preview.pairs)));
    words_->setText(steps_->rowCount() == 0 ? tr("All pairs are kept.") : notes.join(" · "));
    words_->setVisible(!words_->text().isEmpty());
}

void ImportSteps::showError(const QString& sentence) {
    steps_->clear();
    table_->hide();
    setNote({});
    words_->setText(sentence);
    words_->show();
}

}  // namespace paragram::ui
