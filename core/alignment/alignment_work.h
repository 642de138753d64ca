// An alignment that is being corrected, as a file: every correction is saved as soon as it is made.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>

#include "core/alignment/alignment_change.h"
#include "core/alignment/link.h"
#include "core/alignment/text_cues.h"
#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/documents/document_sentences.h"

namespace paragram {

// What stays the same while links are corrected.
struct AlignedTexts {
    DocumentSentences source, target;
    std::string sourceFile, targetFile;  // the documents; they are not needed again
    std::string model;                   // with which they were aligned, as given by the caller
    Glossary glossary{};
};

inline constexpr const char* kAlignmentEnding = ".alignment";

// The documents that a file is of, without reading their sentences. Error if it is no alignment.
struct AlignedFiles {
    std::string source, target;
};
Result<AlignedFiles> readAlignedFiles(const std::filesystem::path& file);

// Lines of JSON (files.md, Alignment): the sentences and links, and a line for every change since. The file
// contains everything, so that the documents may be moved or changed.
class AlignmentWork {
  public:
    // Writes a new file. Throws MachineFailure.
    static AlignmentWork create(const std::filesystem::path& file, std::shared_ptr<const AlignedTexts> texts,
                                Alignment links);
    // Error for a malformed line. A last line that was not written completely, because the machine stopped,
    // is left out. Returns Stopped.
    static Result<AlignmentWork> open(const std::filesystem::path& file, const JobContext& job);

    const std::filesystem::path& file() const { return file_; }
    const std::shared_ptr<const AlignedTexts>& texts() const { return texts_; }
    const Alignment& links() const { return links_; }
    // Links that the user has made or accepted, in no order.
    const Alignment& known() const { return known_; }

    // Saves a change durably and makes it. The change fits the links. Throws MachineFailure if it cannot be
    // saved, and Failure if another program has written to the file; nothing is changed then.
    void apply(const AlignmentChange& change);

  private:
    void append(const std::string& line);

    std::filesystem::path file_;
    std::shared_ptr<const AlignedTexts> texts_;
    Alignment links_, known_;
    std::uintmax_t size_ = 0;  // bytes of complete lines
    bool torn_ = false;        // what follows them is the beginning of a line
};

}  // namespace paragram
