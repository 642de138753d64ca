// Imports a file of sentence pairs into a pair store.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/pairs/formats/pair_reader.h"
#include "core/pairs/recipes/filter_chain.h"
#include "core/settings/settings.h"

namespace paragram {

struct ImportRequest {
    PairInput input;                            // the file or files, and how to read them
    std::vector<std::filesystem::path> more;    // read after it in the same way; divided among ranks
    Settings settings;                          // pairs.*, and filter.* without a recipe
    std::optional<Recipe> recipe;               // replaces filter.*
    std::vector<std::filesystem::path> suites;  // evaluation sets for the filter leak
    std::filesystem::path output;               // pair store; an atomic file
    int threads = 0;                            // 0: one per core
};

struct ImportSummary {
    std::int64_t linesRead = 0;
    std::string counted = "line";    // what linesRead counts, in the singular: "line", "unit", "object"
    std::int64_t linesRejected = 0;  // with pairs.skip-bad-lines
    std::int64_t pairsRead = 0;      // before the filters
    std::int64_t pairsRepaired = 0;  // damaged characters were replaced in them
    std::int64_t pairsKept = 0;
    LeftOut leftOut;                             // of linesRead; also said in remarks
    std::vector<std::string> rejectedExamples;   // a few messages
    std::string sourceLanguage, targetLanguage;  // empty: unknown
    std::vector<std::string> remarks;            // what the user should know; one sentence each
    bool languagesGuessed = false;               // at least one was detected from the text
    std::vector<FilterCount> filters;
    double seconds = 0;
};

// On several ranks each reads its share of the files, rank 0 writes the store that one process would write,
// and only its summary is that of all. Stopped: the pairs read so far are in the output. Error for a line
// that cannot be read (without pairs.skip-bad-lines), for a format, column or recipe that makes no sense, and
// if no pair is left. Throws MachineFailure.
Result<ImportSummary> importPairs(const ImportRequest& request, JobContext& job);

}  // namespace paragram
