// The output of a long streaming task, which continues where an interrupted run of the same task ended.
#pragma once

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/files/file_seal.h"
#include "core/base/files/output_stream.h"
#include "core/base/files/write_lock.h"

namespace paragram {

// Names the contents of an input in a key: path, size and time of the last change. Standard input, devices
// and pipes cannot be read again, so that each call gives another name.
std::string inputKey(const std::filesystem::path& input);

// What an interrupted run of some task left for this target: the units that its last checkpoint names, or 0.
std::int64_t resumableDone(const std::filesystem::path& target);
// Removes what an interrupted run of some task left for this target.
void discardResumable(const std::filesystem::path& target);

// Until commit() the bytes are in TARGET.unfinished, and TARGET.progress says how many of them are whole.
// Standard output, devices and pipes start from the beginning.
class ResumableOutput {
  public:
    // key: names everything that the bytes depend on; what another task left, or is damaged, is discarded.
    // Error if the file cannot be written, or another program is writing it.
    static Result<ResumableOutput> open(const std::filesystem::path& target, const std::string& key);

    // What the last checkpoint of the interrupted run said; 0 for a new one.
    std::int64_t done() const { return done_; }
    // What that checkpoint said beside it.
    const std::string& note() const { return note_; }
    // Throws MachineFailure if the disk is full.
    void write(std::string_view bytes);
    // What was written until now is kept, whatever happens. done: in units of the task. note: what else an
    // interrupted run of the task needs to know.
    void checkpoint(std::int64_t done, const std::string& note = {});
    // Moves the file to its place. Throws MachineFailure.
    void commit();
    // Where the bytes are until then.
    std::filesystem::path unfinished() const;

  private:
    ResumableOutput(std::filesystem::path target, std::string key);
    std::filesystem::path progress() const;
    void continueEarlier();
    void check();

    std::filesystem::path target_;
    std::string key_, note_;
    std::int64_t done_ = 0;
    std::int64_t bytes_ = 0;
    RunningHash hash_;  // of these bytes
    std::ofstream file_;
    std::optional<OutputStream> stream_;  // instead of the file
    std::unique_ptr<WriteLock> lock_;     // while it is written
};

}  // namespace paragram
