// Data: pair stores, their pairs and statistics, import, filters, and the catalogue of public data.
#pragma once

#include "core/pairs/recipes/recipe.h"
#include "ui/project/panel.h"

class QPushButton;
class QStackedWidget;

namespace paragram::ui {

class CataloguePage;
class FilterPage;
struct DivideWork;
class ImportPage;
class JudgingPage;
class PairBrowser;
class ParaphrasePage;
class StatisticsPage;

class DataPanel : public Panel {
    Q_OBJECT

  public:
    explicit DataPanel(const PanelContext& context, QWidget* parent = nullptr);

    // A text file opens the import page; a store of this project is selected.
    bool openFile(const QString& path) override;
    // The page of the manual for what is shown.
    QString helpPage() const override;
    void saveState(QSettings& settings) const override;
    void restoreState(QSettings& settings) override;

    // Moves the current store to the project's trash; the message bar offers to undo it.
    void removeStore();
    // Runs the work that the divide dialog returned.
    void divide(const DivideWork& work);
    // Shows the list of stores, or a page that replaces it until it is closed.
    void showPage(QWidget* page);
    void showStores();
    void showCatalogue();
    // Shows the filter page for the current store.
    void showFilters();
    void showStatistics();
    // Shows the page that makes paraphrases from translations.
    void showParaphrases();
    // Shows the page on which pairs of the current store are judged by hand.
    void showJudging();

  signals:
    void listed();

  protected:
    void projectOpened() override;
    void contentChanged() override;

  private:
    void buildActions();
    void connectPages();
    void connectParaphrases();
    void filterMade(const std::filesystem::path& store, const Recipe& recipe, const QString& summary);
    void describe();
    void askToDivide();

    PairBrowser* browser_;
    ImportPage* importPage_;
    CataloguePage* cataloguePage_;
    FilterPage* filterPage_;
    StatisticsPage* statisticsPage_;
    ParaphrasePage* paraphrasePage_;
    JudgingPage* judgingPage_;
    QStackedWidget* pages_;
    QPushButton* openCatalogue_;
    QPushButton* paraphrases_;
    QPushButton* divide_;
    QPushButton* filter_;
    QPushButton* import_;
    QPushButton* back_;
    QList<QAction*> storeActions_;  // need a current store
    std::filesystem::path wanted_;  // selected when it is next listed
};

}  // namespace paragram::ui
