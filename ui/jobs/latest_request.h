// Answers to what the user types or selects: the newest request wins.
#pragma once

#include <QTimer>
#include <functional>
#include <memory>
#include <type_traits>

#include "ui/jobs/job_runner.h"

namespace paragram::ui {

// At most one request runs at a time. A newer one asks it to stop, waits for it to end and discards its
// answer, so that fast typing neither piles up work nor shows an outdated answer. Requests are light jobs.
class LatestRequest : public QObject {
    Q_OBJECT

  public:
    // pauseMs: how long the input must rest before a request starts; 0: requests start at once.
    LatestRequest(JobRunner& jobs, QObject* parent, int pauseMs = 0);

    // name, work and done as for JobRunner::start. done is called only if no newer request was made and
    // cancel() was not called meanwhile.
    template <class Work, class Done>
    void start(const QString& name, Work work, Done done) {
        using Outcome = std::invoke_result_t<Work&, JobContext&>;
        auto body = std::make_shared<Work>(std::move(work));
        auto answer = std::make_shared<Done>(std::move(done));
        replace([this, name, body, answer] {
            return jobs_.start(
                this, name, [body](JobContext& job) { return (*body)(job); },
                [this, number = number_, answer](Outcome outcome) {
                    if (finished(number)) (*answer)(std::move(outcome));
                },
                JobWeight::light);
        });
    }
    // Discards the pending request and the answer of the running one.
    void cancel();

  private:
    void replace(std::function<int()> launch);
    void launch();
    bool finished(int number);

    JobRunner& jobs_;
    QTimer pause_;
    std::function<int()> pending_;  // empty: no request waits
    int number_ = 0;                // of the newest request
    int running_ = 0;               // job; 0: none
};

}  // namespace paragram::ui
