// Which languages help each other: token overlap of two languages, and a study of many against scores and
// distances.
#pragma once

#include <QWidget>

#include "core/tasks/evaluation/analyse_overlap.h"
#include "ui/jobs/job_runner.h"
#include "ui/models/model_list.h"
#include "ui/project/project.h"

class QComboBox;
class QLabel;
class QPushButton;

namespace paragram::ui {

class StoreBox;

class DataTable;
class MessageBar;
class ScatterChart;
class ScoreTableModel;

class LanguagePage : public QWidget {
    Q_OBJECT

  public:
    LanguagePage(Project& project, JobRunner& jobs, MessageBar& messages, QWidget* parent = nullptr);

    // Lists the project's stores and models.
    void refresh();
    void clear();
    void measure();
    void openStudy(const QString& table);

    ScoreTableModel& languages() { return *languages_; }
    ScoreTableModel& correlations() { return *correlations_; }
    ScatterChart& scatter() { return *scatter_; }

  signals:
    void measured(bool ok);
    void studied(bool ok);

  private:
    QWidget* buildOverlap();
    QWidget* buildStudy();
    void askForStudy();
    void take(const LanguageStudy& study);
    void plot();

    Project& project_;
    JobRunner& jobs_;
    MessageBar& messages_;
    StoreBox* stores_;
    QComboBox* models_;
    std::vector<ModelChoice> offered_;  // by models_
    QPushButton* measure_;
    QLabel* overlap_;
    QPushButton* open_;
    QComboBox* axis_;
    ScatterChart* scatter_;
    ScoreTableModel* languages_;
    DataTable* languageTable_;
    ScoreTableModel* correlations_;
    DataTable* correlationTable_;
    LanguageStudy study_;
    std::vector<int> plotted_;  // index of the language of each point
};

}  // namespace paragram::ui
