#include "ui/training/train_panel.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QSaveFile>
#include <QSettings>
#include <cmath>

#include "core/settings/settings_file.h"
#include "core/tasks/browse_pairs.h"
#include "core/tasks/estimate_training.h"
#include "ui/forms/setting_form.h"
#include "ui/shell/theme.h"
#include "ui/training/train_plots.h"
#include "ui/training/train_setup.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace fs = std::filesystem;

namespace {

constexpr int kNewsMs = 100;
constexpr int kEstimateMs = 300;
// The settings of the last training, in the project's folder: each project has its own.
constexpr const char* kProjectSettings = "settings.conf";

QString summaryText(const QString& name, const TrainSummary& summary) {
    QStringList parts;
    if (std::isfinite(summary.bestPearson) && summary.bestStep > 0)
        parts << TrainPanel::tr("best development score %1 at step %2")
                     .arg(scoreText(summary.bestPearson), countText(summary.bestStep));
    parts << TrainPanel::tr("%1 epochs").arg(shortNumber(std::round(summary.epochs * 10) / 10))
          << durationText(summary.seconds)
          << TrainPanel::tr("%1 pairs/s").arg(numberText(summary.pairsPerSecond, 0));
    return name + ": " + parts.join(", ") + '.';
}

QString costText(const TrainEstimate& cost) {
    const QString text =
        TrainPanel::tr("about %1, %2").arg(durationText(cost.seconds), bytesText(cost.memoryBytes));
    return cost.fromDisk ? TrainPanel::tr("%1, %2 on disk").arg(text, bytesText(cost.diskBytes)) : text;
}

}  // namespace

