// Writes alignments: with all sentences as a table, or their pairs in the formats of pairs.
#pragma once

#include <filesystem>
#include <memory>
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

// The same for many documents in one file. A table gets a column with their names, and a translation memory
// (TMX) properties: x-document with the name, and for each side the kind of its first sentence's paragraph
// (x-source-paragraph with its number from 1, x-source-heading if it is one) and its place (x-source-page,
// x-source-line, x-source-cue).
class AlignmentWriter {
  public:
    // Languages are those of the first document. Error for gold, whose numbers are of one document, or a file
    // that cannot be written.
    static Result<AlignmentWriter> open(const std::filesystem::path& output, const std::string& format,
                                        const DocumentSentences& source, const DocumentSentences& target,
                                        bool named);
    AlignmentWriter(AlignmentWriter&&) noexcept;
    AlignmentWriter& operator=(AlignmentWriter&&) noexcept;
    ~AlignmentWriter();

    // Returns how many links with both sides were written. Throws MachineFailure.
    std::int64_t add(const std::string& name, const Alignment& links, const DocumentSentences& source,
                     const DocumentSentences& target, double least);
    void commit();

  private:
    struct State;
    explicit AlignmentWriter(std::unique_ptr<State> state);
    std::unique_ptr<State> state_;
};

// The sentences of a run with spaces between them, none for scripts that use none.
std::string textOf(const DocumentSentences& sentences, const SentenceRun& run);

}  // namespace paragram
