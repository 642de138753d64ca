// The lines of a text, divided among ranks.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "core/base/job_context.h"
#include "core/base/ranks/communicator.h"
#include "core/base/result.h"
#include "core/text/input/line_reader.h"

namespace paragram {

// A chunk of lines for each rank: chunk r of a round is that of rank r.
struct LineRound {
    std::vector<std::string> texts;  // of this rank
    std::size_t lines = 0;           // of all ranks
    std::size_t hash = 0;            // of all these lines
    bool more = true;                // otherwise it is the last one
    std::optional<Error> problem;    // a line that cannot be used: the round is not complete
};

// Every rank reads all lines and keeps its own.
LineRound readRound(LineReader& reader, std::size_t chunk, const Communicator& ranks);

// Stopped, on all ranks, if one is to stop. Error if they have read different lines of the file.
Result<Nothing> goesOn(const LineRound& round, const std::string& file, const JobContext& job);

// Error for standard input ("-"), which only one rank can read. flag: "--input".
Result<Nothing> checkReadByAll(const std::filesystem::path& file, const std::string& flag,
                               const Communicator& ranks);

}  // namespace paragram
