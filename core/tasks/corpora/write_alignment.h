// Writes an alignment: with all sentences as a table, or its pairs in the formats of pairs.
#pragma once

#include <filesystem>
#include <string>

#include "core/alignment/link.h"
#include "core/base/result.h"
#include "core/documents/document_sentences.h"

namespace paragram {

// format: of alignmentFormat(). least: links of lower confidence are left out. Returns how many links with
// both sides were written. The file is complete or not there. Throws MachineFailure.
Result<std::int64_t> writeAlignment(const Alignment& links, const DocumentSentences& source,
                                    const DocumentSentences& target, const std::string& format, double least,
                                    const std::filesystem::path& output);

// The sentences of a run with spaces between them, none for scripts that use none.
std::string textOf(const DocumentSentences& sentences, const SentenceRun& run);

}  // namespace paragram
