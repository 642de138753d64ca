// The folder for temporary files: that of the environment variable TMPDIR, or /tmp.
#pragma once

#include <filesystem>

namespace paragram {

// Throws Failure with an Error that names TMPDIR if the folder is missing or no file can be created in it.
std::filesystem::path temporaryFolder();

}  // namespace paragram
