#include "ui/training/train_panel.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QSettings>
#include <cmath>

#include "core/runs/run_folder.h"
#include "core/settings/settings_file.h"
#include "ui/forms/setting_field.h"
#include "ui/forms/setting_form.h"
#include "ui/project/train_link.h"
#include "ui/style/theme.h"
#include "ui/training/grid_dialog.h"
#include "ui/training/project_settings.h"
#include "ui/training/queue_card.h"
#include "ui/training/train_estimates.h"
#include "ui/training/train_plots.h"
#include "ui/training/train_setup.h"
#include "ui/training/train_tools.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace fs = std::filesystem;

namespace {

constexpr int kNewsMs = 100;
QString summaryText(const QString& name, const TrainSummary& summary) {
    QStringList parts;
    if (std::isfinite(summary.bestScore) && summary.bestStep > 0)
        parts << (summary.retrieval ? TrainPanel::tr("best retrieval of held-out pairs %1 at step %2")
                                    : TrainPanel::tr("best development score %1 at step %2"))
                     .arg(scoreText(summary.bestScore), countText(summary.bestStep));
    parts << TrainPanel::tr("%1 epochs").arg(shortNumber(std::round(summary.epochs * 10) / 10))
          << durationText(summary.seconds)
          << TrainPanel::tr("%1 pairs/s").arg(numberText(summary.pairsPerSecond, 0));
    if (summary.tokensPerSecond > 0)
        parts << TrainPanel::tr("%1 tokens/s").arg(numberText(summary.tokensPerSecond, 0));
    return name + ": " + listText(parts) + '.';
}

}  // namespace

