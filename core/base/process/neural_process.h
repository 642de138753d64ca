// paragram-neural, which computes generative models: started here, asked in frames.
#pragma once

#include <memory>
#include <string>

#include "core/base/job_context.h"
#include "core/base/process/child_process.h"
#include "core/base/process/frame.h"
#include "core/base/result.h"

namespace paragram {

class NeuralProcess {
  public:
    // Error if the program is not installed. Throws MachineFailure if it cannot be started.
    static Result<std::unique_ptr<NeuralProcess>> start();

    // Error if the program is not installed.
    static Result<Nothing> checkInstalled();

    // The answer to a request (core/neural/session.h). Throws MachineFailure with a sentence if the program
    // ends or refuses. With a job: Stopped if that is stopped; the program must then be started again.
    Frame ask(const Frame& request);
    Result<Frame> ask(const Frame& request, const JobContext& job);

  private:
    explicit NeuralProcess(const std::filesystem::path& program);
    Result<Frame> exchange(const Frame& request, const JobContext* job);
    [[noreturn]] void ended();

    ChildProcess process_;
    std::string received_, said_;  // bytes of an incomplete answer; what it wrote to standard error
};

}  // namespace paragram
