// Whether the HDF5 library survives a file.
#pragma once

#include <filesystem>
#include <optional>

#include "core/base/result.h"

namespace paragram {

// The library trusts what headers state and may crash on damaged ones (1.10). So a child process opens the
// file first, walks all objects and attributes and reads what they hold: of a large array the index of its
// chunks, its begin and its end. An Error where the child dies or takes longer than any file justifies; what
// the library refuses by itself is left to whoever opens the file. A verdict is remembered for as long as
// size and time of the file stay the same. Takes HDF5's lock.
std::optional<Error> findHdf5Damage(const std::filesystem::path& file);

}  // namespace paragram
