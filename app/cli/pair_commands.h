// Pairs in from files of others and out to them: flags of import, export-pairs.
#pragma once

#include "app/cli/command.h"
#include "core/tasks/import_pairs.h"

namespace paragram::cli {

// The flags that say what an import reads and how, into request.
class ReadingFlags {
  public:
    ReadingFlags(CLI::App& app, std::shared_ptr<ImportRequest> request);
    // Once parsed: languages and columns into the request.
    Result<Nothing> apply() const;
    // --preview: only show what an import would see.
    bool previewOnly() const { return *preview_; }

  private:
    std::shared_ptr<ImportRequest> request_;
    std::shared_ptr<std::vector<std::string>> columns_, inputs_;
    std::shared_ptr<std::string> languages_;
    std::shared_ptr<bool> preview_;
};

// The guess, the first rows and what is wrong with them, on standard output.
Result<Outcome> printPreview(const ImportRequest& request, JobContext& job);

std::vector<Command> pairCommands();

}  // namespace paragram::cli
