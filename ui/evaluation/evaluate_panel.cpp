#include "ui/evaluation/evaluate_panel.h"

#include <QApplication>
#include <QClipboard>
#include <QDesktopServices>
#include <QDropEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QHeaderView>
#include <QMimeData>
#include <QRegularExpression>
#include <QSettings>
#include <QSplitter>
#include <QUrl>
#include <QVBoxLayout>
#include <algorithm>
#include <set>

#include "core/base/atomic_file.h"
#include "ui/evaluation/evaluation_bar.h"
#include "ui/evaluation/pair_inspector.h"
#include "ui/evaluation/result_model.h"
#include "ui/scoring/score_panel.h"
#include "ui/shell/theme.h"
#include "ui/widgets/card.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/heat_delegate.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace {

constexpr int kNarrowestModel = 100, kWidestModel = 200;
// What the table may take of the height before it scrolls.
constexpr double kMostOfHeight = 0.55;

// Told by names as the authors' folders have them; others are added by dialog or dropped on this panel.
bool looksLikeSuite(const QString& path) {
    static const QRegularExpression file("^(STS.*\\.input\\..*\\.txt|sts-(train|dev|test)\\.csv)$");
    static const QRegularExpression folder("^STS", QRegularExpression::CaseInsensitiveOption);
    const QFileInfo info(path);
    return info.isDir() ? folder.match(info.fileName()).hasMatch() : file.match(info.fileName()).hasMatch();
}

}  // namespace

EvaluatePanel::EvaluatePanel(const PanelContext& context, QWidget* parent)
    : Panel(context, "evaluate", tr("Evaluate"), parent),
      bar_(new EvaluationBar(choice_)),
      empty_(new EmptyState("evaluate", {}, {})),
      results_(new ResultModel(this)),
      table_(new DataTable(tr("Scores"))),
      inspector_(new PairInspector),
      notes_(new QLabel),
      splitter_(new QSplitter(Qt::Vertical)),
      lastModelColumn_(ResultModel::kFirstModel) {
    setAcceptDrops(true);
    addHeaderWidget(bar_);
    setContent(buildContent(), empty_);
    showEmpty(true);
    buildActions();
    connect(bar_, &EvaluationBar::chosen, this, &EvaluatePanel::choiceChanged);
    connect(bar_, &EvaluationBar::measureChanged, this, [this] {
        results_->setMeasure(bar_->measure());
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
                const ModelReport* report = results_->reportOf(lastModelColumn_);
                emit panelRequested("score",
                                    ScorePanel::pairLink(first, second, report ? report->path : QString()));
            });
    // The files of a run are not watched: a training's end is the moment when its model is new.
    connect(&jobs(), &JobRunner::finished, this, [this](int id) {
        if (jobs().find(id) && project().isOpen()) contentChanged();
    });
}

QWidget* EvaluatePanel::buildContent() {
    table_->setSource(results_);
    table_->setItemDelegate(new HeatDelegate(table_));
    table_->horizontalHeader()->setTextElideMode(Qt::ElideMiddle);
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    connect(table_->selectionModel(), &QItemSelectionModel::currentChanged, this, &EvaluatePanel::showCell);
    notes_->setProperty("role", "muted");
    notes_->setWordWrap(true);
    notes_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* card = new Card;
    card->setAccessibleName(tr("Scores"));
    card->body()->addWidget(table_, 1);
    card->body()->addWidget(notes_);
    card->setMinimumHeight(130);
    inspector_->setMinimumHeight(200);
    splitter_->setHandleWidth(space::kCardGap);
    splitter_->setChildrenCollapsible(false);
    splitter_->addWidget(card);
    splitter_->addWidget(inspector_);
    splitter_->setStretchFactor(1, 1);
    return splitter_;
}

