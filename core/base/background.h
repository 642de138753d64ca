// A thread that does one piece of work at a time while its owner does another.
#pragma once

#include <condition_variable>
#include <exception>
#include <functional>
#include <mutex>
#include <thread>

namespace paragram {

// start and wait are called by one thread, the owner's. What the work writes may be read after wait().
class Background {
  public:
    using Work = std::function<void(const std::stop_token& stop)>;

    Background();
    ~Background();  // requests a stop of the work in progress and waits for it
    Background(const Background&) = delete;
    Background& operator=(const Background&) = delete;

    // No work may be in progress: wait() first.
    void start(Work work);
    // Waits until the work is done; throws what it threw. Returns immediately if nothing was started.
    void wait();

  private:
    void loop(const std::stop_token& stop);

    std::mutex mutex_;
    std::condition_variable_any changed_;
    Work work_;  // empty: no work in progress
    std::exception_ptr failure_;
    std::jthread thread_;  // last: it uses the other members
};

}  // namespace paragram
