// Creates tokenizers of all kinds.
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

// bytes: from Tokenizer::serialise. Error for an unknown kind or a damaged file, here and below.
Result<std::shared_ptr<const Tokenizer>> makeTokenizer(const std::string& bytes, const std::string& name);
// The contents of a tokenizer file: bytes and their checksum, which other programs ignore in a SentencePiece
// model. It is not part of a tokenizer: models contain the bytes alone.
std::string tokenizerFile(const std::string& bytes);
// A tokenizer file of any kind, with or without a checksum.
Result<std::shared_ptr<const Tokenizer>> readTokenizer(const std::filesystem::path& file);

// Trains a tokenizer of settings.tokenizer.kind and returns its bytes; nextSentence returns false at the end,
// and text as it will be tokenised. Returns Stopped if the job is stopped.
Result<std::string> trainTokenizerBytes(const TokenizerSettings& settings, int threads,
                                        const std::function<bool(std::string&)>& nextSentence,
                                        const JobContext& job = {});

}  // namespace paragram
