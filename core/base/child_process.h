// Work of a library that neither stops nor reports, in a process of its own.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "core/base/job_context.h"

namespace paragram {

struct ChildWork {
    // Runs in the child. next gives the texts of feed one after another, false at their end. Returns the
    // result; what it throws ends the child.
    std::function<std::string(const std::function<bool(std::string&)>& next)> work;
    // Runs here, while the child runs: texts without zero bytes.
    std::function<bool(std::string& text)> feed;
    // Runs here: a line the child wrote to its standard error.
    std::function<void(std::string_view line)> said;
};

struct ChildOutcome {
    bool finished = false;  // result is whole
    bool stopped = false;   // killed because the job was asked to stop
    std::string result;
    std::string lastLine;  // of standard error, where it ended otherwise
};

// The child shares no memory that is written, holds no lock of this process and ends with it. It must not use
// threads of this process, nor HDF5 unless the caller holds its lock. Throws MachineFailure when the system
// gives no process.
ChildOutcome runInChild(const ChildWork& work, const JobContext& job);

}  // namespace paragram
