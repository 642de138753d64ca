// A corpus as a whole: a map of a sample, and groups of near duplicates.
#pragma once

#include <memory>
#include <mutex>
#include <vector>

#include "core/tasks/explore_corpus.h"
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

class StudyCard : public Card {
    Q_OBJECT

  public:
    StudyCard(JobRunner& jobs, QWidget* parent = nullptr);

    void setExplorer(std::shared_ptr<CorpusExplorer> explorer);
    void setFilter(const CorpusFilter& filter) { filter_ = filter; }
    // The map on two directions, then moved so that neighbours stand together.
    void drawMap();
    void findDuplicates();
    void showMap(bool map);

    MapChart& map() { return *map_; }
    GroupModel& groups() { return *groups_; }
    DataTable& groupTable() { return *groupTable_; }
    QToolButton* lassoButton() { return lasso_; }
    QComboBox& colourBox() { return *colourBy_; }
    QString legendShown() const;
    QPushButton* drawButton() { return draw_; }
    QPushButton* findButton() { return find_; }

  signals:
    void sentenceChosen(const QString& text);
    // Lines to be listed, and what they are.
    void listWanted(const std::vector<paragram::FoundSentence>& sentences, const QString& title);
    void failed(const paragram::Error& error);
    void mapDrawn();
    void duplicatesFound();

  private:
    // The map as a job moves it: written there, read here.
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
    QStackedWidget* stack_;
    QToolButton* mapTab_;
    QToolButton* groupTab_;
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
