// Shows the progress of a command on standard error: one changing line on a terminal, occasional lines
// elsewhere, or JSON.
#pragma once

#include <chrono>
#include <string>

#include "core/base/job_context.h"

namespace paragram::cli {

enum class ProgressStyle { automatic, plain, json, none };

// Erases the changing line, if there is one, before anything else is printed.
void eraseProgress();

class ProgressPrinter {
  public:
    explicit ProgressPrinter(ProgressStyle style);
    ~ProgressPrinter();
    ProgressPrinter(const ProgressPrinter&) = delete;
    ProgressPrinter& operator=(const ProgressPrinter&) = delete;
    // Prints the progress unless the last line is too recent.
    void show(const Progress& progress);

  private:
    bool due(const Progress& progress);
    using Clock = std::chrono::steady_clock;
    ProgressStyle style_;
    std::string lastStage_;
    Clock::time_point last_{};
};

}  // namespace paragram::cli
