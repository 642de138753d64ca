// Has HDF5 files read by a separate process, to see whether the library survives them.
#pragma once

#include <filesystem>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

#include "core/base/process/child_process.h"
#include "core/base/result.h"

namespace paragram {

// The process, a paragram-worker, is started for the first file and remains, so that a file takes a fraction
// of what starting a program does. One that ends is started again and reads the file once more: the end may
// be due to an earlier file, or to a machine so slow that the processor time for the file ran out.
class Hdf5Walker {
  public:
    // Whether a process survived reading all of the file (walkHdf5), the first or the second. Returns
    // Stopped. For any thread, one at a time. Throws MachineFailure if no process can be started.
    Result<bool> survives(const std::filesystem::path& file);

  private:
    enum class Reply { survived, failed, stopped };
    Reply ask(const std::string& name);

    std::mutex mutex_;
    std::filesystem::path program_;
    std::unique_ptr<ChildProcess> process_;
};

}  // namespace paragram
