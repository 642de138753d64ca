// Checks whether a file is undamaged and the HDF5 library survives it.
#pragma once

#include <filesystem>
#include <optional>

#include "core/base/result.h"

namespace paragram {

// A broken seal (file_seal.h) is an Error. A file without one, or one that somebody made, may be damaged: the
// library trusts what headers state and may crash on damaged ones (1.10), so another process reads the file
// first (Hdf5Walker). Returns an Error if it crashes or takes longer than any valid file could; errors
// that the library reports itself are left to those who open the file. The result is remembered while size
// and time of the file do not change. For any thread. Throws MachineFailure if no worker can be started.
std::optional<Error> findHdf5Damage(const std::filesystem::path& file);

}  // namespace paragram
