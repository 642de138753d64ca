// Runs work in a separate process: libraries that crash on damaged input, or neither stop nor report.
#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/job_context.h"
#include "core/base/process/child_process.h"
#include "core/base/result.h"

namespace paragram {

struct WorkerRequest {
    std::vector<std::string> arguments;  // of paragram-worker: the verb and its arguments
    // Provides texts without zero bytes for the worker's standard input, one after another; false at the end.
    // Called on the caller's thread while the worker runs. Empty: no input.
    std::function<bool(std::string& text)> input = {};
    // Called with each line that the worker writes to its standard error; may be empty.
    std::function<void(std::string_view line)> onLine = {};
    std::filesystem::path program = {};  // empty: paragram-worker
};

struct WorkerReport {
    bool succeeded = false;  // exit status was 0
    std::string output;      // its standard output
    std::string lastLine;    // the last line of its standard error
};

// Starts the program, exchanges input, output and lines with it, and waits for its end. Stopped: the worker
// was killed. It is also killed when this process ends. Throws MachineFailure if it cannot be started.
Result<WorkerReport> runWorker(const WorkerRequest& request, const JobContext& job);

// Starts paragram-worker. Throws MachineFailure if it cannot be started; program: its path, empty if it was
// not found.
ChildProcess startWorker(const std::vector<std::string>& arguments, const std::filesystem::path& program);

// The path of paragram-worker: from PARAGRAM_WORKER, next to this program, in libexec/paragram of its
// installation, or in the app folder of a build; empty if it is not found.
std::filesystem::path workerProgram();

// The worker's side: reads texts from standard input, each terminated by a zero byte.
class WorkerInput {
  public:
    // false at the end.
    bool next(std::string& text);

  private:
    std::string buffer_;
    std::size_t at_ = 0;
};

}  // namespace paragram
