// A model in one HDF5 file: table, tokenizer, settings, provenance, format version.
#pragma once

#include <filesystem>

#include "core/base/result.h"
#include "core/models/model.h"

namespace paragram {

// Its name in a run folder.
inline constexpr const char* kModelFileName = "model.h5";

// Equal models are written as equal bytes. Throws MachineFailure.
void writeModel(const Model& model, const std::filesystem::path& file);
// Error for a missing or damaged file, or one of another version.
Result<Model> readModel(const std::filesystem::path& file);

}  // namespace paragram
