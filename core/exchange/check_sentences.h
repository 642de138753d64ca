// Sentences that every export is tried with.
#pragma once

#include <string>
#include <vector>

#include "core/models/model.h"

namespace paragram {

// Real sentences of several scripts, and count more put together from the model's own tokens; the same for
// the same model.
std::vector<std::string> checkSentences(const Model& model, int count);

}  // namespace paragram
