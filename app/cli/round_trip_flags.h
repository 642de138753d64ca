// Flags of generate for paraphrases by a round trip through another language.
#pragma once

#include <filesystem>
#include <memory>
#include <string>

#include "app/cli/command.h"
#include "core/tasks/models/round_trip.h"

namespace paragram::cli {

struct RoundTripFlags {
    std::string back;                  // model that translates back; empty: no round trip
    std::filesystem::path scoreModel;  // as RoundTripRequest
    std::filesystem::path pairs;       // store to write; empty: none
};

// The flags must outlive the parsing.
void addRoundTripFlags(CLI::App& app, RoundTripFlags& flags);

// Writes the table to output, "-" is standard output, and the store.
Result<Nothing> runRoundTrip(TextWriter& there, const RoundTripRequest& request, const RoundTripFlags& flags,
                             const std::filesystem::path& output, JobContext& job);

}  // namespace paragram::cli