TrainPanel::TrainPanel(const PanelContext& context, QWidget* parent)
    : Panel(context, "train", tr("Train"), parent),
      queue_(jobs()),
      setup_(new TrainSetup),
      plots_(new TrainPlots(queue_.model())),
      estimates_(new TrainEstimates(jobs(), this)) {
    auto* content = new QWidget;
    auto* layout = new QHBoxLayout(content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(space::kCardGap);
    layout->addWidget(setup_);
    layout->addWidget(plots_, 1);
    auto* empty = new EmptyState("train", tr("Training needs sentence pairs; this project has none yet."),
                                 tr("Import pairs"));
    connect(empty, &EmptyState::clicked, this, [this] { emit panelRequested("data", {}); });
    setContent(content, empty);

    for (QAction* tool : trainTools(this, jobs(), messages(), project(), *setup_)) {
        addAction(tool);
        addHeaderWidget(buttonOf(tool));
    }
    newsTimer_.setInterval(kNewsMs);
    connect(&newsTimer_, &QTimer::timeout, this, &TrainPanel::showNews);
    connect(setup_, &TrainSetup::changed, this, [this] { estimates_->estimate(setup_->request()); });
    connect(estimates_, &TrainEstimates::estimated, this, [this](const QString& text) {
        estimateText_ = text;
        describe();
    });
    connect(setup_, &TrainSetup::timesWanted, this,
            [this] { estimates_->estimatePresets(setup_->request()); });
    connect(estimates_, &TrainEstimates::languagesRead, setup_, &TrainSetup::setLanguages);
    connect(estimates_, &TrainEstimates::presetEstimated, setup_, &TrainSetup::showTime);
    connect(setup_, &TrainSetup::trainClicked, this, &TrainPanel::train);
    connect(setup_, &TrainSetup::pauseClicked, this, &TrainPanel::togglePause);
    connect(setup_, &TrainSetup::stopClicked, this, [this] { jobs().stop(queue_.job()); });
    connect(setup_, &TrainSetup::gridClicked, this, &TrainPanel::askForGrid);
    connect(plots_, &TrainPlots::noticed, this,
            [this](const QString& text) { messages().showMessage(MessageBar::Kind::warning, text); });
    connect(&plots_->queueCard(), &QueueCard::gridWanted, this, &TrainPanel::askForGrid);
    connect(&plots_->queueCard(), &QueueCard::startWanted, &queue_, &TrainQueue::start);
    connect(&queue_, &TrainQueue::started, this, &TrainPanel::begin);
    connect(&queue_, &TrainQueue::ended, this, &TrainPanel::end);
    connect(&queue_, &TrainQueue::allEnded, this, &TrainPanel::tellAllEnded);
    connect(&queue_.model(), &QueueModel::changed, this,
            [this] { estimates_->estimateQueue(queue_.model()); });
    connect(&jobs(), &JobRunner::stateChanged, this, &TrainPanel::refreshState);
    addPanelAction(tr("Start training"), QKeySequence("Ctrl+R"), [this] { train(); });
    addPanelAction(tr("Pause or continue"), {}, [this] { togglePause(); });
    addPanelAction(tr("Stop training and keep the model"), {}, [this] { jobs().stop(queue_.job()); });
    addPanelAction(tr("Queue a grid of trainings…"), QKeySequence("Ctrl+Shift+R"), [this] { askForGrid(); });
    addPanelAction(tr("Show the queue of trainings"), {}, [this] { plots_->queueCard().showQueue(true); });
    addPanelAction(tr("Reset all settings to their defaults"), {}, [this] { setup_->form().resetAll(); });
    addPanelAction(tr("Show basic or all settings"), {},
                   [this] { setup_->form().setExpert(!setup_->form().expert()); });
    refreshState();
}

void TrainPanel::projectOpened() {
    setup_->form().setSettings(settingsOfProject(project()));
    plots_->clear();
    setup_->setNews({});
    messages().hide();
    queue_.open(project().folder());
    if (queue_.model().rowCount() > 0)
        offerQueue();
    else
        offerUnfinished();
}

void TrainPanel::contentChanged() {
    setup_->showProject(project());
    showEmpty(project().pairStores().empty());
}

QString TrainPanel::helpPage() const {
    return setup_->askedPage();
}

void TrainPanel::describe() {
    QStringList parts{
        tr("Learn sentence embeddings from <b>%1</b>").arg(setup_->pairsName().toHtmlEscaped())};
    if (!estimateText_.isEmpty()) parts << estimateText_.toHtmlEscaped();
    setSubtitle(parts.join(" · "));
}

void TrainPanel::train() {
    TrainRequest request = setup_->request();
    if (request.pairs.empty()) return;
    saveSettings(project(), request.settings);
    enqueue(std::move(request), setup_->runName());
}

bool TrainPanel::enqueue(TrainRequest request, const QString& name) {
    request.output = project().freeName("runs", name, "");
    std::error_code failed;
    fs::create_directories(request.output, failed);
    if (failed) {
        messages().showError(
            Error{request.output.string(), failed.message(), "", "free disk space or choose another place"},
            {[this, request, name] { enqueue(request, name); }});
        return false;
    }
    messages().hide();
    QueueRow run;
    run.name = toText(request.output.filename());
    run.request = std::move(request);
    queue_.add(run);
    return true;
}

void TrainPanel::trainGrid(const std::vector<GridRun>& runs) {
    TrainRequest request = setup_->request();
    if (request.pairs.empty()) return;
    plots_->queueCard().showQueue(true);
    for (const GridRun& run : runs) {
        request.settings = run.settings;
        if (!enqueue(request, QString::fromStdString(run.name))) return;
    }
}

void TrainPanel::askForGrid() {
    std::vector<const SettingRow*> rows;
    for (const SettingField* field : setup_->form().fields()) rows.push_back(&field->row());
    GridDialog dialog(rows, setup_->form().settings(), this);
    if (dialog.exec() == QDialog::Accepted) trainGrid(dialog.runs());
}

void TrainPanel::resume(const fs::path& run) {
    const auto info = readRun(run);
    if (!info) return messages().showError(info.error());
    TrainRequest request = setup_->request();
    request.settings = info->settings;
    request.output = run;
    request.resume = true;
    request.pairs.clear();  // those of the run, found again if the project was moved
    setup_->choosePairs(toText(fs::path(info->pairsName).stem()));
    setup_->form().setSettings(info->settings);
    messages().hide();
    QueueRow queued;
    queued.name = QString::fromStdString(info->name);
    queued.request = std::move(request);
    queue_.add(queued);
}

void TrainPanel::prepare(const TrainLink& link) {
    Settings settings;
    if (!applyPreset(settings, link.preset.toStdString()) ||
        !applySettingsText(settings, link.settings.toStdString(), "link"))
        return;
    setup_->form().setSettings(settings);
    setup_->choosePairs(link.pairs);
}

bool TrainPanel::openFile(const QString& path) {
    if (const auto link = TrainLink::fromPath(path)) {
        prepare(*link);
        return true;
    }
    if (const QString key = settingOfPath(path); !key.isEmpty())
        return setup_->form().showField(key.toStdString());
    if (path.endsWith(".conf")) {
        Settings settings;
        const Result<Nothing> read = applySettingsFile(settings, toPath(path));
        read ? setup_->form().setSettings(settings) : messages().showError(read.error());
        return true;
    }
    if (!QFileInfo(path).isDir()) return false;
    const auto info = readRun(toPath(path));
    if (!info || !info->canResume) return false;
    resume(toPath(path));
    return true;
}

void TrainPanel::begin() {
    plots_->clear();
    setup_->setNews({});
    // The curves of a resumed training start with what was learned before.
    if (const auto history = readHistory(RunFolder{queue_.current().request.output}.history()))
        plots_->showHistory(*history);
    newsTimer_.start();
    refreshState();
}

void TrainPanel::end(const fs::path& folder, const Result<TrainSummary>& result) {
    showNews();
    const QString name = toText(folder.filename());
    std::error_code ignored;
    // A run that never started leaves only its empty folder.
    if (fs::is_empty(folder, ignored)) fs::remove(folder, ignored);
    if (result) {
        const auto kind = result.stopped() ? MessageBar::Kind::info : MessageBar::Kind::good;
        const QString text =
            summaryText(name, *result) +
            (result.stopped() ? tr(" Stopped; the model is kept and the run can be resumed.") : "");
        messages().showMessage(kind, text, result.stopped() ? tr("Resume") : tr("Show in Runs"),
                               [this, folder, stopped = result.stopped()] {
                                   stopped ? resume(folder) : emit panelRequested("runs", toText(folder));
                               });
    } else if (result.stopped()) {
        messages().showMessage(MessageBar::Kind::info, tr("Stopped before the training began."));
    } else {
        messages().showError(result.error(), {[this, folder] {
                                 if (!openFile(toText(folder))) train();
                             }});
    }
    newsTimer_.stop();
    refreshState();
    emit trainingEnded(result.ok());
}

void TrainPanel::tellAllEnded(const std::vector<fs::path>& folders) {
    QStringList paths;
    const RunInfo* best = nullptr;
    std::vector<RunInfo> runs;
    for (const fs::path& folder : folders) {
        auto run = readRun(folder);
        if (!run) continue;
        paths << toText(folder);
        runs.push_back(std::move(run).value());
    }
    for (const RunInfo& run : runs)
        if (std::isfinite(run.summary.bestScore) &&
            (!best || run.summary.bestScore > best->summary.bestScore))
            best = &run;
    if (runs.size() < 2) return;
    QString text = tr("%1 trainings have finished.", nullptr, plural(runs.size()))
                       .arg(countText(static_cast<qint64>(runs.size())));
    if (best)
        text += ' ' + tr("The best is %1, development score %2.")
                          .arg(QString::fromStdString(best->name), scoreText(best->summary.bestScore));
    messages().showMessage(MessageBar::Kind::good, text, tr("Compare in Runs"),
                           [this, paths] { emit panelRequested("runs", paths.join('\n')); });
}

void TrainPanel::showNews() {
    const TrainingUpdate news = queue_.takeNews();
    plots_->show(news);
    for (const EvaluationRecord& record : news.evaluations)
        if (record.best && record.step > 0)
            setup_->setNews(
                tr("Can be resumed exactly after a stop or a crash. Best model so far: epoch %1, %2.")
                    .arg(shortNumber(std::round(record.epoch * 10) / 10), scoreText(record.score)));
}

void TrainPanel::togglePause() {
    if (const JobInfo* job = jobs().find(queue_.job()))
        job->state == JobState::paused ? jobs().resume(job->id) : jobs().pause(job->id);
}

void TrainPanel::refreshState() {
    const JobInfo* job = jobs().find(queue_.job());
    setup_->setState(!job || !job->active()           ? TrainSetup::State::idle
                     : job->state == JobState::paused ? TrainSetup::State::paused
                                                      : TrainSetup::State::running);
}

void TrainPanel::offerUnfinished() {
    jobs().start(
        this, tr("Looking for unfinished runs"),
        [runs = project().folder("runs")](JobContext&) -> Result<std::vector<RunInfo>> {
            return listRuns(runs);
        },
        [this](const Result<std::vector<RunInfo>>& runs) {
            if (!runs || training()) return;
            for (const RunInfo& run : *runs) {
                if (run.state != RunState::unfinished || !run.canResume) continue;
                messages().showMessage(
                    MessageBar::Kind::warning,
                    tr("The training %1 was interrupted. It can be resumed from its last checkpoint.")
                        .arg(QString::fromStdString(run.name)),
                    tr("Resume"), [this, folder = run.folder] { resume(folder); });
                return;
            }
        },
        JobWeight::light);
}

void TrainPanel::offerQueue() {
    plots_->queueCard().showQueue(true);
    const int waiting = queue_.model().rowCount() - (training() ? 1 : 0);
    if (waiting == 0) return;
    messages().showMessage(
        MessageBar::Kind::info,
        tr("%1 trainings from the last session are still queued.", nullptr, plural(waiting))
            .arg(countText(waiting)),
        tr("Train"), [this] { queue_.start(); });
}

void TrainPanel::saveState(QSettings& settings) const {
    settings.setValue("expert", setup_->form().expert());
    // What was typed since the last training; read after a crash (shell/recovery.h).
    const std::string typed = settingsText(setup_->form().settings());
    const bool known = !project().isOpen() || typed == settingsText(settingsOfProject(project()));
    settings.setValue("unsaved", known ? QString() : QString::fromStdString(typed));
}

void TrainPanel::restoreState(QSettings& settings) {
    setup_->form().setExpert(settings.value("expert", false).toBool());
}

}  // namespace paragram::ui
