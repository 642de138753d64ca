// How the panel Explore is laid out, its actions, and its pages.
#include <QFileDialog>
#include <QHeaderView>
#include <QPushButton>
#include <QSpinBox>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/exploring/explore_panel.h"
#include "ui/exploring/memory_page.h"
#include "ui/exploring/query_card.h"
#include "ui/exploring/sentence_model.h"
#include "ui/exploring/study_card.h"
#include "ui/exploring/style_page.h"
#include "ui/models/model_box.h"
#include "ui/style/theme.h"
#include "ui/widgets/card.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/heat_delegate.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace {

constexpr int kCosineWidth = 72, kLineWidth = 92;

}  // namespace

void ExplorePanel::buildContent() {
    column_->setButtonSymbols(QAbstractSpinBox::NoButtons);
    column_->setRange(1, 100);
    column_->setPrefix(tr("column "));
    column_->setAccessibleName(tr("Column of the sentences"));
    column_->hide();
    for (QToolButton* tab : {corpusTab_, memoryTab_}) {
        tab->setCheckable(true);
        tab->setAutoExclusive(true);
        tab->setProperty("page", true);
        addHeaderWidget(tab);
    }
    corpusTab_->setText(tr("Corpus"));
    corpusTab_->setToolTip(tr("The nearest sentences of a text"));
    memoryTab_->setText(tr("Memory"));
    memoryTab_->setToolTip(tr("Translations of similar sentences"));
    addHeaderWidget(model_, tr("Model"));
    addHeaderWidget(column_);
    addHeaderWidget(open_);

    table_->setSource(sentences_);
    table_->horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    table_->setColumnWidth(SentenceModel::kCosine, kCosineWidth);
    table_->setColumnWidth(SentenceModel::kLine, kLineWidth);
    table_->setStretchColumn(SentenceModel::kSentence);
    table_->setItemDelegateForColumn(SentenceModel::kCosine, new HeatDelegate(table_));
    table_->setToolTip(tr("Click a sentence to search for it"));
    list_->body()->addWidget(table_, 1);
    study_->setMinimumWidth(scaled(300));

    auto* lower = new QHBoxLayout;
    lower->setSpacing(space::kCardGap);
    lower->addWidget(list_, 5);
    lower->addWidget(study_, 4);
    auto* inside = new QVBoxLayout(work_);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->setSpacing(space::kCardGap);
    inside->addWidget(query_);
    inside->addLayout(lower, 1);
    auto* invitation = new EmptyState("explore",
                                      tr("Open a text of any size, one sentence per line: what you type "
                                         "finds the nearest sentences in every language the model knows."),
                                      tr("Open corpus…"));
    connect(invitation, &EmptyState::clicked, this, &ExplorePanel::askForCorpus);
    invitation_ = invitation;
    auto* corpus = new QWidget;
    auto* layout = new QVBoxLayout(corpus);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(work_, 1);
    layout->addWidget(invitation_, 1);
    pages_->addWidget(corpus);
    pages_->addWidget(memory_);
    setContentOfModels(
        pages_, tr("A trained model finds sentences with similar meaning; this project has none yet."));
    closeCorpus();
}

void ExplorePanel::buildActions() {
    addPanelAction(tr("Open a corpus…"), {}, [this] { askForCorpus(); });
    addPanelAction(tr("Build the index again"), {}, [this] {
        if (!path_.isEmpty()) openCorpus(path_, true);
    });
    addPanelAction(tr("Draw the map of the corpus"), {}, [this] {
        study_->showPage(StudyCard::mapPage);
        study_->drawMap();
    });
    addPanelAction(tr("Find near duplicates"), {}, [this] {
        study_->showPage(StudyCard::duplicatesPage);
        study_->findDuplicates();
    });
    addPanelAction(tr("Find sentences of the same style"), {}, [this] {
        if (study_->style().offered()) study_->showPage(StudyCard::stylePage);
    });
    addPanelAction(tr("Explore with a model file…"), {}, [this] { model_->askForFile(); });
    addPanelAction(tr("Search a translation memory"), {}, [this] {
        showMemory(true);
        memory_->focusField();
    });
    addPanelAction(tr("Open a translation memory…"), {}, [this] {
        showMemory(true);
        memory_->askForFile();
    });
    addPanelAction(tr("Go to the sentence to search for"), QKeySequence::Find, [this] {
        if (memoryIsShown()) return memory_->focusField();
        query_->field()->setFocus();
        query_->field()->selectAll();
    });
    addPanelAction(tr("Copy the translation that was found"), {}, [this] { memory_->copyTranslation(); });
}

void ExplorePanel::askForCorpus() {
    const QString file =
        QFileDialog::getOpenFileName(this, tr("Open a corpus"), toText(project().folder("corpora")),
                                     tr("Text (*.txt *.tsv *.gz);;All files (*)"));
    if (file.isEmpty()) return;
    showMemory(false);
    openCorpus(file);
}

bool ExplorePanel::memoryIsShown() const {
    return pages_->currentWidget() == memory_;
}

void ExplorePanel::showMemory(bool shown) {
    pages_->setCurrentIndex(shown ? 1 : 0);
    (shown ? memoryTab_ : corpusTab_)->setChecked(true);
    column_->setVisible(!shown && column_->property("wanted").toBool());
    open_->setVisible(!shown && isOpen());
    describe();
}

}  // namespace paragram::ui
