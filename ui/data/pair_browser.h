// The project's stores, and the current one's pairs, statistics and histograms.
#pragma once

#include <QWidget>
#include <functional>
#include <map>

#include "core/pairs/statistics/pair_statistics.h"
#include "ui/data/browsing/store_model.h"
#include "ui/jobs/job_runner.h"
#include "ui/project/file_list_card.h"

class QPushButton;

namespace paragram::ui {

class DataTable;
class PairCharts;
class PairTable;
class StatisticsMenu;
class StatisticsModel;

class PairBrowser : public QWidget {
    Q_OBJECT

  public:
    // Stores up to this size are counted as soon as they are selected.
    static constexpr std::int64_t kCountedAtOnce = 50'000;  // pairs

    explicit PairBrowser(JobRunner& jobs, QWidget* parent = nullptr);

    // Keeps the current store if it still exists, unless wanted is in the list.
    void showStores(std::vector<StoreEntry> stores, const std::filesystem::path& wanted);
    // nullptr: no store is selected.
    const StoreEntry* current() const;
    // The current store in a line: pairs, languages, origin; rich text.
    QString subtitle() const;
    // Counts the statistics of the current store in a job that is shown.
    void countStatistics();

    StoreModel& stores() { return *stores_; }
    DataTable& storeTable() { return storeCard_->table(); }
    PairTable& pairTable() { return *pairTable_; }
    StatisticsModel& statistics() { return *statistics_; }
    PairCharts& charts() { return *charts_; }
    FileListCard& storeCard() { return *storeCard_; }
    StatisticsMenu& statisticsMenu() { return *menu_; }

  signals:
    void storeChosen();
    // again: what failed, to be tried once more; may be empty.
    void failed(const Error& error, const std::function<void()>& again);
    void counted();
    // The page with detailed statistics should be shown.
    void statisticsWanted();
    // Pairs of the current store should be judged by hand.
    void judgingWanted();

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
    PairTable* pairTable_;
    StatisticsModel* statistics_;
    DataTable* statisticsTable_;
    PairCharts* charts_;
    FileListCard* storeCard_;
    Card* pairCard_;
    QPushButton* count_;
    QPushButton* details_;
    QPushButton* judge_;
    StatisticsMenu* menu_;
    std::map<std::filesystem::path, Counted> counted_;
    std::filesystem::path shown_;  // the store in the table of pairs
    std::filesystem::file_time_type shownWritten_;
    std::filesystem::path counting_;
};

}  // namespace paragram::ui
