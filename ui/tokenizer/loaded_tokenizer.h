// A tokenizer with its pieces as text for the table, and the list of a project's tokenizers. For a worker's
// thread.
#pragma once

#include <QString>
#include <filesystem>
#include <memory>
#include <vector>

#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/tokens/tokenizer.h"

namespace paragram::ui {

struct LoadedTokenizer {
    std::shared_ptr<const Tokenizer> tokenizer;
    std::vector<QString> pieces;  // by id
};

Result<LoadedTokenizer> readWithPieces(const std::filesystem::path& file);

struct TokenizerEntry {
    std::filesystem::path file;
    QString kind;
    std::int64_t pieces = 0;
    QString problem;  // why it cannot be read; empty: it can
    std::filesystem::file_time_type written;

    QString name() const;
};

// before: what is known already; files that did not change are not read again.
std::vector<TokenizerEntry> readTokenizers(const std::vector<std::filesystem::path>& files,
                                           const std::vector<TokenizerEntry>& before, JobContext& job);

// "sentencepiece" -> "sentence pieces"
QString tokenizerKindName(const std::string& kind);

}  // namespace paragram::ui
