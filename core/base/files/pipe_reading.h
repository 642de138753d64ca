// Reading from pipes and terminals, which may wait for ever, so that a signal can end it.
#pragma once

#include <cstddef>
#include <filesystem>

#include "core/base/result.h"

namespace paragram {

// Opens a file for reading, a named pipe without waiting for its writer. -1 with errno if it cannot be
// opened.
int openForReading(const std::filesystem::path& file);

// Reads at most size bytes from a descriptor, and at least one unless the end is reached (0). Returns Stopped
// after interruptWaits; Error with the system's reason, for which `name` names the file.
Result<std::size_t> readBytes(int descriptor, char* into, std::size_t size, const std::string& name);

}  // namespace paragram
