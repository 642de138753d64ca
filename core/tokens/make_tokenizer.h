// The one place that knows all tokenizers.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <span>
#include <string>

#include "core/base/result.h"
#include "core/base/workers.h"
#include "core/settings/settings.h"
#include "core/tokens/token_list.h"
#include "core/tokens/tokenizer.h"

namespace paragram {

// bytes: what Tokenizer::serialise gave.
Result<std::shared_ptr<const Tokenizer>> makeTokenizer(const std::string& bytes, const std::string& name);
Result<std::shared_ptr<const Tokenizer>> readTokenizer(const std::filesystem::path& file);

// Learns a tokenizer of settings.tokenizer.kind; nextSentence gives false at the end, text as it will be
// tokenised.
Result<std::string> learnTokenizer(const TokenizerSettings& settings, int threads,
                                   const std::function<bool(std::string&)>& nextSentence);

// The tokens of a sentence as a model sees them: lower-cased where wanted, unknowns dropped, cut, never
// empty.
std::vector<std::int32_t> modelTokens(const Tokenizer& tokenizer, const Settings& settings,
                                      std::string_view text);

// The same for many sentences, on all workers; appended to list in order.
void appendModelTokens(const Tokenizer& tokenizer, const Settings& settings,
                       std::span<const std::string> texts, Workers& workers, TokenList& list);

}  // namespace paragram
