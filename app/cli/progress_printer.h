// Progress of a command on standard error: one moving line on a terminal, a line now and then elsewhere, or
// JSON.
#pragma once

#include <chrono>
#include <string>

#include "core/base/job_context.h"

namespace paragram::cli {

enum class ProgressStyle { automatic, plain, json, none };

class ProgressPrinter {
  public:
    explicit ProgressPrinter(ProgressStyle style);
    void show(const Progress& progress);
    // Ends the moving line.
    void finish();

  private:
    bool due(const Progress& progress);
    using Clock = std::chrono::steady_clock;
    ProgressStyle style_;
    bool terminal_;
    bool lineOpen_ = false;
    std::string lastStage_;
    Clock::time_point last_{};
};

// "41 s", "1 min 50 s", "2 h 5 min"
std::string durationText(double seconds);

}  // namespace paragram::cli
