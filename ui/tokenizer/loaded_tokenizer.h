// A tokenizer with its pieces as text for the table, and the list of a project's tokenizers. Runs on a worker
// thread.
#pragma once

#include <QString>
#include <filesystem>
#include <memory>
#include <vector>

#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/tokens/tokenizer.h"
#include "ui/project/file_list_model.h"

namespace paragram::ui {

struct LoadedTokenizer {
    std::shared_ptr<const Tokenizer> tokenizer;
    std::vector<QString> pieces;  // by id
};

Result<LoadedTokenizer> readWithPieces(const std::filesystem::path& file);

struct TokenizerEntry : ProjectFile {
    QString kind;
    std::int64_t pieces = 0;
};

// before: the entries known so far; files that have not changed are not read again.
std::vector<TokenizerEntry> readTokenizers(const std::vector<std::filesystem::path>& files,
                                           const std::vector<TokenizerEntry>& before, JobContext& job);

// As shown: "sentence pieces"
QString tokenizerKindName(TokenizerKind kind);

}  // namespace paragram::ui
