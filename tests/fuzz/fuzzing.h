// Runs a reader on damaged copies of a good file.
#pragma once

#include <filesystem>
#include <functional>
#include <string>

namespace paragram::test {

// PARAGRAM_FUZZ_RUNS, else 2,000.
int fuzzRunsWanted();
double peakMegabytes();

// read: false where the file is refused. It gets the good seed, then damaged ones; empty text where all went
// well, else what did not.
std::string fuzz(const std::filesystem::path& file, const std::string& seed,
                 const std::function<bool(const std::filesystem::path&)>& read);

}  // namespace paragram::test
