// A text file that says what happened when the program crashed. It stays on this machine.
#pragma once

#include <filesystem>

namespace paragram::ui {

// From now on a signal that ends the program (SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGILL) first writes the
// version, the signal and the addresses of the calls to folder/crash-PROCESS.txt; the program then ends as it
// would have. Call once. The folder is created if it is missing.
void writeReportOfCrash(const std::filesystem::path& folder, const char* version);

// The path of the report that a process would have written.
std::filesystem::path crashReport(const std::filesystem::path& folder, long process);

}  // namespace paragram::ui
