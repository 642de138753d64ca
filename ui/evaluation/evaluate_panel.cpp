#include "ui/evaluation/evaluate_panel.h"

#include <QApplication>
#include <QClipboard>
#include <QDesktopServices>
#include <QDropEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QMimeData>
#include <QRegularExpression>
#include <QSettings>
#include <QSplitter>
#include <QStackedWidget>
#include <QUrl>
#include <QVBoxLayout>
#include <algorithm>
#include <set>

#include "ui/evaluation/chosen_set.h"
#include "ui/evaluation/evaluation_bar.h"
#include "ui/evaluation/pair_inspector.h"
#include "ui/evaluation/result_files.h"
#include "ui/evaluation/scores_card.h"
#include "ui/evaluation/task_inspector.h"
#include "ui/scoring/score_panel.h"
#include "ui/shell/theme.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace {

// What the table may take of the height before it scrolls.
constexpr double kMostOfHeight = 0.55;

// Told by names as the authors' folders have them; others are added by dialog or dropped on this panel.
bool looksLikeSuite(const QString& path) {
    static const QRegularExpression file(
        "^(STS.*\\.input\\..*\\.txt|sts-(train|dev|test)\\.csv|SICK_.*\\.txt|SimLex-999\\.txt)$");
    static const QRegularExpression folder("^(STS|SICK|senteval|tatoeba|bucc|words)",
                                           QRegularExpression::CaseInsensitiveOption);
    const QFileInfo info(path);
    return info.isDir() ? folder.match(info.fileName()).hasMatch() : file.match(info.fileName()).hasMatch();
}

}  // namespace

EvaluatePanel::EvaluatePanel(const PanelContext& context, QWidget* parent)
    : Panel(context, "evaluate", tr("Evaluate"), parent),
      bar_(new EvaluationBar(choice_)),
      empty_(new EmptyState("evaluate", {}, {})),
      scores_(new ScoresCard),
      inspector_(new PairInspector(context.jobs)),
      tasks_(new TaskInspector),
      details_(new QStackedWidget),
      splitter_(new QSplitter(Qt::Vertical)) {
    setAcceptDrops(true);
    addHeaderWidget(bar_);
    setContent(buildContent(), empty_);
    showEmpty(true);
    buildActions();
    connect(bar_, &EvaluationBar::chosen, this, &EvaluatePanel::choiceChanged);
    connect(bar_, &EvaluationBar::measureChanged, this, [this] {
        scores_->setMeasure(bar_->measure());
        describe();
        showCell();
    });
    connect(bar_, &EvaluationBar::addModelClicked, this, &EvaluatePanel::askForModel);
    connect(bar_, &EvaluationBar::addFolderClicked, this, &EvaluatePanel::askForFolder);
    connect(bar_, &EvaluationBar::addFileClicked, this, &EvaluatePanel::askForFile);
    connect(bar_, &EvaluationBar::saveClicked, this, &EvaluatePanel::askWhereToSave);
    connect(bar_, &EvaluationBar::copyClicked, this, &EvaluatePanel::copyTable);
    connect(bar_, &EvaluationBar::evaluateClicked, this, &EvaluatePanel::evaluate);
    connect(empty_, &EmptyState::clicked, this, [this] {
        if (choice_.models().empty())
            emit panelRequested("train", {});
        else if (choice_.suites().empty())
            askForFolder();
        else
            evaluate();
    });
    connect(inspector_, &PairInspector::openInScore, this,
            [this](const QString& first, const QString& second) {
                const ModelReport* report = results().reportOf(scores_->currentModelColumn());
                emit panelRequested("score",
                                    ScorePanel::pairLink(first, second, report ? report->path : QString()));
            });
    // The files of a run are not watched: a training's end is the moment when its model is new.
    connect(&jobs(), &JobRunner::finished, this, [this](int id) {
        if (jobs().find(id) && project().isOpen()) contentChanged();
    });
}

QWidget* EvaluatePanel::buildContent() {
    connect(scores_, &ScoresCard::currentChanged, this, &EvaluatePanel::showCell);
    scores_->setMinimumHeight(130);
    details_->addWidget(inspector_);
    details_->addWidget(tasks_);
    details_->setMinimumHeight(200);
    splitter_->setHandleWidth(space::kCardGap);
    splitter_->setChildrenCollapsible(false);
    splitter_->addWidget(scores_);
    splitter_->addWidget(details_);
    splitter_->setStretchFactor(1, 1);
    return splitter_;
}

ResultModel& EvaluatePanel::results() {
    return scores_->results();
}

DataTable& EvaluatePanel::table() {
    return scores_->table();
}

QString EvaluatePanel::notes() const {
    return scores_->notes();
}

