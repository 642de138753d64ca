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
    std::filesystem::path input;        // plain or .gz; "-": standard input
    std::filesystem::path secondInput;  // Moses: the target side; else empty
    std::string format = "auto";        // auto, tsv, moses, psp-hdf5
    std::vector<int> columns;           // source, target[, score], from 0; empty: guessed
    std::string sourceLanguage, targetLanguage;
    Settings settings;                          // pairs.*, and filter.* where there is no recipe
    std::optional<Recipe> recipe;               // takes the place of filter.*
    std::vector<std::filesystem::path> suites;  // evaluation sets for the recipe's step leak
    std::filesystem::path output;               // replaced when done, never half-written
    int threads = 0;                            // 0: one for each core
};

struct ImportSummary {
    std::int64_t linesRead = 0;
    std::int64_t linesRejected = 0;  // with pairs.skip-bad-lines
    std::int64_t pairsKept = 0;
    std::vector<std::string> rejectedExamples;  // sentences of Error, a few
    std::vector<FilterCount> filters;
    double seconds = 0;
    bool stopped = false;  // what was read so far is in the output
};

Result<ImportSummary> importPairs(const ImportRequest& request, JobContext& job);

// What an import of a file would see in its first lines.
struct ImportPreview {
    std::string format;                          // as guessed or asked
    int columnCount = 0;                         // of the first good line
    std::vector<int> columns;                    // as guessed or asked
    std::string sourceLanguage, targetLanguage;  // guessed from the name; empty: not known
    std::vector<std::vector<std::string>> rows;  // all columns of the first lines
    std::vector<std::string> problems;           // one sentence each
};

Result<ImportPreview> previewPairs(const ImportRequest& request, std::size_t rows);

}  // namespace paragram
