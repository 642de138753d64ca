// Imports a checkpoint of another program as a model file.
#pragma once

#include <filesystem>

#include "core/tasks/models/import_model.h"

namespace paragram::test {

inline Result<ImportModelSummary> importCheckpoint(const std::filesystem::path& checkpoint,
                                                   const std::filesystem::path& output) {
    ImportModelRequest request;
    request.checkpoint = checkpoint;
    request.output = output;
    JobContext job;
    return importModel(request, job);
}

}  // namespace paragram::test
