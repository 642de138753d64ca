// SentencePiece learned from text (P19, P22).
#pragma once

#include <functional>
#include <string>

#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/settings/settings.h"

namespace paragram {

// nextSentence gives false at the end. Gives the bytes of a .model file; empty when stopped, which takes
// effect at once. The Error is SentencePiece's own refusal made readable. Threads change the result by
// rounding only; the same number repeats it.
Result<std::string> trainSentencePiece(const TokenizerSettings& settings, int threads,
                                       const std::function<bool(std::string&)>& nextSentence,
                                       const JobContext& job);

}  // namespace paragram
