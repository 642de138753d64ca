// Evaluate: models against gold scores, data set by data set.
#pragma once

#include <QDateTime>

#include "ui/evaluation/data_set_chart.h"
#include "ui/evaluation/evaluation_choice.h"
#include "ui/evaluation/model_report.h"
#include "ui/project/panel.h"

class QSplitter;
class QStackedWidget;

namespace paragram::ui {

class DataTable;
class EvaluationBar;
class EvaluationRun;
class PairInspector;
class ResultModel;
class ScoresCard;
class SetRecognition;
class TaskInspector;

class EvaluatePanel : public Panel {
    Q_OBJECT

  public:
    explicit EvaluatePanel(const PanelContext& context, QWidget* parent = nullptr);

    // A run or model file is evaluated at once, alone. A folder or file named like an STS suite is added to
    // the choice.
    bool openFile(const QString& path) override;
    void saveState(QSettings& settings) const override;
    void restoreState(QSettings& settings) override;

    void evaluate();
    void addSuite(const QString& path);
    // The ending selects the format: .csv, .md, .tex, .json, .txt, or .tsv for every pair. An error goes to
    // the message bar.
    bool saveResults(const QString& path);
    // Result files in MTEB's format, one folder per model.
    bool saveMteb(const QString& folder);

    EvaluationChoice& choice() { return choice_; }
    EvaluationBar& bar() { return *bar_; }
    ScoresCard& scores() { return *scores_; }
    ResultModel& results();
    DataTable& table();
    PairInspector& inspector() { return *inspector_; }
    TaskInspector& tasks() { return *tasks_; }
    SetRecognition& recognition() { return *recognition_; }
    QString notes() const;

  signals:
    void evaluated(bool ok);
    // The results are in the project's folder, or could not be written.
    void resultsKept(bool ok);
    // The results of the last session are shown, or could not be read.
    void resultsRestored(bool ok);

  protected:
    void projectOpened() override;
    void contentChanged() override;
    bool wantsDrop(const QString& path) const override;
    void takeDrop(const QString& path) override;

  private:
    QWidget* buildContent();
    void buildActions();
    void choiceChanged();
    void describe();
    void takeResults();
    void keepResults();
    void restoreResults();
    void showResults();
    void showCell();
    void fitTable();
    void askWhereToSave();
    void askWhereToSaveMteb();
    bool announce(const Result<Nothing>& saved, const QString& where, const QString& folder,
                  const Mending& mending);
    void copyTable();

    EvaluationChoice choice_;
    EvaluationBar* bar_;
    EmptyState* empty_;
    ScoresCard* scores_;
    PairInspector* inspector_;
    TaskInspector* tasks_;
    QStackedWidget* details_;  // of the current cell
    QSplitter* splitter_;
    EvaluationRun* run_;
    SetRecognition* recognition_;
    bool restoring_ = false;  // the file of the last results is being read
    double seconds_ = 0;      // of the evaluation shown
    QDateTime time_;          // of results from a file; null: of this session
};

}  // namespace paragram::ui
