// The one place that knows all tokenizers.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <string>

#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/settings/settings.h"
#include "core/tokens/tokenizer.h"

namespace paragram {

// bytes: what Tokenizer::serialise gave.
Result<std::shared_ptr<const Tokenizer>> makeTokenizer(const std::string& bytes, const std::string& name);
Result<std::shared_ptr<const Tokenizer>> readTokenizer(const std::filesystem::path& file);

// Learns a tokenizer of settings.tokenizer.kind; nextSentence gives false at the end, text as it will be
// tokenised. Empty when stopped.
Result<std::string> learnTokenizer(const TokenizerSettings& settings, int threads,
                                   const std::function<bool(std::string&)>& nextSentence,
                                   const JobContext& job = {});

}  // namespace paragram
