// The stores of the project, and the chosen one's pairs, statistics and histograms.
#pragma once

#include <QWidget>
#include <map>

#include "core/pairs/pair_statistics.h"
#include "ui/data/store_model.h"
#include "ui/jobs/job_runner.h"

class QPushButton;

namespace paragram::ui {

class Card;
class DataTable;
class PairCharts;
class PairTable;
class StatisticsMenu;
class StatisticsModel;

class PairBrowser : public QWidget {
    Q_OBJECT

  public:
    // Smaller stores are counted as soon as they are chosen.
    static constexpr std::int64_t kCountedAtOnce = 50'000;  // pairs

    explicit PairBrowser(JobRunner& jobs, QWidget* parent = nullptr);

    // Keeps the chosen store where it is still there; wanted comes first.
    void showStores(std::vector<StoreEntry> stores, const std::filesystem::path& wanted);
    // nullptr: none is chosen.
    const StoreEntry* current() const;
    // Counts statistics of the chosen store, as a job that is shown.
    void countStatistics();

    StoreModel& stores() { return *stores_; }
    DataTable& storeTable() { return *storeTable_; }
    PairTable& pairTable() { return *pairTable_; }
    StatisticsModel& statistics() { return *statistics_; }
    PairCharts& charts() { return *charts_; }
    Card& storeCard() { return *storeCard_; }
    StatisticsMenu& statisticsMenu() { return *menu_; }

  signals:
    void storeChosen();
    void failed(const Error& error);
    void counted();
    // In detail, on a page of their own.
    void statisticsWanted();

  private:
    void layOut();
    void showCurrent();
    void showStatistics();
    void count(JobWeight weight);

    struct Counted {
        std::filesystem::file_time_type written;
        PairStatistics statistics;
    };

    JobRunner& jobs_;
    StoreModel* stores_;
    DataTable* storeTable_;
    PairTable* pairTable_;
    StatisticsModel* statistics_;
    DataTable* statisticsTable_;
    PairCharts* charts_;
    Card* storeCard_;
    Card* pairCard_;
    QPushButton* count_;
    QPushButton* details_;
    StatisticsMenu* menu_;
    std::map<std::filesystem::path, Counted> counted_;
    std::filesystem::path shown_;  // the store in the table of pairs
    std::filesystem::file_time_type shownWritten_;
    std::filesystem::path counting_;
};

}  // namespace paragram::ui
