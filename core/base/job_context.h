// What a long task knows of its surroundings: whether to stop or wait, and where to report.
#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <stop_token>
#include <string>

namespace paragram {

// How far a job is. total = 0 when unknown.
struct Progress {
    std::string stage{};      // "Reading pairs", "Training"
    double done = 0;          // in units
    double total = 0;         // in units; 0: not known
    std::string unit{};       // "pairs", "epochs"
    double rate = 0;          // rateUnit per second, 0: not known
    std::string rateUnit{};   // "pairs"
    double secondsLeft = -1;  // negative: not known
};

// Lets one thread hold another at its next poll.
class PauseGate {
  public:
    void pause();
    void resume();
    bool paused() const;
    // Returns when not paused, or at once when a stop is requested.
    void wait(const std::stop_token& stop);

  private:
    mutable std::mutex mutex_;
    std::condition_variable_any changed_;
    bool paused_ = false;
};

// Handed to every task function, last. A default one never stops and reports nowhere.
struct JobContext {
    std::stop_token stop;
    std::function<void(const Progress&)> report;
    PauseGate* gate = nullptr;

    // Poll once per batch: waits while paused, then says whether to stop.
    bool shouldStop() const;
    void tell(const Progress& progress) const {
        if (report) report(progress);
    }
};

}  // namespace paragram
