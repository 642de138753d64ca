// Evaluate: models against people's grades, data set by data set.
#pragma once

#include <optional>

#include "ui/evaluation/evaluation_choice.h"
#include "ui/evaluation/model_report.h"
#include "ui/shell/panel.h"

class QSplitter;

namespace paragram::ui {

class Card;
class DataTable;
class EvaluationBar;
class PairInspector;
class ResultModel;

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
    // The ending chooses: .csv, .md, .json.
    bool saveResults(const QString& path);

    EvaluationChoice& choice() { return choice_; }
    EvaluationBar& bar() { return *bar_; }
    ResultModel& results() { return *results_; }
    DataTable& table() { return *table_; }
    PairInspector& inspector() { return *inspector_; }
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
    void copyTable();

    EvaluationChoice choice_;
    EvaluationBar* bar_;
    EmptyState* empty_;
    ResultModel* results_;
    DataTable* table_;
    PairInspector* inspector_;
    QLabel* notes_;
    QSplitter* splitter_;
    std::vector<std::optional<EvaluationOutcome>> incoming_;  // one for each model of this evaluation
    std::size_t waiting_ = 0;
    bool allGood_ = true;
    int round_ = 0;        // an answer to an older one is not wanted
    int lastModelColumn_;  // whose pairs are shown while a row of names is current
};

}  // namespace paragram::ui
