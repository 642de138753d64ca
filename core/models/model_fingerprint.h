// Whether two models are the same.
#pragma once

#include <string>

#include "core/base/ranks/communicator.h"
#include "core/base/result.h"
#include "core/models/model.h"

namespace paragram {

// Identifies what determines the vectors of a text: equal for equal tables, tokenizers and settings.
std::string modelFingerprint(const Model& model);

// Error, on all ranks, unless all have the same model.
Result<Nothing> checkSameModel(Communicator& ranks, const Model& model);

}  // namespace paragram
