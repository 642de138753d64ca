// TensorBoard's event files: scalars over steps, a record each, appended as they come.
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
    // Opens events.out.tfevents.<seconds>.paragram.<part> in folder, which is made; part tells a resumed
    // training's file from the one before. Throws MachineFailure.
    EventFileWriter(const std::filesystem::path& folder, double wallSeconds, std::int64_t part);
    void add(const std::string& tag, std::int64_t step, double value, double wallSeconds);
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
// Every scalar in order; records are checked by both of their checksums. A record that is cut short at the
// end of the file is left out, as TensorBoard does. Error: another kind of file, a wrong checksum.
Result<std::vector<EventScalar>> readEventFile(const std::filesystem::path& file);

// The checksum of Castagnoli (CRC-32C).
std::uint32_t crc32c(std::string_view bytes);

}  // namespace paragram
