// Runs task functions on worker threads: heavy jobs one after another, light ones at once.
#pragma once

#include <QObject>
#include <QPointer>
#include <QTimer>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <type_traits>
#include <vector>

#include "core/base/job_context.h"
#include "core/base/result.h"

namespace paragram::ui {

enum class JobState { waiting, running, paused, done, stopped, failed };

// heavy: shown in the window, waits for the heavy jobs before it. light: a look-up of a few hundred
// milliseconds, not shown.
enum class JobWeight { heavy, light };

struct JobInfo {
    int id = 0;
    QString name;
    JobWeight weight = JobWeight::heavy;
    JobState state = JobState::waiting;
    Progress progress;
    QString error;  // one sentence, if failed

    bool active() const {
        return state == JobState::waiting || state == JobState::running || state == JobState::paused;
    }
};

class JobRunner : public QObject {
    Q_OBJECT

  public:
    explicit JobRunner(QObject* parent = nullptr);
    // Asks all jobs to stop and waits for them.
    ~JobRunner() override;

    // work: Result<T>(JobContext&), called on a worker thread; it must own everything it uses. done:
    // void(Result<T>), called on this thread unless owner was destroyed. Exceptions thrown by work arrive as
    // an Error. Returns the job's id, never 0.
    template <class Work, class Done>
    int start(QObject* owner, const QString& name, Work work, Done done,
              JobWeight weight = JobWeight::heavy) {
        using Outcome = std::invoke_result_t<Work&, JobContext&>;
        auto outcome = std::make_shared<std::optional<Outcome>>();
        // Nobody shares the work, but std::function requires what it holds to be copyable.
        auto body = std::make_shared<Work>(std::move(work));
        return add(
            owner, name, weight,
            [outcome, body](JobContext& job) -> std::optional<Error> {
                outcome->emplace((*body)(job));
                return (*outcome)->ok() ? std::nullopt : std::optional<Error>((*outcome)->error());
            },
            [outcome, done = std::move(done)](const std::optional<Error>& thrown) mutable {
                if (thrown && !outcome->has_value()) outcome->emplace(*thrown);
                done(std::move(**outcome));
            });
    }

    void pause(int id);
    void resume(int id);
    void stop(int id);
    void stopAll();

    // Heavy jobs, oldest first; the last ones that ended are kept for a while.
    const std::vector<JobInfo>& jobs() const { return shown_; }
    const JobInfo* find(int id) const;
    bool busy() const;  // a heavy job is waiting or running

  signals:
    void added(int id);
    void progressed(int id);  // at most ten times per second
    void stateChanged(int id);
    void finished(int id);
    void removed(int id);

  private:
    using Body = std::function<std::optional<Error>(JobContext&)>;
    using Deliver = std::function<void(const std::optional<Error>&)>;
    struct Job;

    int add(QObject* owner, const QString& name, JobWeight weight, Body body, Deliver deliver);
    void launch(Job& job);
    void launchNextHeavy();
    Q_INVOKABLE void finishEnded();
    void finish(int id, const std::optional<Error>& error);
    void collectProgress();
    Job* findJob(int id);
    void setState(int id, JobState state, const QString& error = {});
    void forgetOld();

    std::vector<std::unique_ptr<Job>> active_;
    std::vector<JobInfo> shown_;
    QTimer progressTimer_;
    int lastId_ = 0;
};

}  // namespace paragram::ui
