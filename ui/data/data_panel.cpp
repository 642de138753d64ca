#include "ui/data/data_panel.h"

#include <QDesktopServices>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QStackedWidget>
#include <QUrl>
#include <algorithm>

#include "core/pairs/formats/pair_source.h"
#include "core/tasks/data/preview_pairs.h"
#include "ui/data/browsing/pair_table.h"
#include "ui/data/catalogue/catalogue_page.h"
#include "ui/data/divide/divide_dialog.h"
#include "ui/data/filter/filter_page.h"
#include "ui/data/filter/recipe_card.h"
#include "ui/data/filter/recipe_model.h"
#include "ui/data/import/import_page.h"
#include "ui/data/import/import_setup.h"
#include "ui/data/judging/judging_page.h"
#include "ui/data/pair_browser.h"
#include "ui/data/paraphrase/paraphrase_page.h"
#include "ui/data/statistics/statistics_menu.h"
#include "ui/data/statistics/statistics_page.h"
#include "ui/forms/setting_form.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace fs = std::filesystem;

DataPanel::DataPanel(const PanelContext& context, QWidget* parent)
    : Panel(context, "data", tr("Data"), parent),
      browser_(new PairBrowser(context.jobs)),
      importPage_(new ImportPage(context.project, context.jobs)),
      cataloguePage_(new CataloguePage(context.project, context.jobs, messages())),
      filterPage_(new FilterPage(context.project, context.jobs)),
      statisticsPage_(new StatisticsPage(context.project, context.jobs)),
      paraphrasePage_(new ParaphrasePage(context.project, context.jobs)),
      judgingPage_(new JudgingPage(context.project, context.jobs)),
      pages_(new QStackedWidget),
      openCatalogue_(new QPushButton(tr("Catalogue"))),
      paraphrases_(new QPushButton(tr("Paraphrases…"))),
      divide_(new QPushButton(tr("Divide…"))),
      filter_(new QPushButton(tr("Filter…"))),
      import_(new QPushButton(tr("Import pairs…"))),
      back_(new QPushButton(tr("Back to the pairs"))) {
    for (QWidget* page : std::initializer_list<QWidget*>{browser_, importPage_, cataloguePage_, filterPage_,
                                                         statisticsPage_, paraphrasePage_, judgingPage_})
        pages_->addWidget(page);
    import_->setProperty("primary", true);
    openCatalogue_->setToolTip(tr("Public datasets and models to download (Ctrl+Shift+D)"));
    for (QPushButton* button : {back_, openCatalogue_, paraphrases_, divide_, filter_, import_})
        addHeaderWidget(button);
    connect(openCatalogue_, &QPushButton::clicked, this, &DataPanel::showCatalogue);
    filter_->setToolTip(tr("Filter the chosen store with a recipe (Ctrl+Shift+F)"));
    connect(filter_, &QPushButton::clicked, this, &DataPanel::showFilters);
    paraphrases_->setToolTip(tr("Make paraphrases from translations (Ctrl+Shift+M)"));
    connect(paraphrases_, &QPushButton::clicked, this, &DataPanel::showParaphrases);
    divide_->setToolTip(tr("Split, sample, fold, shuffle, merge or pivot the chosen store (Ctrl+Shift+P)"));
    connect(divide_, &QPushButton::clicked, this, &DataPanel::askToDivide);
    connect(back_, &QPushButton::clicked, this, &DataPanel::showStores);
    connect(import_, &QPushButton::clicked, importPage_, &ImportPage::chooseFiles);
    auto* empty = new EmptyState(
        "data", tr("Training needs sentence pairs: import a file of translations or paraphrases."),
        tr("Import pairs…"));
    connect(empty, &EmptyState::clicked, importPage_, &ImportPage::chooseFiles);
    setContent(pages_, empty);
    showEmpty(true);
    buildActions();
    connectPages();
    connectParaphrases();
}

