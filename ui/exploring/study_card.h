// A corpus as a whole: a map of a sample, groups of near duplicates, and the sentences nearest in style.
#pragma once

#include <memory>
#include <mutex>
#include <vector>

#include "core/tasks/corpora/explore_corpus.h"
#include "ui/jobs/job_runner.h"
#include "ui/widgets/card.h"

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QPushButton;
class QStackedWidget;
class QToolButton;

namespace paragram::ui {

class DataTable;
class GroupModel;
class MapChart;
class StylePage;

class StudyCard : public Card {
    Q_OBJECT

  public:
    StudyCard(JobRunner& jobs, QWidget* parent = nullptr);

    void setExplorer(std::shared_ptr<CorpusExplorer> explorer);
    void setFilter(const CorpusFilter& filter) { filter_ = filter; }
    // Draws the map by principal components, then refines it in a job so that neighbours are close.
    void drawMap();
    void findDuplicates();
    enum Page { mapPage, duplicatesPage, stylePage };
    void showPage(Page page);
    // The page of styles is offered only if the model of the corpus can tell them.
    void offerStyle(bool offered);

    StylePage& style() { return *style_; }
    MapChart& map() { return *map_; }
    GroupModel& groups() { return *groups_; }

  signals:
    void sentenceChosen(const QString& text);
    // The sentences should be listed under the title.
    void listWanted(const std::vector<paragram::FoundSentence>& sentences, const QString& title);
    void failed(const paragram::Error& error);
    void mapDrawn();
    void duplicatesFound();

  private:
    // The map while a job refines it: written there, read here.
    struct News {
        std::mutex mutex;
        std::vector<CorpusExplorer::MapPoint> points;
        bool fresh = false;
    };
    void showColours();
    void showLegend();
    void takeNews();
    void arrangeMap(std::vector<CorpusExplorer::MapPoint> points);
    void listGroup(int row);

    JobRunner& jobs_;
    std::shared_ptr<CorpusExplorer> explorer_;
    CorpusFilter filter_;
    MapChart* map_;
    GroupModel* groups_;
    DataTable* groupTable_;
    StylePage* style_;
    QStackedWidget* stack_;
    QToolButton* mapTab_;
    QToolButton* groupTab_;
    QToolButton* styleTab_;
    QToolButton* lasso_;
    QComboBox* colourBy_;
    QLabel* legend_;
    QPushButton* draw_;
    QPushButton* find_;
    QDoubleSpinBox* threshold_;
    QTimer newsTimer_;
    std::shared_ptr<News> news_ = std::make_shared<News>();
    int job_ = 0;
};

}  // namespace paragram::ui
