// Sentences for the read-back check of exports.
#pragma once

#include <string>
#include <vector>

#include "core/models/model.h"

namespace paragram {

// Real sentences in several scripts, and `count` more built from the model's tokens; always the same for a
// model.
std::vector<std::string> checkSentences(const Model& model, int count);

}  // namespace paragram
