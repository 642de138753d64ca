// Aligns documents with their translations and writes the linked sentences (methods.md, Alignment).
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/alignment/gold_links.h"
#include "core/alignment/link.h"
#include "core/alignment/text_aligner.h"
#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/documents/document_sentences.h"
#include "core/models/model.h"
#include "core/settings/settings.h"

namespace paragram {

struct AlignRequest {
    SentencesRequest source, target;
    AlignSettings settings;
    std::filesystem::path output;  // "-": standard output; empty: none
    // links, gold, or a format of pairs that can be written; auto: by the name, of which .alignment is an
    // AlignmentWork
    std::string format = "auto";
    double least = 0;                // links of lower confidence are not written
    std::filesystem::path gold;      // to be compared with; empty: none
    std::filesystem::path glossary;  // lines of source term, tab, target term; empty: none
    std::filesystem::path known;     // links that are certain, as in gold files; empty: none
    std::string modelName;           // what an AlignmentWork calls the model
};

struct AlignSummary {
    std::int64_t sources = 0, targets = 0;                // sentences
    std::int64_t links = 0, written = 0;                  // with both sides
    std::int64_t skippedSources = 0, skippedTargets = 0;  // sentences without a translation
    std::int64_t moved = 0;                               // links out of order
    std::int64_t doubtful = 0;                            // links with a confidence below 0.5
    double meanConfidence = 0;                            // of links with both sides
    std::optional<LinkQuality> quality;                   // with gold
    std::vector<std::string> remarks;
    double readSeconds = 0, embedSeconds = 0, alignSeconds = 0, seconds = 0;
};

struct AlignedDocuments {
    DocumentSentences source, target;
    Alignment links;
    AlignSummary summary;
    Glossary glossary{};
    std::shared_ptr<const TextAligner> aligner{};  // to correct the links with
};

// Counts, without remarks and seconds.
AlignSummary summaryOf(const Alignment& links, const DocumentSentences& source,
                       const DocumentSentences& target);

// Stopped: nothing is written. Error for documents that cannot be read, or that are not translations of each
// other, or unsuitable gold, glossary or known links. Throws MachineFailure.
Result<AlignedDocuments> alignDocuments(const Model& model, const AlignRequest& request, JobContext& job);

// A file format for a name: "links", "gold", "alignment", "pair-store", or the id of a format of pairs.
Result<std::string> alignmentFormat(const std::string& format, const std::filesystem::path& output);
// "auto" and all formats that an alignment can be written in.
std::vector<std::string> alignmentFormats();

}  // namespace paragram
