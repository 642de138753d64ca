// Loads the model of a run folder or a model file.
#pragma once

#include <filesystem>
#include <memory>

#include "core/base/result.h"
#include "core/models/model.h"

namespace paragram {

// Error if there is no model, or it cannot be read.
Result<std::shared_ptr<const Model>> loadModel(const std::filesystem::path& runOrFile);

// An untrained model with the same tokenizer and shape: the baseline in every report.
Model untrainedModelLike(const Model& model, std::uint64_t seed);

}  // namespace paragram
