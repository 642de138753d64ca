// A file of sentence pairs to a pair store.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/pairs/filter_chain.h"
#include "core/settings/settings.h"

namespace paragram {

struct ImportRequest {
    std::filesystem::path input;        // plain, compressed, "ARCHIVE!MEMBER"; "-": standard input
    std::filesystem::path secondInput;  // what the format needs besides (Moses: the target side); else empty
    std::string format = "auto";        // auto, or the id of a row of pairFormats()
    std::vector<int> columns;           // source, target[, score], from 0; empty: guessed
    std::vector<std::string> columnNames;        // the same by name: of a header, or keys of JSON lines
    std::string header = "auto";                 // of tables: auto, yes, no
    std::string delimiter = "auto";              // of CSV: auto, tab, or one character
    std::string encoding;                        // as ICU names it; empty: UTF-8, or UTF-16 by its mark
    std::string sourceLanguage, targetLanguage;  // empty: as the file or its name says
    Settings settings;                           // pairs.*, and filter.* where there is no recipe
    std::optional<Recipe> recipe;                // takes the place of filter.*
    std::vector<std::filesystem::path> suites;   // evaluation sets for the recipe's step leak
    std::filesystem::path output;                // replaced when done, never half-written
    int threads = 0;                             // 0: one for each core
};

struct ImportSummary {
    std::int64_t linesRead = 0;
    std::int64_t linesRejected = 0;  // with pairs.skip-bad-lines
    std::int64_t pairsKept = 0;
    std::vector<std::string> rejectedExamples;   // sentences of Error, a few
    std::string sourceLanguage, targetLanguage;  // empty: not known
    bool languagesGuessed = false;               // at least one of them from the text
    std::vector<FilterCount> filters;
    double seconds = 0;
    bool stopped = false;  // what was read so far is in the output
};

Result<ImportSummary> importPairs(const ImportRequest& request, JobContext& job);

}  // namespace paragram
