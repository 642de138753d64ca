// Runs a reader on damaged copies of a good file.
#pragma once

#include <filesystem>
#include <functional>
#include <string>

namespace paragram::test {

// The environment variable PARAGRAM_FUZZ_RUNS, otherwise 2,000.
int fuzzRunsWanted();
double peakMegabytes();

// The bytes of a file without its seal, so that damage reaches the reader of the format.
std::string unsealed(const std::string& bytes);

// read: returns false if the file is rejected. It first receives the good seed, then damaged copies.
// Returns an empty text if everything went well, otherwise a description of the problem.
std::string fuzz(const std::filesystem::path& file, const std::string& seed,
                 const std::function<bool(const std::filesystem::path&)>& read);

}  // namespace paragram::test
