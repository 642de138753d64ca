// Data: pair stores, their pairs and statistics, the import of new ones, filters, and the catalogue of
// public data.
#pragma once

#include "ui/shell/panel.h"

class QPushButton;
class QStackedWidget;

namespace paragram::ui {

class CataloguePage;
class FilterPage;
struct DivideWork;
class ImportPage;
class PairBrowser;
class StatisticsPage;

class DataPanel : public Panel {
    Q_OBJECT

  public:
    explicit DataPanel(const PanelContext& context, QWidget* parent = nullptr);

    // A text file opens the import; a store of this project is shown.
    bool openFile(const QString& path) override;
    // Of the page that is shown.
    QString helpPage() const override;
    void saveState(QSettings& settings) const override;
    void restoreState(QSettings& settings) override;

    PairBrowser& browser() { return *browser_; }
    ImportPage& importPage() { return *importPage_; }
    CataloguePage& cataloguePage() { return *cataloguePage_; }
    FilterPage& filterPage() { return *filterPage_; }
    StatisticsPage& statisticsPage() { return *statisticsPage_; }
    // Moves the chosen store to the project's trash; the message bar offers to undo it.
    void removeStore();
    // New stores of the chosen one: what the dialog for it was asked for.
    void divide(const DivideWork& work);
    // The list of stores, or one of the pages that stand in its place until they are closed.
    void showPage(QWidget* page);
    void showStores();
    void showCatalogue();
    // The recipe of the chosen store.
    void showFilters();
    void showStatistics();

  signals:
    void listed();

  protected:
    void projectOpened() override;
    void contentChanged() override;

  private:
    void buildActions();
    void connectPages();
    void describe();
    void askToDivide();
    void rename(int row, const QString& name);

    PairBrowser* browser_;
    ImportPage* importPage_;
    CataloguePage* cataloguePage_;
    FilterPage* filterPage_;
    StatisticsPage* statisticsPage_;
    QStackedWidget* pages_;
    QPushButton* openCatalogue_;
    QPushButton* divide_;
    QPushButton* filter_;
    QPushButton* import_;
    QPushButton* back_;
    QList<QAction*> storeActions_;  // need a chosen store
    std::filesystem::path wanted_;  // to choose when it is listed
};

}  // namespace paragram::ui
