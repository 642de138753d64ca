#include "ui/analysis/analyse_panel.h"

#include <QSettings>
#include <QTabBar>
#include <QTabWidget>

#include "ui/analysis/language_page.h"
#include "ui/analysis/lexicon_page.h"
#include "ui/widgets/empty_state.h"

namespace paragram::ui {

AnalysePanel::AnalysePanel(const PanelContext& context, QWidget* parent)
    : Panel(context, "analyse", tr("Analyse"), parent),
      pages_(new QTabWidget),
      empty_(new EmptyState("analyse",
                            tr("This panel builds lexicons from pairs and compares languages by their shared "
                               "tokens; this project has no pairs yet."),
                            tr("Import pairs"))),
      lexicon_(new LexiconPage(project(), jobs(), messages())),
      languages_(new LanguagePage(project(), jobs(), messages())) {
    pages_->setDocumentMode(true);
    pages_->tabBar()->setDrawBase(false);
    pages_->addTab(lexicon_, tr("Lexicon"));
    pages_->addTab(languages_, tr("Languages"));
    setContent(pages_, empty_);
    showEmpty(true);
    connect(empty_, &EmptyState::clicked, this, [this] { emit panelRequested("data", {}); });
    connect(pages_, &QTabWidget::currentChanged, this, &AnalysePanel::describe);
    addPanelAction(tr("Build a lexicon"), {}, [this] {
        pages_->setCurrentWidget(lexicon_);
        lexicon_->build();
    });
    addPanelAction(tr("Measure the overlap of two languages"), {}, [this] {
        pages_->setCurrentWidget(languages_);
        languages_->measure();
    });
    describe();
}

void AnalysePanel::projectOpened() {
    messages().hide();
    lexicon_->clear();
    languages_->clear();
    contentChanged();
}

void AnalysePanel::contentChanged() {
    lexicon_->refresh();
    languages_->refresh();
    describe();
}

void AnalysePanel::describe() {
    showEmpty(!lexicon_->hasStores());
    setSubtitle(pages_->currentWidget() == lexicon_
                    ? tr("Which words are paraphrases or translations?")
                    : tr("Which languages share tokens, and does that help?"));
}

void AnalysePanel::saveState(QSettings& settings) const {
    settings.setValue("page", pages_->currentIndex());
}

void AnalysePanel::restoreState(QSettings& settings) {
    pages_->setCurrentIndex(settings.value("page", 0).toInt());
}

}  // namespace paragram::ui
