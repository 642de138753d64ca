// The folder for temporary files: that of the environment variable TMPDIR, or /tmp.
#pragma once

#include <filesystem>

namespace paragram {

// Throws Failure with an Error that names TMPDIR if the folder is missing or no file can be created in it.
std::filesystem::path temporaryFolder();

// A new file in the folder, for reading and writing, without a name: its space is freed even if the program
// is killed. Returns its descriptor. Throws MachineFailure.
int openUnnamedFile(const std::filesystem::path& folder);

}  // namespace paragram
