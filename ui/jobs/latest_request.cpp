#include "ui/jobs/latest_request.h"

namespace paragram::ui {

LatestRequest::LatestRequest(JobRunner& jobs, QObject* parent, int pauseMs) : QObject(parent), jobs_(jobs) {
    pause_.setSingleShot(true);
    pause_.setInterval(pauseMs);
    connect(&pause_, &QTimer::timeout, this, &LatestRequest::launch);
}

void LatestRequest::replace(std::function<int()> start) {
    cancel();
    pending_ = std::move(start);
    // Otherwise the end of the running job launches it.
    if (running_) return;
    if (pause_.interval() > 0)
        pause_.start();
    else
        launch();
}

void LatestRequest::cancel() {
    ++number_;
    pending_ = nullptr;
    pause_.stop();
    jobs_.stop(running_);
}

void LatestRequest::launch() {
    if (pending_) running_ = std::exchange(pending_, nullptr)();
}

bool LatestRequest::finished(int number) {
    running_ = 0;
    if (number == number_) return true;
    launch();
    return false;
}

}  // namespace paragram::ui
