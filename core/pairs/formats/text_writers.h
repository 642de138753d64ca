// Writes pairs as lines of text. Characters that a format cannot contain (a tab or line end in TSV or Moses)
// are written as spaces.
#pragma once

#include <filesystem>

#include "core/pairs/formats/pair_writer.h"

namespace paragram {

using MadeWriter = Result<std::unique_ptr<PairWriter>>;

MadeWriter makeTsvWriter(const std::filesystem::path& file, const PairWriterOptions& options);
MadeWriter makeScoredWriter(const std::filesystem::path& file, const PairWriterOptions& options);
MadeWriter makeCsvWriter(const std::filesystem::path& file, const PairWriterOptions& options);
// Writes FILE.source-language and FILE.target-language.
MadeWriter makeMosesWriter(const std::filesystem::path& file, const PairWriterOptions& options);
MadeWriter makeJsonLinesWriter(const std::filesystem::path& file, const PairWriterOptions& options);

// The shortest text that is read as the same float; empty for none.
std::string scoreText(double score);

}  // namespace paragram
