// Turns a model or word vectors into a function that scores pairs.
#pragma once

#include <filesystem>

#include "core/base/job_context.h"
#include "core/pairs/filters/filter_kind.h"

namespace paragram {

// modelOrVectors: a run folder, a model file, or word vectors (word2vec text or binary, GloVe), which are
// averaged over the lower-cased words; a sentence of unknown words has cosine 0. Error for a file that cannot
// be read. A stop ends the reading of word vectors early.
Result<PairScorer> loadPairScorer(const std::filesystem::path& modelOrVectors,
                                  const std::string& sourceLanguage, const std::string& targetLanguage,
                                  JobContext& job);

}  // namespace paragram
