// A pair store to a tokenizer file.
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
    std::vector<std::filesystem::path> pairs;  // all are learned from together
    Settings settings;                         // text.*, tokenizer.*
    std::filesystem::path output;
};

struct TokenizerSummary {
    std::string kind;  // tokenizer.kind
    std::size_t pieces = 0;
    std::int64_t sentences = 0;
    double piecesPerWord = 0;  // whitespace words
    double unknownShare = 0;   // of all pieces of the training text
    double seconds = 0;
    bool stopped = false;  // nothing is written when stopped

    // More is lost than by a few rare letters: with several scripts a coverage of 0.995 leaves out much of
    // the smaller ones.
    bool manyUnknown() const { return unknownShare > 0.02; }
};

Result<TokenizerSummary> trainTokenizer(const TokenizerRequest& request, JobContext& job);
Result<std::shared_ptr<const Tokenizer>> loadTokenizer(const std::filesystem::path& file);

}  // namespace paragram
