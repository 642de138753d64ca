// How the page of translation memories is laid out, and what it says of itself.
#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QShortcut>
#include <QStackedWidget>

#include "ui/exploring/memory_box.h"
#include "ui/exploring/memory_match_model.h"
#include "ui/exploring/memory_page.h"
#include "ui/models/language_text.h"
#include "ui/style/theme.h"
#include "ui/widgets/card.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/heat_delegate.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace {

constexpr int kFigureWidth = 78, kNumbersWidth = 128;

}  // namespace

void MemoryPage::buildContent() {
    field_->setPlaceholderText(tr("Type or paste the sentence to translate, then press Enter"));
    field_->setAccessibleName(tr("Sentence to translate"));
    field_->setClearButtonEnabled(true);
    field_->setFont(uiFont(16));
    searchButton_->setProperty("primary", true);
    searchButton_->setToolTip(tr("Search the memory (Enter)"));
    open_->setToolTip(tr("Search a TMX, another file of pairs, or a saved alignment"));
    side_->setAccessibleName(tr("Side that is searched"));
    side_->setToolTip(tr("In which language sentences are compared; the other one is the translation"));
    side_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    order_->setAccessibleName(tr("Order"));
    order_->setToolTip(tr("Which sentences are found first, among all of the memory"));
    order_->addItem(tr("nearest in meaning"), static_cast<int>(MemoryOrder::meaning));
    order_->addItem(tr("nearest in wording"), static_cast<int>(MemoryOrder::wording));
    copy_->setToolTip(tr("Copy the translation of the chosen row; Ctrl+C copies the row"));
    copy_->setEnabled(false);

    auto* query = new Card(tr("Sentence"));
    query->addToHeader(memories_);
    query->addToHeader(open_);
    auto* first = new QHBoxLayout;
    first->setSpacing(space::kGap);
    first->addWidget(field_, 1);
    first->addWidget(searchButton_);
    auto* second = new QHBoxLayout;
    second->setSpacing(space::kGap);
    const auto add = [&](const QString& text, QWidget* box) {
        auto* label = new QLabel(text);
        label->setBuddy(box);
        second->addWidget(label);
        second->addWidget(box);
    };
    add(tr("Search in"), side_);
    second->addSpacing(space::kGap);
    add(tr("Order"), order_);
    second->addStretch(1);
    query->body()->addLayout(first);
    query->body()->addLayout(second);

    table_->setSource(matches_);
    table_->setWordWrap(true);
    table_->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    auto* text = new MarkedTextDelegate(table_);
    table_->setItemDelegateForColumn(MemoryMatchModel::kSentence, text);
    table_->setItemDelegateForColumn(MemoryMatchModel::kTranslation, text);
    table_->setItemDelegateForColumn(MemoryMatchModel::kNumbers, text);
    auto* heat = new HeatDelegate(table_);
    table_->setItemDelegateForColumn(MemoryMatchModel::kMeaning, heat);
    table_->setItemDelegateForColumn(MemoryMatchModel::kWording, heat);
    connect(new QShortcut(Qt::Key_C, table_, nullptr, nullptr, Qt::WidgetShortcut), &QShortcut::activated,
            this, &MemoryPage::copyTranslation);
    legend_->setTextFormat(Qt::RichText);
    legend_->setProperty("role", "muted");
    auto* row = new QHBoxLayout;
    row->setSpacing(space::kGap);
    row->addWidget(legend_, 1);
    row->addWidget(copy_);
    list_->addToHeader(table_->filterField());
    list_->body()->addWidget(table_, 1);
    list_->body()->addLayout(row);

    stack_->addWidget(invitation_);
    stack_->addWidget(list_);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(space::kCardGap);
    layout->addWidget(query);
    layout->addWidget(stack_, 1);
    connect(matches_, &QAbstractItemModel::modelReset, this, &MemoryPage::fitColumns);
    fitColumns();
    showLegend();
}

// The texts share the width that the figures leave; without numbers to replace there is no column for them.
void MemoryPage::fitColumns() {
    auto* header = table_->horizontalHeader();
    for (int column = 0; column < MemoryMatchModel::kColumns; ++column) {
        const bool text = column <= MemoryMatchModel::kTranslation;
        header->setSectionResizeMode(column, text ? QHeaderView::Stretch : QHeaderView::Fixed);
        if (!text)
            table_->setColumnWidth(column,
                                   column == MemoryMatchModel::kNumbers ? kNumbersWidth : kFigureWidth);
    }
    table_->setColumnHidden(MemoryMatchModel::kNumbers, !matches_->numbersDiffer());
}

void MemoryPage::showLegend() {
    legend_->setText(tr("<span style=\"%1\">words in common</span> &nbsp; <span style=\"%2\">numbers that "
                        "differ</span>")
                         .arg(styleOf(TextMark::word), styleOf(TextMark::number)));
}

void MemoryPage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) showLegend();
}

void MemoryPage::describe() {
    const bool any = memories_->count() > 0;
    stack_->setCurrentIndex(matches_->rowCount() > 0 ? 1 : 0);
    list_->setNote({});
    field_->setEnabled(any);
    searchButton_->setEnabled(any);
    side_->setEnabled(any);
    order_->setEnabled(any);
    if (!any) {
        invitation_->setSentence(
            tr("A translation memory shows how similar sentences were translated: a "
               "pair store or an alignment of this project, a TMX or another file of "
               "pairs."));
        invitation_->setButton(tr("Open memory…"));
    } else {
        invitation_->setSentence(
            nothingFound_
                ? tr("Nothing found: no sentence of the memory has a word in common with this one. Order by "
                     "meaning instead.")
                : tr("Type or paste a sentence and press Enter: similar sentences of the memory are listed "
                     "with their translations."));
        invitation_->setButton({});
    }
    description_ = tr("Translations of similar sentences");
    if (memory_) {
        const MemoryRecord& record = memory_->record();
        QStringList parts{tr("<b>%1</b>").arg(QFileInfo(openPath_).fileName().toHtmlEscaped()),
                          tr("%1 pairs", nullptr, plural(record.pairs)).arg(countText(record.pairs))};
        const QString languages = languagePair(record.sourceLanguage, record.targetLanguage);
        if (!languages.isEmpty()) parts << languages;
        if (record.rejected > 0) parts << tr("%1 unreadable").arg(countText(record.rejected));
        description_ = parts.join(QString::fromUtf8(" · "));
    }
    emit described();
}

}  // namespace paragram::ui