void DataPanel::buildActions() {
    addPanelAction(tr("Import pairs…"), QKeySequence("Ctrl+I"), [this] { importPage_->chooseFiles(); });
    addPanelAction(tr("Open the catalogue of public data"), QKeySequence("Ctrl+Shift+D"),
                   [this] { showCatalogue(); });
    addPanelAction(tr("Make paraphrases from translations…"), QKeySequence("Ctrl+Shift+M"),
                   [this] { showParaphrases(); });
    PairTable* pairs = &browser_->pairTable();
    storeActions_ << addPanelAction(tr("Filter the pair store…"), QKeySequence("Ctrl+Shift+F"), [this] {
        showFilters();
    }) << addPanelAction(tr("Count statistics"), QKeySequence("Ctrl+Shift+K"), [this] {
        browser_->countStatistics();
    }) << addPanelAction(tr("Detailed statistics"), QKeySequence("Ctrl+Shift+T"), [this] {
        showStatistics();
    }) << addPanelAction(tr("Find pairs"), QKeySequence::Find, [pairs] {
        pairs->findField()->setFocus(Qt::ShortcutFocusReason);
    }) << addPanelAction(tr("Save all pairs…"), QKeySequence("Ctrl+Shift+S"), [pairs] {
        pairs->savePairsAs();
    });
    storeActions_ << addPanelAction(tr("Judge pairs by hand"), {}, [this] { showJudging(); })
                  << addPanelAction(tr("Split, sample, fold, shuffle, merge or pivot…"),
                                    QKeySequence("Ctrl+Shift+P"), [this] { askToDivide(); });
    FileListCard& stores = browser_->storeCard();
    const auto add = [&](const QString& iconName, const QString& text, const QKeySequence& key, auto slot) {
        storeActions_ << addPanelAction(text, {}, slot);
        stores.addFileAction(storeActions_.last(), iconName, key);
    };
    add("edit", tr("Rename the pair store"), QKeySequence(Qt::Key_F2), [&stores] { stores.editName(); });
    add("folder", tr("Show the pair store in the file manager"), {}, [this] {
        if (const StoreEntry* store = browser_->current())
            QDesktopServices::openUrl(QUrl::fromLocalFile(toText(store->file.parent_path())));
    });
    add("delete", tr("Remove the pair store"), QKeySequence(Qt::Key_Delete), [this] { removeStore(); });
}

void DataPanel::connectPages() {
    const auto say = [this](const QString& text) { messages().showMessage(MessageBar::Kind::info, text); };
    connect(browser_, &PairBrowser::storeChosen, this, &DataPanel::describe);
    const auto fail = [this](const Error& e, std::function<void()> redo) { messages().showError(e, {redo}); };
    const auto select = [this](const fs::path& store) {
        wanted_ = store;
        contentChanged();
    };
    connect(browser_, &PairBrowser::failed, this, fail);
    connect(
        &browser_->stores(), &StoreModel::renameRequested, this,
        [this](int row, const QString& name) { rename(browser_->stores().store(row).file, name); },
        Qt::QueuedConnection);
    PairTable* pairs = &browser_->pairTable();
    connect(pairs, &PairTable::said, this, say);
    connect(pairs, &PairTable::copied, this, [this, say](int count) {
        say(tr("%1 pairs copied.", nullptr, plural(count)).arg(countText(count)));
    });
    connect(importPage_, &ImportPage::opened, this, [this] { showPage(importPage_); });
    connect(importPage_, &ImportPage::closed, this, &DataPanel::showStores);
    connect(cataloguePage_, &CataloguePage::closed, this, &DataPanel::showStores);
    connect(cataloguePage_, &CataloguePage::importWanted, this,
            [this](const fs::path& file, const fs::path& second) {
                second.empty() ? importPage_->openFile(file) : importPage_->openFiles(file, second);
            });
    connect(cataloguePage_, &CataloguePage::useWanted, this, &DataPanel::panelRequested);
    connect(filterPage_, &FilterPage::closed, this, &DataPanel::showStores);
    connect(browser_, &PairBrowser::statisticsWanted, this, &DataPanel::showStatistics);
    connect(statisticsPage_, &StatisticsPage::closed, this, &DataPanel::showStores);
    connect(statisticsPage_, &StatisticsPage::failed, this, fail);
    connect(filterPage_, &FilterPage::failed, this, fail);
    connect(paraphrasePage_, &ParaphrasePage::failed, this, fail);
    connect(judgingPage_, &JudgingPage::failed, this, fail);
    connect(browser_, &PairBrowser::judgingWanted, this, &DataPanel::showJudging);
    connect(filterPage_, &FilterPage::said, this, say);
    connect(paraphrasePage_, &ParaphrasePage::said, this, say);
    connect(paraphrasePage_, &ParaphrasePage::warned, this,
            [this](const QString& text) { messages().showMessage(MessageBar::Kind::warning, text); });
    connect(filterPage_, &FilterPage::filtered, this, select);
    connect(importPage_, &ImportPage::failed, this, [this](const QString& sentence) {
        if (sentence.isEmpty())
            messages().hide();
        else
            messages().showMessage(MessageBar::Kind::error, sentence);
    });
    connect(importPage_, &ImportPage::imported, this, select);
    connect(importPage_, &ImportPage::showPairsWanted, this, [this](const fs::path& store) {
        showStores();
        openFile(toText(store));
    });
}