TrainPanel::TrainPanel(const PanelContext& context, QWidget* parent)
    : Panel(context, "train", tr("Train"), parent), setup_(new TrainSetup), plots_(new TrainPlots) {
    auto* content = new QWidget;
    auto* layout = new QHBoxLayout(content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(space::kCardGap);
    layout->addWidget(setup_);
    layout->addWidget(plots_, 1);
    auto* empty = new EmptyState(
        "train", tr("Training learns from sentence pairs; this project has none yet."), tr("Import pairs"));
    connect(empty, &EmptyState::clicked, this, [this] { emit panelRequested("data", {}); });
    setContent(content, empty);

    newsTimer_.setInterval(kNewsMs);
    connect(&newsTimer_, &QTimer::timeout, this, &TrainPanel::showNews);
    estimateTimer_.setSingleShot(true);
    estimateTimer_.setInterval(kEstimateMs);
    connect(&estimateTimer_, &QTimer::timeout, this, &TrainPanel::estimate);
    connect(setup_, &TrainSetup::changed, &estimateTimer_, qOverload<>(&QTimer::start));
    connect(setup_, &TrainSetup::trainClicked, this, &TrainPanel::train);
    connect(setup_, &TrainSetup::pauseClicked, this, &TrainPanel::togglePause);
    connect(setup_, &TrainSetup::stopClicked, this, [this] {
        if (training()) jobs().stop(runs_.front().job);
    });
    connect(&jobs(), &JobRunner::stateChanged, this, &TrainPanel::refreshState);
    addPanelAction(tr("Start training"), QKeySequence("Ctrl+R"), [this] { train(); });
    addPanelAction(tr("Pause or go on"), {}, [this] { togglePause(); });
    addPanelAction(tr("Stop training and keep the model"), {}, [this] {
        if (training()) jobs().stop(runs_.front().job);
    });
    addPanelAction(tr("Reset all settings to their defaults"), {}, [this] { setup_->form().resetAll(); });
    addPanelAction(tr("Show basic or all settings"), {},
                   [this] { setup_->form().setExpert(!setup_->form().expert()); });
    refreshState();
}

void TrainPanel::projectOpened() {
    Settings settings;
    std::error_code ignored;
    const fs::path saved = project().folder() / kProjectSettings;
    // Settings of another version of the program may not fit: then the defaults stand.
    if (fs::exists(saved, ignored) && !applySettingsFile(settings, saved)) settings = Settings{};
    setup_->form().setSettings(settings);
    plots_->clear();
    setup_->setNews({});
    messages().hide();
    offerUnfinished();
}

void TrainPanel::contentChanged() {
    setup_->showProject(project());
    showEmpty(project().pairStores().empty());
}

void TrainPanel::estimate() {
    const TrainRequest request = setup_->request();
    if (request.pairs.empty()) return;
    using Answer = std::pair<PairStoreInfo, TrainEstimate>;
    jobs().start(
        this, tr("Estimating"),
        [request](JobContext&) -> Result<Answer> {
            const auto info = describePairs(request.pairs.front());
            if (!info) return info.error();
            const auto cost = estimateTraining(request);
            if (!cost) return cost.error();
            return Answer{*info, *cost};
        },
        // Only the answer to the newest question counts.
        [this, number = ++estimateNumber_](const Result<Answer>& answer) {
            if (number != estimateNumber_) return;
            pairsText_ = answer ? tr("%1 pairs").arg(countText(answer->first.pairs)) : QString();
            estimateText_ =
                answer ? costText(answer->second) : QString::fromStdString(answer.error().sentence());
            describe();
        },
        JobWeight::light);
}

void TrainPanel::describe() {
    QStringList parts{tr("Learn sentence vectors from <b>%1</b>").arg(setup_->pairsName().toHtmlEscaped())};
    for (const QString& part : {pairsText_, estimateText_})
        if (!part.isEmpty()) parts << part.toHtmlEscaped();
    setSubtitle(parts.join(" · "));
}

void TrainPanel::train() {
    TrainRequest request = setup_->request();
    if (request.pairs.empty()) return;
    request.output = project().freeName("runs", setup_->runName(), "");
    // Taken at once, so that a second training that is queued gets a name of its own.
    std::error_code failed;
    fs::create_directories(request.output, failed);
    if (failed) return messages().showError(Error{request.output.string(), failed.message(), "", ""});
    QSaveFile last(toText(project().folder() / kProjectSettings));
    if (last.open(QIODevice::WriteOnly) && last.write(settingsText(request.settings).c_str()) > 0)
        last.commit();
    start(request, toText(request.output.filename()));
}

void TrainPanel::resume(const fs::path& run) {
    const auto info = readRun(run);
    if (!info) return messages().showError(info.error());
    TrainRequest request = setup_->request();
    request.settings = info->settings;
    request.output = run;
    request.resume = true;
    // The checkpoint knows its pairs by their whole path; a project that was moved has them by name.
    std::error_code ignored;
    const fs::path pairs = project().folder("pairs") / info->pairsName;
    request.pairs.clear();
    if (!info->pairsName.empty() && fs::exists(pairs, ignored)) request.pairs = {pairs};
    setup_->choosePairs(toText(pairs.stem()));
    setup_->form().setSettings(info->settings);
    start(request, QString::fromStdString(info->name));
    // What was learned before the break stays in the plots.
    if (const auto history = readHistory(run / "history.csv"); history && runs_.size() == 1)
        plots_->showHistory(*history);
}

bool TrainPanel::openFile(const QString& path) {
    if (!QFileInfo(path).isDir()) return false;
    const auto info = readRun(toPath(path));
    if (!info || !info->canResume) return false;
    resume(toPath(path));
    return true;
}

void TrainPanel::start(const TrainRequest& request, const QString& name) {
    ActiveRun run;
    run.name = name;
    run.feed = std::make_shared<TrainingFeed>();
    if (runs_.empty()) {
        plots_->clear();
        setup_->setNews({});
    }
    run.job = jobs().start(
        this, tr("Training %1").arg(name),
        [request, feed = run.feed](JobContext& job) { return trainModel(request, feed->observer(), job); },
        [this, name, folder = request.output](const Result<TrainSummary>& result) {
            end(name, folder, result);
        });
    runs_.push_back(std::move(run));
    messages().hide();
    newsTimer_.start();
    refreshState();
}

void TrainPanel::end(const QString& name, const fs::path& folder, const Result<TrainSummary>& result) {
    showNews();
    const auto ended =
        std::find_if(runs_.begin(), runs_.end(), [&](const ActiveRun& run) { return run.name == name; });
    const bool wasFirst = ended == runs_.begin();
    if (ended != runs_.end()) runs_.erase(ended);
    std::error_code ignored;
    // A run that never began leaves nothing but its empty folder.
    if (fs::is_empty(folder, ignored)) fs::remove(folder, ignored);
    if (result) {
        const auto kind = result->stopped ? MessageBar::Kind::info : MessageBar::Kind::good;
        const QString text =
            summaryText(name, *result) + (result->stopped ? tr(" Stopped and kept; it can go on.") : "");
        messages().showMessage(kind, text, result->stopped ? tr("Resume") : tr("Show in Runs"),
                               [this, folder, stopped = result->stopped] {
                                   stopped ? resume(folder) : emit panelRequested("runs", toText(folder));
                               });
    } else {
        messages().showError(result.error());
    }
    if (runs_.empty())
        newsTimer_.stop();
    else if (wasFirst)
        plots_->clear();
    refreshState();
    emit trainingEnded(result.ok());
}

void TrainPanel::showNews() {
    if (runs_.empty()) return;
    const TrainingNews news = runs_.front().feed->take();
    plots_->show(news);
    for (const EvaluationRecord& record : news.evaluations)
        if (record.best && record.step > 0)
            setup_->setNews(
                tr("Goes on exactly after a stop or a crash. Best model so far: epoch %1, %2.")
                    .arg(shortNumber(std::round(record.epoch * 10) / 10), scoreText(record.meanPearson)));
}

void TrainPanel::togglePause() {
    if (!training()) return;
    const JobInfo* job = jobs().find(runs_.front().job);
    if (job && job->state == JobState::paused)
        jobs().resume(job->id);
    else if (job)
        jobs().pause(job->id);
}

void TrainPanel::refreshState() {
    const JobInfo* job = training() ? jobs().find(runs_.front().job) : nullptr;
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
                    tr("The training %1 was cut short. It can go on from its last checkpoint.")
                        .arg(QString::fromStdString(run.name)),
                    tr("Resume"), [this, folder = run.folder] { resume(folder); });
                return;
            }
        },
        JobWeight::light);
}

void TrainPanel::saveState(QSettings& settings) const {
    settings.setValue("expert", setup_->form().expert());
}

void TrainPanel::restoreState(QSettings& settings) {
    setup_->form().setExpert(settings.value("expert", false).toBool());
}

}  // namespace paragram::ui
