// The tokenizers a training needs: those it is given, the others learned from its pairs.
#pragma once

#include <filesystem>
#include <memory>
#include <vector>

#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/settings/settings.h"
#include "core/tasks/training_set.h"
#include "core/tokens/model_tokenizer.h"

namespace paragram {

// One for each part of settings.encoder.kind, or one for each side and part where the sides are unshared
// (source first). Files are taken by their kind, in order; a file that no part needs is an Error. Null when
// the job was stopped while learning. Pairs that are tokens already need the file they were cut with.
Result<std::shared_ptr<const ModelTokenizer>> findTokenizers(const std::vector<std::filesystem::path>& files,
                                                             const Settings& settings,
                                                             const TrainingSet& pairs, JobContext& job);

}  // namespace paragram
