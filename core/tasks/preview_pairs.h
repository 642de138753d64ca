// What an import of a file would see in its first rows: a dry run that writes nothing.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/pairs/pair_format.h"
#include "core/tasks/import_pairs.h"

namespace paragram {

struct ImportPreview {
    std::string format;  // as guessed or asked; empty: an archive of which a member must be chosen
    std::vector<std::string> members;  // texts of an archive, where there are several
    std::string member;                // the one that is read
    std::filesystem::path second;      // as given, or found by its name
    std::string encoding;  // as asked, or as the first bytes tell: "UTF-8", "windows-1252"; may be empty
    bool isTable = false;  // has the following three
    char delimiter = '\t';
    bool header = false;
    std::vector<std::string> columnNames;  // of the header
    int columnCount = 0;                   // the most of a row
    std::vector<int> columns;              // as guessed or asked; empty: not to be told
    std::vector<int> likelyColumns;        // of the longest texts, where columns are not to be told
    std::string sourceLanguage,
        targetLanguage;  // as asked, or as file, its name or its text tell; may be empty
    std::vector<std::vector<std::string>> rows;  // of a table all columns, else source, target and any score
    std::vector<std::int64_t> lines;             // where the rows begin, from 1; 0: not known
    std::vector<std::string> problems;           // one sentence each, with line and byte
    bool stopped = false;                        // what was read until then
};

// Error where no row can be read.
Result<ImportPreview> previewPairs(const ImportRequest& request, std::size_t rows, JobContext& job);
Result<ImportPreview> previewPairs(const ImportRequest& request, std::size_t rows);

}  // namespace paragram
