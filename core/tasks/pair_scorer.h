// A model or word vectors to a function that scores pairs.
#pragma once

#include <filesystem>

#include "core/base/job_context.h"
#include "core/pairs/filters/filter_kind.h"

namespace paragram {

// modelOrVectors: a run, a model file, or word vectors (word2vec text or binary, GloVe), which are averaged
// over the word tokens in lower case; a sentence of unknown words has cosine 0.
Result<PairScorer> loadPairScorer(const std::filesystem::path& modelOrVectors,
                                  const std::string& sourceLanguage, const std::string& targetLanguage,
                                  JobContext& job);

}  // namespace paragram
