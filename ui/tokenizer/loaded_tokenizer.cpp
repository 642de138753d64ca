#include "ui/tokenizer/loaded_tokenizer.h"

#include <QCoreApplication>
#include <algorithm>

#include "core/tasks/training/train_tokenizer.h"
#include "ui/widgets/window_words.h"

namespace paragram::ui {

namespace fs = std::filesystem;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(TokenizerKind)
};

}  // namespace

QString tokenizerKindName(TokenizerKind kind) {
    return kind == TokenizerKind::sentencepiece ? Words::tr("sentence pieces")
           : kind == TokenizerKind::word        ? Words::tr("words")
           : kind == TokenizerKind::trigram     ? Words::tr("trigrams")
                                                : QString::fromStdString(std::string(nameOf(kind)));
}

Result<LoadedTokenizer> readWithPieces(const fs::path& file) {
    auto tokenizer = loadTokenizer(file);
    if (!tokenizer) return tokenizer.error();
    LoadedTokenizer loaded{*tokenizer, {}};
    loaded.pieces.reserve((*tokenizer)->size());
    for (std::size_t id = 0; id < (*tokenizer)->size(); ++id)
        loaded.pieces.push_back(QString::fromStdString((*tokenizer)->piece(static_cast<std::int32_t>(id))));
    return loaded;
}

std::vector<TokenizerEntry> readTokenizers(const std::vector<fs::path>& files,
                                           const std::vector<TokenizerEntry>& before, JobContext& job) {
    std::vector<TokenizerEntry> entries;
    for (const fs::path& file : files) {
        if (job.shouldStop()) break;
        TokenizerEntry entry;
        entry.file = file;
        std::error_code ignored;
        entry.written = fs::last_write_time(file, ignored);
        const auto known = std::find_if(before.begin(), before.end(), [&](const TokenizerEntry& old) {
            return old.file == file && old.written == entry.written;
        });
        if (known != before.end()) {
            entry = *known;
        } else if (const auto tokenizer = loadTokenizer(file)) {
            entry.kind = tokenizerKindName((*tokenizer)->kind());
            entry.pieces = static_cast<std::int64_t>((*tokenizer)->size());
        } else {
            entry.problem = inWindowWords(tokenizer.error());
        }
        entries.push_back(std::move(entry));
    }
    return entries;
}

}  // namespace paragram::ui
