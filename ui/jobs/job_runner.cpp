#include "ui/jobs/job_runner.h"
#include "ui/widgets/window_words.h"

#include <algorithm>
#include <mutex>
#include <new>
#include <thread>

namespace paragram::ui {

namespace {

constexpr int kProgressIntervalMs = 100;
constexpr std::size_t kShownJobs = 20;

}  // namespace

struct JobRunner::Job {
    int id = 0;
    JobWeight weight = JobWeight::heavy;
    bool launched = false;
    QPointer<QObject> owner;
    Body body;
    Deliver deliver;
    PauseGate gate;
    std::stop_source stop;
    std::mutex mutex;
    std::optional<Progress> news;  // under mutex: the worker's last report, until it is collected
    bool ended = false;            // under mutex, and then how
    std::optional<Error> error;
    std::jthread thread;
};

JobRunner::JobRunner(QObject* parent) : QObject(parent) {
    progressTimer_.setInterval(kProgressIntervalMs);
    connect(&progressTimer_, &QTimer::timeout, this, &JobRunner::collectProgress);
}

JobRunner::~JobRunner() {
    stopAll();
    for (auto& job : active_)
        if (job->thread.joinable()) job->thread.join();
}

int JobRunner::add(QObject* owner, const QString& name, JobWeight weight, Body body, Deliver deliver) {
    auto job = std::make_unique<Job>();
    job->id = ++lastId_;
    job->weight = weight;
    job->owner = owner;
    job->body = std::move(body);
    job->deliver = std::move(deliver);
    const int id = job->id;
    active_.push_back(std::move(job));
    if (weight == JobWeight::heavy) {
        JobInfo info;
        info.id = id;
        info.name = name;
        shown_.push_back(info);
        emit added(id);
        launchNextHeavy();
    } else {
        launch(*active_.back());
    }
    return id;
}

void JobRunner::launch(Job& job) {
    job.launched = true;
    // The pointer stays valid: a job leaves the list only in finish(), which joins the thread first.
    job.thread = std::jthread([this, job = &job] {
        JobContext context;
        context.stop = job->stop.get_token();
        context.gate = &job->gate;
        context.onProgress = [job](const Progress& progress) {
            const std::lock_guard lock(job->mutex);
            job->news = progress;
        };
        std::optional<Error> error;
        const auto machine = [](std::string found, std::string action) {
            return Error{"", std::move(found), "", std::move(action), ErrorKind::machine};
        };
        try {
            error = job->body(context);
        } catch (const MachineFailure& failure) {
            error = failure.error();
        } catch (const std::bad_alloc&) {
            error = machine("Not enough memory",
                            "use fewer dimensions, a smaller vocabulary or a smaller mega-batch");
        } catch (const std::exception& exception) {
            error = machine(exception.what(), "");
        } catch (...) {
            error = machine("Unknown failure", "");
        }
        {
            const std::lock_guard lock(job->mutex);
            job->error = std::move(error);
            job->ended = true;
        }
        QMetaObject::invokeMethod(this, "finishEnded", Qt::QueuedConnection);
    });
    if (!progressTimer_.isActive()) progressTimer_.start();
    setState(job.id, JobState::running);
}

void JobRunner::launchNextHeavy() {
    const auto heavy = [](const auto& job) { return job->weight == JobWeight::heavy; };
    const auto first = std::find_if(active_.begin(), active_.end(), heavy);
    if (first != active_.end() && !(*first)->launched) launch(**first);
}

void JobRunner::finishEnded() {
    std::vector<std::pair<int, std::optional<Error>>> ended;
    for (const auto& job : active_) {
        const std::lock_guard lock(job->mutex);
        if (job->ended) ended.emplace_back(job->id, job->error);
    }
    for (const auto& [id, error] : ended) finish(id, error);
}

void JobRunner::finish(int id, const std::optional<Error>& error) {
    collectProgress();
    const auto found =
        std::find_if(active_.begin(), active_.end(), [id](const auto& job) { return job->id == id; });
    if (found == active_.end()) return;
    const std::unique_ptr<Job> job = std::move(*found);
    active_.erase(found);
    if (job->thread.joinable()) job->thread.join();
    if (active_.empty()) progressTimer_.stop();
    const bool stopped = error ? error->kind == ErrorKind::stopped : job->stop.stop_requested();
    setState(id,
             !job->launched      ? JobState::stopped
             : error && !stopped ? JobState::failed
             : stopped           ? JobState::stopped
                                 : JobState::done,
             error && !stopped ? inWindowWords(*error) : QString());
    if (job->owner) job->deliver(error);
    emit finished(id);
    forgetOld();
    launchNextHeavy();
}

// Who is told may start jobs, so they are told when the list is no longer in use.
void JobRunner::collectProgress() {
    std::vector<int> told;
    for (const auto& job : active_) {
        std::optional<Progress> news;
        {
            const std::lock_guard lock(job->mutex);
            news.swap(job->news);
        }
        if (!news) continue;
        for (JobInfo& info : shown_)
            if (info.id == job->id) info.progress = *news;
        told.push_back(job->id);
    }
    for (const int id : told) emit progressed(id);
}

void JobRunner::pause(int id) {
    Job* job = findJob(id);
    if (!job || !job->launched) return;
    job->gate.pause();
    setState(id, JobState::paused);
}

void JobRunner::resume(int id) {
    Job* job = findJob(id);
    if (!job || !job->launched) return;
    job->gate.resume();
    setState(id, JobState::running);
}

void JobRunner::stop(int id) {
    Job* job = findJob(id);
    if (!job) return;
    job->stop.request_stop();
    job->gate.resume();
    if (job->launched) return;
    // Queued, so that the owner learns of it after this call, as of any other ending.
    const Error never{"", tr("Stopped before it started").toStdString(), "", ""};
    QMetaObject::invokeMethod(
        this, [this, id, never] { finish(id, never); }, Qt::QueuedConnection);
}

void JobRunner::stopAll() {
    for (const auto& job : active_) {
        job->stop.request_stop();
        job->gate.resume();
    }
}

const JobInfo* JobRunner::find(int id) const {
    const auto found =
        std::find_if(shown_.begin(), shown_.end(), [id](const auto& info) { return info.id == id; });
    return found == shown_.end() ? nullptr : &*found;
}

bool JobRunner::busy() const {
    return std::any_of(shown_.begin(), shown_.end(), [](const auto& info) { return info.active(); });
}

JobRunner::Job* JobRunner::findJob(int id) {
    for (const auto& job : active_)
        if (job->id == id) return job.get();
    return nullptr;
}

void JobRunner::setState(int id, JobState state, const QString& error) {
    for (JobInfo& info : shown_) {
        if (info.id != id) continue;
        info.state = state;
        info.error = error;
        emit stateChanged(id);
        return;
    }
}

void JobRunner::forgetOld() {
    while (shown_.size() > kShownJobs && !shown_.front().active()) {
        const int id = shown_.front().id;
        shown_.erase(shown_.begin());
        emit removed(id);
    }
}

}  // namespace paragram::ui
