// Data sets of pairs in tables and JSON: whatever an import reads, with gold scores or labels.
#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/evaluation/sets/labelled_sets.h"
#include "core/evaluation/sets/sts_set.h"
#include "core/pairs/formats/pair_reader.h"

namespace paragram {

// How the files of data sets are read.
struct SetReading {
    // Columns, header, delimiter and encoding of tables that are given by name; the rest of the input is not
    // used. Files in folders are recognised by looking.
    PairInput table;
    // The same for single files, by the paths that are given; they are not read as `table` says.
    std::map<std::filesystem::path, PairInput> files;
    // Lines that cannot be read are skipped and counted; otherwise the first is an Error.
    bool skipBadLines = true;
    // What to do about a table whose columns are in doubt.
    std::string advice = "write it as gold score, sentence, sentence, separated by tabs";

    const PairInput& inputOf(const std::filesystem::path& file) const {
        const auto found = files.find(file);
        return found == files.end() ? table : found->second;
    }
};

// What one table contributes.
struct TableSets {
    std::optional<StsSet> graded;
    LabelledSets labelled;
    std::vector<int> columns;  // of sentence, sentence and gold score or label, from 0
    std::string remark;        // lines that were skipped, one sentence; may be empty
};

// given: the file is meant as a data set; otherwise it must look like nothing else, and there is no value if
// it does not. Error for a file that cannot be read, and for one that is given and not recognised.
Result<std::optional<TableSets>> readSetTable(const std::filesystem::path& file, const SetReading& reading,
                                              bool given);

// Whether the name could be that of such a file: .tsv, .csv, .txt, .jsonl, .json, perhaps packed.
bool mayBeSetTable(const std::filesystem::path& file);

}  // namespace paragram
