// The context of a long task: whether to stop or wait, and where to report progress.
#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <stop_token>
#include <string>

namespace paragram {

class Communicator;  // ranks/communicator.h
Communicator& singleProcess();

// The progress of a job.
struct Progress {
    std::string stage{};      // "Reading pairs", "Training"
    double done = 0;          // in units
    double total = 0;         // in units; 0: unknown
    std::string unit{};       // "pairs", "epochs"
    double rate = 0;          // rateUnit per second; 0: unknown
    std::string rateUnit{};   // "pairs"
    double secondsLeft = -1;  // negative: unknown
    double otherRate = 0;     // the same speed in another unit; 0: none
    std::string otherUnit{};  // "tokens"
};

// Lets one thread pause another at its next poll.
class PauseGate {
  public:
    void pause();
    void resume();
    bool paused() const;
    // Returns when not paused, or as soon as a stop is requested.
    void wait(const std::stop_token& stop);

  private:
    mutable std::mutex mutex_;
    std::condition_variable_any changed_;
    bool paused_ = false;
};

// The last argument of every task. A default-constructed one never stops and reports nowhere.
struct JobContext {
    std::stop_token stop;
    std::function<void(const Progress&)> onProgress;
    PauseGate* gate = nullptr;
    Communicator* others = nullptr;  // who shares the job; null: nobody

    Communicator& ranks() const { return others != nullptr ? *others : singleProcess(); }
    // Poll once per batch: waits while paused, then returns whether to stop.
    bool shouldStop() const;
    void report(const Progress& progress) const {
        if (onProgress) onProgress(progress);
    }
};

}  // namespace paragram
