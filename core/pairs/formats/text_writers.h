// Pairs as lines of text. What a format has no place for (a tab or line end in a sentence of TSV or Moses) is
// written as a space.
#pragma once

#include <filesystem>

#include "core/pairs/pair_writer.h"

namespace paragram {

using MadeWriter = Result<std::unique_ptr<PairWriter>>;

MadeWriter makeTsvWriter(const std::filesystem::path& file, const PairWriterOptions& options);
MadeWriter makeScoredWriter(const std::filesystem::path& file, const PairWriterOptions& options);
MadeWriter makeCsvWriter(const std::filesystem::path& file, const PairWriterOptions& options);
// FILE.source-language and FILE.target-language.
MadeWriter makeMosesWriter(const std::filesystem::path& file, const PairWriterOptions& options);
MadeWriter makeJsonLinesWriter(const std::filesystem::path& file, const PairWriterOptions& options);

// The shortest form that reads back as the same float; empty for none.
std::string scoreText(double score);

}  // namespace paragram
