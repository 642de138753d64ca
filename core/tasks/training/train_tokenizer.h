// Trains a tokenizer on pair stores.
#pragma once

#include <filesystem>
#include <memory>
#include <vector>

#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/settings/settings.h"
#include "core/tokens/tokenizer.h"

namespace paragram {

struct TokenizerRequest {
    std::vector<std::filesystem::path> pairs;  // used together
    Settings settings;                         // text.*, tokenizer.*
    std::filesystem::path output;
};

struct TokenizerSummary {
    TokenizerKind kind = TokenizerKind::sentencepiece;
    std::size_t pieces = 0;
    std::int64_t sentences = 0;
    double piecesPerWord = 0;  // words separated by white space
    double unknownShare = 0;   // of all pieces of the training text
    double seconds = 0;

    // More is unknown than a few rare letters: with several scripts, a coverage of 0.995 omits much of the
    // smaller ones.
    bool manyUnknown() const { return unknownShare > 0.02; }
};

// Stopped: there is no output. Error for a store that cannot be read or too little text. Throws
// MachineFailure.
Result<TokenizerSummary> trainTokenizer(const TokenizerRequest& request, JobContext& job);
// Error if the file cannot be read.
Result<std::shared_ptr<const Tokenizer>> loadTokenizer(const std::filesystem::path& file);

}  // namespace paragram
