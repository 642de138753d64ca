// Detailed statistics of the current pair store (P18, Table 1): of the whole, of what each step of a recipe
// leaves, or of folds; with paraphrase score and piece overlap; as table, charts, CSV and JSON.
#pragma once

#include <QWidget>
#include <functional>

#include "core/tasks/filtering/fold_statistics.h"
#include "ui/data/browsing/store_model.h"
#include "ui/jobs/job_runner.h"
#include "ui/project/project.h"

class QComboBox;
class QLabel;

namespace paragram::ui {

class Card;
class DataTable;
class LanguageShareModel;
class PairCharts;
class StageModel;
class StatisticsMenu;
class StatisticsModel;
class StatisticsSetup;

class StatisticsPage : public QWidget {
    Q_OBJECT

  public:
    StatisticsPage(Project& project, JobRunner& jobs, QWidget* parent = nullptr);

    // known: statistics that are already counted, shown until more are requested.
    void open(const StoreEntry& store, const Recipe& pageRecipe,
              const std::optional<StatisticsSummary>& known = {});
    const std::filesystem::path& store() const { return store_.file; }
    void count();
    bool counting() const { return job_ != 0; }

    StatisticsSetup& setup() { return *setup_; }
    StageModel& stages() { return *stages_; }
    StatisticsModel& numbers() { return *numbers_; }
    LanguageShareModel& languages() { return *languages_; }
    PairCharts& charts() { return *charts_; }
    StatisticsMenu& menu() { return *menu_; }
    // What the lower card shows: 0 the numbers, 1 the languages.

  signals:
    void closed();
    void counted();
    // again: what failed, to be tried once more; may be empty.
    void failed(const paragram::Error& error, const std::function<void()>& again);

  protected:
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void layOut();
    void showSummary(const StatisticsSummary& summary);
    void showStage(int row);
    void showDetail(int which);
    void clear(const QString& reason);

    Project& project_;
    JobRunner& jobs_;
    StatisticsSetup* setup_;
    StageModel* stages_;
    DataTable* stageTable_;
    Card* stageCard_;
    QLabel* empty_;  // shown instead of the table
    StatisticsModel* numbers_;
    DataTable* numberTable_;
    LanguageShareModel* languages_;
    DataTable* languageTable_;
    Card* detailCard_;
    QComboBox* detail_;
    StatisticsMenu* menu_;
    PairCharts* charts_;
    StoreEntry store_;
    int job_ = 0;
};

}  // namespace paragram::ui