void DataPanel::connectParaphrases() {
    connect(paraphrasePage_, &ParaphrasePage::importWanted, importPage_, &ImportPage::chooseFiles);
    connect(paraphrasePage_, &ParaphrasePage::panelWanted, this, &DataPanel::panelRequested);
    connect(paraphrasePage_, &ParaphrasePage::discardWanted, this, &DataPanel::moveToTrash);
    connect(paraphrasePage_, &ParaphrasePage::made, this, &DataPanel::filterMade);
    connect(paraphrasePage_, &ParaphrasePage::interrupted, this, [this](const QString& run) {
        if (pages_->currentWidget() == paraphrasePage_) return;
        messages().showMessage(MessageBar::Kind::info,
                               tr("An interrupted run can be continued: %1.").arg(run), tr("Show"),
                               [this] { showParaphrases(); });
    });
}

// The filters open on new paraphrases, unless the user does something else meanwhile.
void DataPanel::filterMade(const fs::path& store, const Recipe& recipe, const QString& summary) {
    wanted_ = store;
    contentChanged();
    if (pages_->currentWidget() != paraphrasePage_)
        return messages().showMessage(MessageBar::Kind::good, summary);
    jobs().start(
        this, tr("Reading the paraphrases"),
        [store](JobContext& job) -> Result<std::vector<StoreEntry>> { return readStores({store}, job); },
        [this, recipe, summary](const Result<std::vector<StoreEntry>>& stores) {
            if (!stores || stores->empty() || pages_->currentWidget() != paraphrasePage_) return;
            filterPage_->recipe().model().setRecipe(recipe, tr("choose scores"));
            filterPage_->open(stores->front());
            showPage(filterPage_);
            messages().showMessage(MessageBar::Kind::good, summary);
        },
        JobWeight::light);
}

bool DataPanel::openFile(const QString& path) {
    const fs::path file = toPath(path);
    if (file.parent_path() == project().folder("pairs") && file.extension() == ".h5") {
        wanted_ = file;
        contentChanged();
        return true;
    }
    if (path != kImportPath && !looksLikePairs(file)) return false;
    if (importPage_->importing()) {
        messages().showMessage(MessageBar::Kind::info,
                               tr("An import is running; open the file again when it has finished."));
        return true;
    }
    path == kImportPath ? importPage_->chooseFiles() : importPage_->openFile(file);
    return true;
}

void DataPanel::showPage(QWidget* page) {
    if (page != paraphrasePage_) paraphrasePage_->stopSample();
    messages().hide();
    pages_->setCurrentWidget(page);
    describe();
}

void DataPanel::showStores() {
    showPage(browser_);
}

void DataPanel::showCatalogue() {
    showPage(cataloguePage_);
    cataloguePage_->refresh();
    cataloguePage_->searchField().setFocus(Qt::ShortcutFocusReason);
}

void DataPanel::showFilters() {
    const StoreEntry* store = browser_->current();
    if (!store || !store->problem.isEmpty()) return;
    filterPage_->open(*store);
    showPage(filterPage_);
}

void DataPanel::showStatistics() {
    const StoreEntry* store = browser_->current();
    if (!store || !store->problem.isEmpty()) return;
    statisticsPage_->open(*store, filterPage_->recipe().model().recipe(),
                          browser_->statisticsMenu().summary());
    showPage(statisticsPage_);
}

void DataPanel::showJudging() {
    const StoreEntry* store = browser_->current();
    if (!store || !store->problem.isEmpty()) return;
    showPage(judgingPage_);
    judgingPage_->open(*store);
}

void DataPanel::showParaphrases() {
    const StoreEntry* store = browser_->current();
    showPage(paraphrasePage_);
    paraphrasePage_->open(browser_->stores().stores(), store ? store->file : fs::path());
}

void DataPanel::askToDivide() {
    const StoreEntry* store = browser_->current();
    if (!store || !store->problem.isEmpty()) return;
    DivideDialog dialog(project(), *store, browser_->stores().stores(), this);
    if (dialog.exec() == QDialog::Accepted) divide(dialog.work());
}

