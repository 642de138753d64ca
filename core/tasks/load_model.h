// A run folder or a model file to a model.
#pragma once

#include <filesystem>
#include <memory>

#include "core/base/result.h"
#include "core/models/model.h"

namespace paragram {

Result<std::shared_ptr<const Model>> loadModel(const std::filesystem::path& runOrFile);

// An untrained model of the same tokenizer and shape: the baseline every report shows.
Model randomModelLike(const Model& model, std::uint64_t seed);

}  // namespace paragram
