// A model in one HDF5 file: table, tokenizer, settings, how it was trained, format version.
#pragma once

#include <filesystem>

#include "core/base/result.h"
#include "core/models/model.h"

namespace paragram {

// Equal models give equal bytes. Throws MachineFailure.
void writeModel(const Model& model, const std::filesystem::path& file);
Result<Model> readModel(const std::filesystem::path& file);

}  // namespace paragram
