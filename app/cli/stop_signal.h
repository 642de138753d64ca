// Turns Ctrl-C (SIGINT) and SIGTERM into a request to stop.
#pragma once

#include <stop_token>
#include <thread>

namespace paragram::cli {

// During its lifetime the first signal requests a stop; the next one has its usual effect.
class StopSignal {
  public:
    StopSignal();
    ~StopSignal();
    StopSignal(const StopSignal&) = delete;
    StopSignal& operator=(const StopSignal&) = delete;
    std::stop_token token() const { return source_.get_token(); }

  private:
    std::stop_source source_;
    std::thread waiter_;
};

}  // namespace paragram::cli
