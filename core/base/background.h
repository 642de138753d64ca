// A thread that does one piece of work while its owner does another.
#pragma once

#include <condition_variable>
#include <exception>
#include <functional>
#include <mutex>
#include <thread>

namespace paragram {

// start and wait belong to one thread, the owner's. What the work writes may be read after wait().
class Background {
  public:
    using Work = std::function<void(const std::stop_token& stop)>;

    Background();
    ~Background();  // asks the work in progress to stop and waits for it
    Background(const Background&) = delete;
    Background& operator=(const Background&) = delete;

    // Nothing may be under way: wait() first.
    void start(Work work);
    // Until the work is done; throws what it threw. Returns at once when nothing was started.
    void wait();

  private:
    void loop(const std::stop_token& stop);

    std::mutex mutex_;
    std::condition_variable_any changed_;
    Work work_;  // empty: nothing under way
    std::exception_ptr failure_;
    std::jthread thread_;  // last: it uses the others
};

}  // namespace paragram
