// Trains a SentencePiece model on text (P19, P22).
#pragma once

#include <functional>
#include <string>

#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/settings/settings.h"

namespace paragram {

// nextSentence returns false at the end. Returns the bytes of a .model file, or Stopped, which takes effect
// immediately. The Error is SentencePiece's message, reworded. The number of threads changes the result by
// rounding only; the same number gives the same result.
Result<std::string> trainSentencePiece(const TokenizerSettings& settings, int threads,
                                       const std::function<bool(std::string&)>& nextSentence,
                                       const JobContext& job);

}  // namespace paragram