void EvaluatePanel::buildActions() {
    addPanelAction(tr("Evaluate the chosen models"), QKeySequence("Ctrl+E"), [this] { evaluate(); });
    addPanelAction(tr("Add a model file…"), {}, [this] { askForModel(); });
    addPanelAction(tr("Add a folder of data sets…"), {}, [this] { askForFolder(); });
    addPanelAction(tr("Add a file of graded pairs…"), {}, [this] { askForFile(); });
    addPanelAction(tr("Save the results…"), {}, [this] { askWhereToSave(); });
    addPanelAction(tr("Save the results as MTEB has them…"), {}, [this] { askWhereToSaveMteb(); });
    addPanelAction(tr("Copy the table of scores"), {}, [this] { copyTable(); });
    addPanelAction(tr("Open the pair in Score"), {}, [this] { inspector_->openCurrent(); });
    addPanelAction(tr("Show Pearson or Spearman"), {}, [this] {
        bar_->setMeasure(bar_->measure() == Measure::pearson ? Measure::spearman : Measure::pearson);
    });
}

void EvaluatePanel::projectOpened() {
    ++round_;
    waiting_ = 0;
    bar_->setRunning(false);
    choice_.open(project());
    scores_->show({});
    messages().hide();
    showResults();
}

void EvaluatePanel::contentChanged() {
    choice_.refresh(project());
    bar_->refresh();
    describe();
}

void EvaluatePanel::choiceChanged() {
    choice_.save(project());
    describe();
}

void EvaluatePanel::describe() {
    const bool evaluated = results().rowCount() > 0;
    showEmpty(!evaluated);
    bar_->setResults(evaluated);
    const auto models = static_cast<int>(choice_.chosenModels().size());
    const auto suites = static_cast<int>(choice_.chosenSuites().size());
    if (choice_.models().empty()) {
        empty_->setSentence(
            tr("An evaluation holds a model's cosines against people's grades; this project "
               "has no model yet."));
        empty_->setButton(tr("Train a model"));
    } else if (choice_.suites().empty()) {
        empty_->setSentence(
            tr("Graded sentence pairs tell how well a model agrees with people. Add a folder "
               "of STS data sets, or drop one here."));
        empty_->setButton(tr("Add a folder…"));
    } else {
        empty_->setSentence(
            tr("How well do the cosines of %1 agree with people's grades on %2?")
                .arg(models == 1 ? choice_.chosenModels().front().name : tr("%1 models").arg(models),
                     suites == 1 ? choice_.chosenSuites().front().name : tr("%1 data sets").arg(suites)));
        empty_->setButton(models > 0 && suites > 0 && waiting_ == 0 ? tr("Evaluate") : QString());
    }
    if (waiting_ > 0) {
        empty_->setSentence(tr("Evaluating… The scores appear here."));
        setSubtitle(tr("Evaluating · %1 of %2 models to go").arg(waiting_).arg(incoming_.size()));
        return;
    }
    if (!evaluated) return setSubtitle(tr("How well do cosines agree with people's grades?"));
    double seconds = 0;
    std::set<std::pair<std::string, std::string>> sets;
    for (const auto& outcome : incoming_)
        if (outcome) seconds += outcome->seconds;
    for (const ModelReport& report : results().reports())
        for (const StsSetResult& set : report.report.sets) sets.insert({set.suite, set.name});
    setSubtitle(tr("%1 on %2 · %3 ×100 · %4 s")
                    .arg(results().reports().size() == 1 ? tr("1 model")
                                                         : tr("%1 models").arg(results().reports().size()),
                         sets.size() == 1 ? tr("1 data set") : tr("%1 data sets").arg(sets.size()),
                         results().measure() == Measure::pearson ? tr("Pearson") : tr("Spearman"),
                         numberText(seconds, 1)));
}

void EvaluatePanel::evaluate() {
    const auto models = choice_.chosenModels();
    std::vector<std::filesystem::path> suites;
    for (const SuiteChoice& suite : choice_.chosenSuites()) suites.push_back(toPath(suite.path));
    if (models.empty() || suites.empty() || waiting_ > 0) return;
    messages().hide();
    ++round_;
    allGood_ = true;
    std::vector<EvaluationRequest> requests;
    for (const ModelChoice& model : models)
        requests.push_back({model.name, model.path, choice_.baseline(), false, suites});
    if (choice_.otherBaselines()) requests.push_back({tr("baselines"), {}, false, true, suites});
    waiting_ = requests.size();
    incoming_.assign(requests.size(), std::nullopt);
    bar_->setRunning(true);
    for (std::size_t slot = 0; slot < requests.size(); ++slot) {
        jobs().start(
            this, tr("Evaluating %1").arg(requests[slot].name),
            [request = requests[slot]](JobContext& job) { return runEvaluation(request, job); },
            [this, slot, round = round_](const Result<EvaluationOutcome>& outcome) {
                if (round == round_) take(slot, outcome);
            });
    }
    describe();
}

void EvaluatePanel::take(std::size_t slot, const Result<EvaluationOutcome>& outcome) {
    --waiting_;
    if (outcome)
        incoming_[slot] = *outcome;
    else
        messages().showError(outcome.error());
    allGood_ = allGood_ && outcome.ok();
    // In the order of the choice, whichever came first.
    std::vector<ModelReport> reports;
    for (const auto& one : incoming_)
        if (one) reports.insert(reports.end(), one->reports.begin(), one->reports.end());
    if (!reports.empty()) scores_->show(std::move(reports));
    if (waiting_ == 0) bar_->setRunning(false);
    showResults();
    if (waiting_ == 0) emit evaluated(allGood_);
}