void DataPanel::divide(const DivideWork& work) {
    jobs().start(this, work.name, work.run, [this, outputs = work.outputs](const Result<QString>& counts) {
        if (!counts) return messages().showError(counts.error(), {[this] { askToDivide(); }});
        if (counts->isEmpty()) return;
        QStringList names;
        for (const fs::path& file : outputs) names << toText(file.stem());
        messages().showMessage(MessageBar::Kind::good, tr("%1 pairs in %2.").arg(*counts, listText(names)));
        wanted_ = outputs[0];
        contentChanged();
    });
}

QString DataPanel::helpPage() const {
    const QWidget* page = pages_->currentWidget();
    if (page == filterPage_) return "filters";
    if (page == paraphrasePage_ || page == judgingPage_) return "translate";
    return page == cataloguePage_ ? QString("catalogue") : Panel::helpPage();
}

void DataPanel::projectOpened() {
    // An import page on files for another project makes no sense here.
    if (!importPage_->importing()) showStores();
    paraphrasePage_->findInterrupted();
}

void DataPanel::contentChanged() {
    jobs().start(
        this, tr("Reading the pair stores"),
        [files = project().pairStores()](JobContext& job) -> Result<std::vector<StoreEntry>> {
            return readStores(files, job);
        },
        [this](Result<std::vector<StoreEntry>> stores) {
            if (!stores) return messages().showError(stores.error(), {[this] { contentChanged(); }});
            // The list may have been read before the wanted store was written: then the next list selects it.
            const bool there = std::ranges::find(*stores, wanted_, &StoreEntry::file) != stores->end();
            browser_->showStores(std::move(*stores), there ? std::exchange(wanted_, {}) : fs::path());
            paraphrasePage_->offer(browser_->stores().stores());
            emit listed();
        },
        JobWeight::light);
}

void DataPanel::describe() {
    const QWidget* page = pages_->currentWidget();
    const bool any = browser_->stores().rowCount() > 0;
    showEmpty(page == browser_ && !any);
    import_->setVisible(page == browser_ && any);
    openCatalogue_->setVisible(page == browser_);
    for (QPushButton* button : {filter_, divide_, paraphrases_}) button->setVisible(page == browser_ && any);
    back_->setVisible(page == cataloguePage_ || page == paraphrasePage_ || page == judgingPage_);
    const StoreEntry* store = browser_->current();
    for (QPushButton* button : {filter_, divide_}) button->setEnabled(store && store->problem.isEmpty());
    for (QAction* action : storeActions_) action->setEnabled(store && page == browser_);
    if (page == importPage_)
        return setSubtitle(tr("Import pairs into <b>%1</b>").arg(project().name().toHtmlEscaped()));
    if (page == cataloguePage_)
        return setSubtitle(
            tr("Public data and models, downloaded into <b>%1</b>").arg(project().name().toHtmlEscaped()));
    if (page == filterPage_)
        return setSubtitle(tr("Filter <b>%1</b>").arg(toText(filterPage_->store().stem()).toHtmlEscaped()));
    if (page == statisticsPage_)
        return setSubtitle(
            tr("Statistics of <b>%1</b>").arg(toText(statisticsPage_->store().stem()).toHtmlEscaped()));
    if (page == paraphrasePage_) return setSubtitle(tr("Make paraphrases from translations"));
    if (page == judgingPage_) return setSubtitle(tr("Judge a sample by hand"));
    setSubtitle(browser_->subtitle());
}

void DataPanel::removeStore() {
    if (const StoreEntry* store = browser_->current()) moveToTrash({store->file});
}

void DataPanel::saveState(QSettings& settings) const {
    if (const StoreEntry* store = browser_->current()) settings.setValue("store", toText(store->file));
    settings.setValue("folder", importPage_->dialogFolder());
    settings.setValue("recipe", filterPage_->recipeText());
    settings.setValue("expert", importPage_->setup().form().expert());
}

void DataPanel::restoreState(QSettings& settings) {
    wanted_ = toPath(settings.value("store").toString());
    filterPage_->setRecipeText(settings.value("recipe").toString());
    importPage_->setDialogFolder(settings.value("folder").toString());
    importPage_->setup().form().setExpert(settings.value("expert", false).toBool());
}

}  // namespace paragram::ui
