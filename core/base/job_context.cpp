#include "core/base/job_context.h"

namespace paragram {

void PauseGate::pause() {
    const std::lock_guard lock(mutex_);
    paused_ = true;
}

void PauseGate::resume() {
    {
        const std::lock_guard lock(mutex_);
        paused_ = false;
    }
    changed_.notify_all();
}

bool PauseGate::paused() const {
    const std::lock_guard lock(mutex_);
    return paused_;
}

void PauseGate::wait(const std::stop_token& stop) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, stop, [this] { return !paused_; });
}

bool JobContext::shouldStop() const {
    if (gate) gate->wait(stop);
    return stop.stop_requested();
}

}  // namespace paragram
