// The tokenizers of a training: those that are given; the others are trained on its pairs.
#pragma once

#include <filesystem>
#include <memory>
#include <vector>

#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/settings/settings.h"
#include "core/tokens/model/model_tokenizer.h"
#include "core/training/data/training_set.h"

namespace paragram {

// One tokenizer for each part of settings.encoder.kind, or one for each side and part if the sides are
// unshared (source first). Files are assigned by their kind, in order; a file that no part needs is an Error.
// Pairs that are tokens already need the SentencePiece file they were tokenised with. Returns Stopped if the
// job is stopped while a tokenizer is trained.
Result<std::shared_ptr<const ModelTokenizer>> loadOrTrainTokenizers(
    const std::vector<std::filesystem::path>& files, const Settings& settings, const TrainingSet& pairs,
    JobContext& job);

}  // namespace paragram