void EvaluatePanel::showResults() {
    describe();
    fitTable();
    showCell();
}

// Few rows leave the room to the points below them.
void EvaluatePanel::fitTable() {
    const int room = std::max(splitter_->height(), 400);
    const int top = std::min(scores_->wantedHeight(), static_cast<int>(room * kMostOfHeight));
    splitter_->setSizes({top, room - top});
}

void EvaluatePanel::showCell() {
    const int row = scores_->currentRow(), column = modelColumnWith(row, scores_->currentModelColumn());
    const ModelReport* report = results().reportOf(column);
    const QString name = report ? report->name : QString();
    if (const TaskResult* task = results().taskAt(row, column)) {
        tasks_->showTask(task, name);
        details_->setCurrentWidget(tasks_);
        return;
    }
    inspector_->showSet(chosenSet(results(), row, column));
    details_->setCurrentWidget(inspector_);
}

// A model that was not evaluated on this row gives way to the first that was.
int EvaluatePanel::modelColumnWith(int row, int column) {
    const auto has = [&](int one) { return results().setAt(row, one) || results().taskAt(row, one); };
    if (has(column)) return column;
    for (int other = ResultModel::kFirstModel; other < results().columnCount(); ++other)
        if (has(other)) return other;
    return column;
}

void EvaluatePanel::addSuite(const QString& path) {
    choice_.addSuite(path);
    bar_->refresh();
    choiceChanged();
}

bool EvaluatePanel::openFile(const QString& path) {
    if (looksLikeModel(path)) {
        choice_.chooseOnly(path);
        bar_->refresh();
        choiceChanged();
        evaluate();
        return true;
    }
    if (!looksLikeSuite(path)) return false;
    addSuite(path);
    return true;
}

bool EvaluatePanel::saveResults(const QString& path) {
    return announce(saveReports(results().reports(), path), path, QFileInfo(path).absolutePath());
}

bool EvaluatePanel::saveMteb(const QString& folder) {
    return announce(saveMtebFiles(results().reports(), folder), folder, folder);
}

bool EvaluatePanel::announce(const Result<Nothing>& saved, const QString& where, const QString& folder) {
    if (!saved) {
        messages().showError(saved.error());
        return false;
    }
    messages().showMessage(MessageBar::Kind::good, tr("Saved as %1.").arg(where), tr("Show the folder"),
                           [folder] { QDesktopServices::openUrl(QUrl::fromLocalFile(folder)); });
    return true;
}

void EvaluatePanel::askForModel() {
    const QString file =
        QFileDialog::getOpenFileName(this, tr("Add a model file"), {}, tr("Models (*.h5);;All files (*)"));
    if (file.isEmpty()) return;
    choice_.addModel(file);
    bar_->refresh();
    choiceChanged();
}

void EvaluatePanel::askForFolder() {
    const QString folder = QFileDialog::getExistingDirectory(this, tr("Add a folder of data sets"));
    if (!folder.isEmpty()) addSuite(folder);
}

void EvaluatePanel::askForFile() {
    const QString file = QFileDialog::getOpenFileName(this, tr("Add a file of graded pairs"), {},
                                                      tr("Graded pairs (*.tsv *.txt *.csv);;All files (*)"));
    if (!file.isEmpty()) addSuite(file);
}

void EvaluatePanel::askWhereToSave() {
    if (results().reports().empty()) return;
    const QString stem = "evaluation-" + results().reports().front().name;
    const QString path = askForResultFile(this, toText(project().freeName("reports", stem, ".csv")));
    if (!path.isEmpty()) saveResults(path);
}

void EvaluatePanel::askWhereToSaveMteb() {
    if (results().reports().empty()) return;
    const QString folder = QFileDialog::getExistingDirectory(this, tr("Folder for MTEB's result files"));
    if (!folder.isEmpty()) saveMteb(folder);
}

void EvaluatePanel::copyTable() {
    if (results().rowCount() > 0) QApplication::clipboard()->setText(scores_->asTsv());
}

void EvaluatePanel::dragEnterEvent(QDragEnterEvent* event) {
    // A project that is dragged here is the window's.
    for (const QUrl& url : event->mimeData()->urls())
        if (url.isLocalFile() && !Project::isProject(toPath(url.toLocalFile())))
            event->acceptProposedAction();
}

void EvaluatePanel::dropEvent(QDropEvent* event) {
    for (const QUrl& url : event->mimeData()->urls()) {
        if (!url.isLocalFile()) continue;
        const QString path = url.toLocalFile();
        // What is dropped on this panel is meant for it, whatever its name.
        if (!openFile(path)) addSuite(path);
        event->acceptProposedAction();
    }
}

void EvaluatePanel::saveState(QSettings& settings) const {
    settings.setValue("spearman", bar_->measure() == Measure::spearman);
    inspector_->saveState(settings);
}

void EvaluatePanel::restoreState(QSettings& settings) {
    bar_->setMeasure(settings.value("spearman", false).toBool() ? Measure::spearman : Measure::pearson);
    inspector_->restoreState(settings);
}

}  // namespace paragram::ui
