// Shows the progress of a command on standard error: one changing line on a terminal, occasional lines
// elsewhere, or JSON.
#pragma once

#include <chrono>
#include <string>

#include "core/base/job_context.h"

namespace paragram::cli {

enum class ProgressStyle { automatic, plain, json, none };

class ProgressPrinter {
  public:
    explicit ProgressPrinter(ProgressStyle style);
    // Prints the progress unless the last line is too recent.
    void show(const Progress& progress);
    // Ends the changing line.
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

}  // namespace paragram::cli
