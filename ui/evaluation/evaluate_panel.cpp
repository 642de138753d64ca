#include "ui/evaluation/evaluate_panel.h"

#include <QApplication>
#include <QClipboard>
#include <QDesktopServices>
#include <QFileInfo>
#include <QSettings>
#include <QStackedWidget>
#include <QUrl>
#include <QVBoxLayout>
#include <set>

#include "ui/evaluation/evaluation_bar.h"
#include "ui/evaluation/evaluation_run.h"
#include "ui/evaluation/pair_inspector.h"
#include "ui/evaluation/result_files.h"
#include "ui/evaluation/saved_results.h"
#include "ui/evaluation/scores_card.h"
#include "ui/evaluation/selected_set.h"
#include "ui/evaluation/set_recognition.h"
#include "ui/evaluation/task_inspector.h"
#include "ui/project/pair_link.h"
#include "ui/project/panel_layout.h"
#include "ui/style/theme.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/splitter.h"
#include "ui/widgets/window_words.h"

namespace paragram::ui {

namespace {

// Share of the height that the table may take before it scrolls.
constexpr double kMostOfHeight = 0.55;

}  // namespace

EvaluatePanel::EvaluatePanel(const PanelContext& context, QWidget* parent)
    : Panel(context, "evaluate", tr("Evaluate"), parent),
      bar_(new EvaluationBar(choice_)),
      empty_(new EmptyState("evaluate", {}, {})),
      scores_(new ScoresCard),
      inspector_(new PairInspector(context.jobs)),
      tasks_(new TaskInspector),
      details_(new QStackedWidget),
      splitter_(new Splitter(Qt::Vertical)),
      run_(new EvaluationRun(context.jobs, this)),
      recognition_(new SetRecognition(choice_, context.jobs, messages(), this)) {
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
    connect(bar_, &EvaluationBar::saveClicked, this, &EvaluatePanel::askWhereToSave);
    connect(bar_, &EvaluationBar::copyClicked, this, &EvaluatePanel::copyTable);
    connect(bar_, &EvaluationBar::evaluateClicked, this, &EvaluatePanel::evaluate);
    connect(empty_, &EmptyState::clicked, this, [this] {
        if (choice_.models().empty()) return emit panelRequested("train", {});
        choice_.suites().empty() ? bar_->askForFolder() : evaluate();
    });
    connect(
        inspector_, &PairInspector::openInScore, this, [this](const QString& first, const QString& second) {
            const ModelReport* report = results().reportOf(scores_->currentModelColumn());
            emit panelRequested("score", PairLink{first, second, report ? report->path : QString()}.path());
        });
    connect(bar_, &EvaluationBar::readingWanted, recognition_, &SetRecognition::ask);
    connect(bar_, &EvaluationBar::suiteAdded, recognition_, &SetRecognition::recognise);
    connect(recognition_, &SetRecognition::changed, this, &EvaluatePanel::choiceChanged);
    connect(run_, &EvaluationRun::failed, recognition_, &SetRecognition::showError);
    connect(run_, &EvaluationRun::filesSkipped, recognition_, &SetRecognition::showSkipped);
    connect(run_, &EvaluationRun::advanced, this, &EvaluatePanel::takeResults);
    connect(run_, &EvaluationRun::ended, this, [this](bool ok) {
        if (!results().reports().empty()) keepResults();
        emit evaluated(ok);
    });
    followJobs();
}

QWidget* EvaluatePanel::buildContent() {
    connect(scores_, &ScoresCard::currentChanged, this, &EvaluatePanel::showCell);
    scores_->setMinimumHeight(scaled(130));
    details_->addWidget(inspector_);
    details_->addWidget(tasks_);
    details_->setMinimumHeight(scaled(200));
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
    addPanelAction(tr("Add a model file…"), {}, [this] { bar_->askForModel(); });
    addPanelAction(tr("Add a folder of data sets…"), {}, [this] { bar_->askForFolder(); });
    addPanelAction(tr("Add a file of pairs with gold scores…"), {}, [this] { bar_->askForFile(); });
    addPanelAction(tr("Columns and encoding of a data set…"), {}, [this] { recognition_->askForLast(); });
    addPanelAction(tr("Save the results…"), {}, [this] { askWhereToSave(); });
    addPanelAction(tr("Save the results in MTEB's format…"), {}, [this] { askWhereToSaveMteb(); });
    addPanelAction(tr("Copy the table of scores"), {}, [this] { copyTable(); });
    addPanelAction(tr("Open the pair in Score"), {}, [this] { inspector_->openCurrent(); });
    addPanelAction(tr("Show Pearson or Spearman"), {}, [this] {
        bar_->setMeasure(bar_->measure() == Measure::pearson ? Measure::spearman : Measure::pearson);
    });
}

void EvaluatePanel::projectOpened() {
    run_->discard();
    bar_->setRunning(false);
    choice_.open(project());
    time_ = {};
    scores_->show({});
    messages().hide();
    showResults();
    restoreResults();
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
    bar_->setResults(evaluated);  // first, while there is little to lay out again
    showEmpty(!evaluated);
    const auto models = choice_.chosenModels().size(), suites = choice_.chosenSuites().size();
    const auto modelsText = [](std::size_t n) { return tr("%1 models", nullptr, plural(n)).arg(n); };
    const auto setsText = [](std::size_t n) { return tr("%1 data sets", nullptr, plural(n)).arg(n); };
    if (choice_.models().empty()) {
        empty_->setSentence(
            tr("An evaluation compares a model's cosines with gold scores; this project has no model yet."));
        empty_->setButton(tr("Train a model"));
    } else if (choice_.suites().empty()) {
        empty_->setSentence(
            tr("Sentence pairs with gold scores measure how well a model agrees with people. Add a folder of "
               "STS data sets, or drop one here."));
        empty_->setButton(tr("Add a folder…"));
    } else {
        empty_->setSentence(tr("How well do the cosines of %1 agree with the gold scores of %2?")
                                .arg(models == 1 ? choice_.chosenModels().front().name : modelsText(models),
                                     suites == 1 ? choice_.chosenSuites().front().name : setsText(suites)));
        empty_->setButton(models > 0 && suites > 0 && !run_->running() ? tr("Evaluate") : QString());
    }
    if (run_->running()) {
        empty_->setSentence(tr("Evaluating… The scores appear here."));
        setSubtitle(tr("Evaluating · %1 of %2 models to go", nullptr, plural(run_->size()))
                        .arg(run_->waiting())
                        .arg(run_->size()));
        return;
    }
    if (!evaluated) return setSubtitle(tr("How well do cosines agree with gold scores?"));
    std::set<std::pair<std::string, std::string>> sets;
    for (const ModelReport& report : results().reports())
        for (const StsSetResult& set : report.report.sets) sets.insert({set.suite, set.name});
    QString text = tr("%1 on %2 · %3 ×100 · %4 s")
                       .arg(modelsText(results().reports().size()), setsText(sets.size()),
                            results().measure() == Measure::pearson ? tr("Pearson") : tr("Spearman"),
                            numberText(seconds_, 1));
    if (time_.isValid()) text += tr(" · from %1").arg(QLocale().toString(time_, QLocale::ShortFormat));
    setSubtitle(text);
}

void EvaluatePanel::evaluate() {
    const auto models = choice_.chosenModels();
    std::vector<std::filesystem::path> suites;
    for (const SuiteChoice& suite : choice_.chosenSuites()) suites.push_back(toPath(suite.path));
    if (models.empty() || suites.empty() || run_->running()) return;
    recognition_->cancel();
    messages().hide();
    restoring_ = false;
    time_ = {};
    std::vector<EvaluationRequest> requests;
    for (const ModelChoice& model : models)
        requests.push_back({model.name, model.path, choice_.baseline(), false, suites, choice_.readings()});
    if (choice_.otherBaselines())
        requests.push_back({tr("baselines"), {}, false, true, suites, choice_.readings()});
    bar_->setRunning(true);
    run_->start(requests);
    describe();
}

void EvaluatePanel::takeResults() {
    std::vector<ModelReport> reports = run_->reports();
    seconds_ = run_->seconds();
    if (!reports.empty()) scores_->show(std::move(reports));
    bar_->setRunning(run_->running());
    showResults();
}

void EvaluatePanel::keepResults() {
    jobs().start(
        this, tr("Saving the results"),
        [results = SavedResults{results().reports(), seconds_, QDateTime::currentDateTime()},
         folder = project().folder()](JobContext&) { return writeResults(results, folder); },
        [this](const Result<Nothing>& written) {
            if (!written) messages().showError(written.error(), {[this] { keepResults(); }});
            emit resultsKept(written.ok());
        },
        JobWeight::light);
}

void EvaluatePanel::restoreResults() {
    std::error_code ignored;
    restoring_ = std::filesystem::exists(savedResultsFile(project().folder()), ignored);
    if (!restoring_) return;
    jobs().start(
        this, tr("Reading the last results"),
        [folder = project().folder()](JobContext&) { return readResults(folder); },
        [this, folder = project().folder()](Result<SavedResults> saved) {
            // Another project, or a new evaluation.
            if (folder != project().folder() || !std::exchange(restoring_, false)) return;
            if (!saved) {
                messages().showMessage(MessageBar::Kind::warning, inWindowWords(saved.error()));
            } else {
                seconds_ = saved->seconds;
                time_ = saved->time;
                scores_->show(std::move(saved->reports));
                showResults();
            }
            emit resultsRestored(saved.ok());
        },
        JobWeight::light);
}

void EvaluatePanel::showResults() {
    describe();
    fitTable();
    showCell();
}

// A short table leaves the room to the charts below it.
void EvaluatePanel::fitTable() {
    if (isMoved(*splitter_)) return;  // the user has chosen
    const int room = std::max(splitter_->height(), 400);
    const int top = std::min(scores_->wantedHeight(), static_cast<int>(room * kMostOfHeight));
    splitter_->setSizes({top, room - top});
}

void EvaluatePanel::showCell() {
    const int row = scores_->currentRow();
    const int column = results().evaluatedColumn(row, scores_->currentModelColumn());
    const ModelReport* report = results().reportOf(column);
    const QString name = report ? report->name : QString();
    if (const TaskResult* task = results().taskAt(row, column)) {
        tasks_->showTask(task, name);
        details_->setCurrentWidget(tasks_);
        return;
    }
    inspector_->showSet(selectedSet(results(), row, column));
    details_->setCurrentWidget(inspector_);
}

void EvaluatePanel::addSuite(const QString& path) {
    bar_->addSuite(path);
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
    return announce(saveReports(results().reports(), path), path, QFileInfo(path).absolutePath(),
                    {[this, path] { saveResults(path); }, [this] { askWhereToSave(); }});
}

bool EvaluatePanel::saveMteb(const QString& folder) {
    return announce(saveMtebFiles(results().reports(), folder), folder, folder,
                    {[this, folder] { saveMteb(folder); }, [this] { askWhereToSaveMteb(); }});
}

bool EvaluatePanel::announce(const Result<Nothing>& saved, const QString& where, const QString& folder,
                             const Mending& mending) {
    if (!saved) messages().showError(saved.error(), mending);
    if (!saved) return false;
    messages().showMessage(MessageBar::Kind::good, tr("Saved as %1.").arg(where), tr("Show the folder"),
                           [folder] { QDesktopServices::openUrl(QUrl::fromLocalFile(folder)); });
    return true;
}

void EvaluatePanel::askWhereToSave() {
    if (results().reports().empty()) return;
    const QString stem = "evaluation-" + results().reports().front().name;
    const QString path = askForResultFile(this, toText(project().freeName("reports", stem, ".csv")));
    if (!path.isEmpty()) saveResults(path);
}

void EvaluatePanel::askWhereToSaveMteb() {
    if (results().reports().empty()) return;
    const QString folder = askForMtebFolder(this, results().reports());
    if (!folder.isEmpty()) saveMteb(folder);
}

void EvaluatePanel::copyTable() {
    if (results().rowCount() > 0) QApplication::clipboard()->setText(scores_->asTsv());
}

bool EvaluatePanel::wantsDrop(const QString& path) const {
    return !Project::isProject(toPath(path));  // projects are the window's
}

void EvaluatePanel::takeDrop(const QString& path) {
    // A file dropped on this panel is meant for it, whatever its name.
    if (!openFile(path)) addSuite(path);
}

void EvaluatePanel::saveState(QSettings& settings) const {
    settings.setValue("spearman", bar_->measure() == Measure::spearman);
}

void EvaluatePanel::restoreState(QSettings& settings) {
    bar_->setMeasure(settings.value("spearman", false).toBool() ? Measure::spearman : Measure::pearson);
}

}  // namespace paragram::ui
