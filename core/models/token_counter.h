// Turns a tokenizer, or that of a model, into a function that counts tokens.
#pragma once

#include <filesystem>

#include "core/base/result.h"
#include "core/pairs/filters/filter_kind.h"

namespace paragram {

// Counts the known tokens of a text, lower-cased as in training unless the model says otherwise. file: a
// tokenizer, a model file or a run folder; Error if it cannot be read.
Result<TokenCounter> loadTokenCounter(const std::filesystem::path& file);

}  // namespace paragram
