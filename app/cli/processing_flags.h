// Flags of vectors that are processed after training, of evaluate and export.
#pragma once

#include <filesystem>

#include "app/cli/command.h"
#include "core/models/processed_model.h"

namespace paragram::cli {

struct ProcessingRequest {
    Processing processing;
    std::filesystem::path text;  // empty: not given
};

// Declares --token-weights, --remove-components, --whiten and --processing-text; request must outlive the
// parsing.
void addProcessing(CLI::App& app, ProcessingRequest& request);
// The lines of the text; empty without processing. Error for one without the other, and of the file.
Result<std::vector<std::string>> processingText(const ProcessingRequest& request);

}  // namespace paragram::cli