void EvaluatePanel::buildActions() {
    addPanelAction(tr("Evaluate the chosen models"), QKeySequence("Ctrl+E"), [this] { evaluate(); });
    addPanelAction(tr("Add a model file…"), {}, [this] { askForModel(); });
    addPanelAction(tr("Add a folder of data sets…"), {}, [this] { askForFolder(); });
    addPanelAction(tr("Add a file of graded pairs…"), {}, [this] { askForFile(); });
    addPanelAction(tr("Save the results…"), {}, [this] { askWhereToSave(); });
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
    results_->show({});
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
    const bool results = results_->rowCount() > 0;
    showEmpty(!results);
    bar_->setResults(results);
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
    if (!results) return setSubtitle(tr("How well do cosines agree with people's grades?"));
    double seconds = 0;
    std::set<std::pair<std::string, std::string>> sets;
    for (const auto& outcome : incoming_)
        if (outcome) seconds += outcome->seconds;
    for (const ModelReport& report : results_->reports())
        for (const StsSetResult& set : report.report.sets) sets.insert({set.suite, set.name});
    setSubtitle(tr("%1 on %2 · %3 ×100 · %4 s")
                    .arg(results_->reports().size() == 1 ? tr("1 model")
                                                         : tr("%1 models").arg(results_->reports().size()),
                         sets.size() == 1 ? tr("1 data set") : tr("%1 data sets").arg(sets.size()),
                         results_->measure() == Measure::pearson ? tr("Pearson") : tr("Spearman"),
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
    waiting_ = models.size();
    incoming_.assign(models.size(), std::nullopt);
    bar_->setRunning(true);
    for (std::size_t slot = 0; slot < models.size(); ++slot) {
        const EvaluationRequest request{models[slot].name, models[slot].path, choice_.baseline(), suites};
        jobs().start(
            this, tr("Evaluating %1").arg(request.name),
            [request](JobContext& job) { return runEvaluation(request, job); },
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
    if (!reports.empty()) results_->show(std::move(reports));
    if (waiting_ == 0) bar_->setRunning(false);
    showResults();
    if (waiting_ == 0) emit evaluated(allGood_);
}

void EvaluatePanel::showResults() {
    describe();
    auto* header = table_->horizontalHeader();
    for (int column = 0; column < results_->columnCount(); ++column)
        header->setSectionResizeMode(
            column, column == ResultModel::kSet ? QHeaderView::Stretch : QHeaderView::Interactive);
    table_->setColumnWidth(ResultModel::kSuite, 120);
    table_->setColumnWidth(ResultModel::kPairs, 76);
    for (int column = ResultModel::kFirstModel; column < results_->columnCount(); ++column)
        table_->setColumnWidth(column,
                               std::clamp(header->sectionSizeHint(column), kNarrowestModel, kWidestModel));
    notes_->setText(notes());
    notes_->setVisible(!notes_->text().isEmpty());
    lastModelColumn_ = ResultModel::kFirstModel;
    if (results_->rowCount() > 0)
        table_->setCurrentIndex(table_->model()->index(0, ResultModel::kFirstModel));
    fitTable();
    showCell();
}

// Few rows leave the room to the points below them.
void EvaluatePanel::fitTable() {
    const int rows = results_->rowCount() * table_->verticalHeader()->defaultSectionSize();
    const int wanted = rows + table_->horizontalHeader()->sizeHint().height() + 34 +
                       (notes_->isHidden() ? 0 : notes_->sizeHint().height() + space::kGap);
    const int room = std::max(splitter_->height(), 400);
    const int top = std::min(wanted, static_cast<int>(room * kMostOfHeight));
    splitter_->setSizes({top, room - top});
}

void EvaluatePanel::showCell() {
    const QModelIndex current = table_->currentIndex();
    if (results_->reportOf(current.column())) lastModelColumn_ = current.column();
    const int row = table_->sourceRow(current.row());
    const StsSetResult* set = results_->setAt(row, lastModelColumn_);
    const ModelReport* report = results_->reportOf(lastModelColumn_);
    const bool pearson = results_->measure() == Measure::pearson;
    QString note;
    if (set)
        note = tr("%1 %2 · %3 pairs")
                   .arg(pearson ? tr("r") : tr("ρ"), scoreText(pearson ? set->pearson : set->spearman),
                        countText(static_cast<qint64>(set->pairs.size())));
    inspector_->showSet(set, report ? report->name : QString(), note);
}

QString EvaluatePanel::notes() const {
    QStringList notes;
    for (const ModelReport& report : results_->reports())
        for (const std::string& note : report.report.notes)
            if (!notes.contains(QString::fromStdString(note))) notes << QString::fromStdString(note);
    return notes.join(' ');
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
    const QString ending = '.' + QFileInfo(path).suffix().toLower();
    try {
        writeFileAtomically(toPath(path), reportsText(results_->reports(), ending));
    } catch (const MachineFailure& failure) {
        messages().showError(failure.error());
        return false;
    }
    messages().showMessage(
        MessageBar::Kind::good, tr("Saved as %1.").arg(path), tr("Show the folder"),
        [path] { QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(path).absolutePath())); });
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
    if (results_->reports().empty()) return;
    const QString stem = "evaluation-" + results_->reports().front().name;
    const QString csv = tr("CSV table (*.csv)"), markdown = tr("Markdown (*.md)"), json = tr("JSON (*.json)");
    QString filter = csv;
    QString path = QFileDialog::getSaveFileName(this, tr("Save the results"),
                                                toText(project().freeName("reports", stem, ".csv")),
                                                QStringList{csv, markdown, json}.join(";;"), &filter);
    if (path.isEmpty()) return;
    if (QFileInfo(path).suffix().isEmpty())
        path += filter == markdown ? ".md" : filter == json ? ".json" : ".csv";
    saveResults(path);
}

void EvaluatePanel::copyTable() {
    if (results_->rowCount() > 0) QApplication::clipboard()->setText(results_->asTsv());
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
