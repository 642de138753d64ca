// Flags for reading pair files, of import, score and evaluate.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/cli/command.h"
#include "core/pairs/formats/pair_reader.h"

namespace paragram::cli {

// --columns, --header, --delimiter and --encoding, of files with columns.
class TableFlags {
  public:
    // columns: what --columns names, for its help. input must outlive the parsing.
    TableFlags(CLI::App& app, std::shared_ptr<PairInput> input, const std::string& columns);
    // Call after parsing: sets the columns of the input.
    void apply() const;

  private:
    std::shared_ptr<PairInput> input_;
    std::shared_ptr<std::vector<std::string>> columns_;
};

class ReadingFlags {
  public:
    // Declares the flags on app; input must outlive the parsing.
    ReadingFlags(CLI::App& app, std::shared_ptr<PairInput> input);
    // Call after parsing: sets file names, languages and columns of the input. Error for unsuitable values.
    Result<Nothing> apply() const;

  private:
    std::shared_ptr<PairInput> input_;
    std::shared_ptr<std::vector<std::string>> files_;
    std::shared_ptr<std::string> languages_;
    std::optional<TableFlags> table_;
};

// The formats that can be read, or written, with one sentence each, for --help.
std::string formatTable(bool written);

// "auto" and the formats, as --format takes them.
std::vector<std::string> formatNames(bool written);

// "en,es" as two codes; both are empty for an empty text.
Result<std::pair<std::string, std::string>> splitLanguages(const std::string& text);

// Prints what an import would read: format, columns and languages, the first rows, and their problems.
Result<Nothing> printPreview(const PairInput& input, JobContext& job);

}  // namespace paragram::cli
