// Evaluate: models against people's grades, data set by data set.
#pragma once

#include <optional>

#include "ui/evaluation/evaluation_choice.h"
#include "ui/evaluation/model_report.h"
#include "ui/evaluation/set_chart.h"
#include "ui/shell/panel.h"

class QSplitter;
class QStackedWidget;

namespace paragram::ui {

class DataTable;
class EvaluationBar;
class PairInspector;
class ResultModel;
class ScoresCard;
class TaskInspector;

class EvaluatePanel : public Panel {
    Q_OBJECT

  public:
    explicit EvaluatePanel(const PanelContext& context, QWidget* parent = nullptr);

    // A run or model file: it alone is evaluated at once. A folder or file named like an STS suite: added.
    bool openFile(const QString& path) override;
    void saveState(QSettings& settings) const override;
    void restoreState(QSettings& settings) override;

    void evaluate();
    void addSuite(const QString& path);
    // The ending chooses: .csv, .md, .tex, .json, .txt, or .tsv for every pair.
    bool saveResults(const QString& path);
    // Result files as MTEB has them, a folder a model.
    bool saveMteb(const QString& folder);

    EvaluationChoice& choice() { return choice_; }
    EvaluationBar& bar() { return *bar_; }
    ScoresCard& scores() { return *scores_; }
    ResultModel& results();
    DataTable& table();
    PairInspector& inspector() { return *inspector_; }
    TaskInspector& tasks() { return *tasks_; }
    QString notes() const;

  signals:
    void evaluated(bool ok);

  protected:
    void projectOpened() override;
    void contentChanged() override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

  private:
    QWidget* buildContent();
    void buildActions();
    void choiceChanged();
    void describe();
    void take(std::size_t slot, const Result<EvaluationOutcome>& outcome);
    void showResults();
    void showCell();
    void fitTable();
    void askForModel();
    void askForFolder();
    void askForFile();
    void askWhereToSave();
    void askWhereToSaveMteb();
    bool announce(const Result<Nothing>& saved, const QString& where, const QString& folder);
    void copyTable();
    int modelColumnWith(int row, int column);

    EvaluationChoice choice_;
    EvaluationBar* bar_;
    EmptyState* empty_;
    ScoresCard* scores_;
    PairInspector* inspector_;
    TaskInspector* tasks_;
    QStackedWidget* details_;  // of the cell that is looked at
    QSplitter* splitter_;
    std::vector<std::optional<EvaluationOutcome>> incoming_;  // one for each model of this evaluation
    std::size_t waiting_ = 0;
    bool allGood_ = true;
    int round_ = 0;  // an answer to an older one is not wanted
};

}  // namespace paragram::ui
