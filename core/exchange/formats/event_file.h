// TensorBoard's event files: scalars over steps, one record each, in order of arrival.
#pragma once

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"

namespace paragram {

class EventFileWriter {
  public:
    // Opens events.out.tfevents.<seconds>.paragram.<part> in folder, which is created if it is missing; part
    // distinguishes the file of a resumed training from the one before. Throws MachineFailure.
    EventFileWriter(const std::filesystem::path& folder, double wallSeconds, std::int64_t part);
    // Appends a scalar; wallSeconds: since 1970. Throws MachineFailure, as does flush.
    void add(const std::string& tag, std::int64_t step, double value, double wallSeconds);
    // Writes buffered scalars to the file.
    void flush();
    const std::filesystem::path& file() const { return file_; }

  private:
    void record(std::string_view payload);
    std::filesystem::path file_;
    std::ofstream out_;
};

struct EventScalar {
    std::string tag;
    std::int64_t step = 0;
    double value = 0, wallSeconds = 0;
};
// All scalars in order; both checksums of every record are verified. A record that is truncated at the end of
// the file is omitted, as by TensorBoard. Error for another kind of file or a wrong checksum.
Result<std::vector<EventScalar>> readEventFile(const std::filesystem::path& file);

// The checksum of Castagnoli (CRC-32C).
std::uint32_t crc32c(std::string_view bytes);

}  // namespace paragram
