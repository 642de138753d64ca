// Flags of generate for paraphrases: by a round trip through another language, or in given forms.
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "app/cli/command.h"
#include "core/tasks/models/form_paraphrases.h"
#include "core/tasks/models/round_trip.h"

namespace paragram::cli {

struct ParaphraseFlags {
    std::string back;                // model that translates back; empty: no round trip
    std::vector<std::string> forms;  // templates
    TemplateSet more = TemplateSet::none;
    std::string parseModel;            // completes templates to parses; empty: none
    std::filesystem::path parses;      // of the sentences
    std::filesystem::path scoreModel;  // as SentencesToParaphrase
    std::filesystem::path pairs;       // store to write; empty: none

    bool inForms() const { return !forms.empty() || more != TemplateSet::none; }
};

// The flags must outlive the parsing.
void addParaphraseFlags(CLI::App& app, ParaphraseFlags& flags);

// Error for flags that need others, or exclude them. apart: a flag that paraphrases have no use for; empty:
// none is given.
Result<Nothing> checkParaphraseFlags(const ParaphraseFlags& flags, const std::string& apart);

// Writes the table to output, "-" is standard output, and the store. Until both are whole, what is written is
// kept beside them, and the same command continues there.
Result<Nothing> runRoundTrip(TextWriter& there, const RoundTripRequest& request, const ParaphraseFlags& flags,
                             const std::filesystem::path& output, JobContext& job);
// The same in the forms of the flags.
Result<Nothing> runForms(TextWriter& writer, const FormRequest& request, const ParaphraseFlags& flags,
                         const std::filesystem::path& output, JobContext& job);

}  // namespace paragram::cli
