// Shows what an import would read from the first rows of a file; writes nothing.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/pairs/formats/pair_reader.h"

namespace paragram {

struct ImportPreview {
    std::string format;  // as guessed or requested; empty: a member of the archive must be chosen
    std::vector<std::string> members;  // texts of an archive, if there are several
    std::string member;                // the one that is read
    std::filesystem::path second;      // as given, or found by its name
    std::string encoding;              // as requested or detected: "UTF-8", "windows-1252"; may be empty
    bool isTable = false;              // the following fields up to likelyColumns are valid
    char delimiter = '\t';
    bool header = false;
    std::vector<std::string> columnNames;        // of the header
    int columnCount = 0;                         // the maximum of all rows
    std::vector<int> columns;                    // as guessed or requested; empty: unknown
    std::vector<int> likelyColumns;              // with the longest texts, if columns are unknown
    std::string sourceLanguage, targetLanguage;  // as requested, named or detected; may be empty
    std::vector<std::vector<std::string>> rows;  // all columns, or source, target and any score
    std::vector<std::int64_t> lines;             // of the start of each row, from 1; 0: unknown
    std::vector<std::string> problems;           // one message each, with line and byte
    std::vector<std::string> remarks;            // what the user should know; one sentence each
    std::string doubt;                           // why columns must be chosen; also in problems
};

// Error if no row can be read.
Result<ImportPreview> previewPairs(const PairInput& input, std::size_t rows, JobContext& job);
// The same, without a way to stop it.
Result<ImportPreview> previewPairs(const PairInput& input, std::size_t rows);

}  // namespace paragram
