// Writes pairs as translation memories and files of CAT tools. Control characters that XML cannot represent
// are omitted.
#pragma once

#include <filesystem>

#include "core/pairs/formats/pair_writer.h"

namespace paragram {

// TMX 1.4b; score and properties as <prop>, the score of type "x-score", and the note as <note>.
Result<std::unique_ptr<PairWriter>> makeTmxWriter(const std::filesystem::path& file,
                                                  const PairWriterOptions& options);
// XLIFF 1.2, strict; score and note as <note>, the score as "score=0.93".
Result<std::unique_ptr<PairWriter>> makeXliffWriter(const std::filesystem::path& file,
                                                    const PairWriterOptions& options);
// XLIFF 2.0, core.
Result<std::unique_ptr<PairWriter>> makeXliff2Writer(const std::filesystem::path& file,
                                                     const PairWriterOptions& options);

}  // namespace paragram
