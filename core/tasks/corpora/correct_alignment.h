// Corrects an alignment by hand: what is around a correction is aligned again at once.
#pragma once

#include <filesystem>
#include <memory>

#include "core/alignment/alignment_change.h"
#include "core/alignment/alignment_work.h"
#include "core/alignment/link_edit.h"
#include "core/alignment/text_aligner.h"
#include "core/tasks/corpora/align_documents.h"

namespace paragram {

// Aligns two documents and saves the result, to be corrected. file: where; request: its output is not used.
// model: what the file calls the model. Stopped, and errors of alignDocuments: there is no file.
struct AlignedWork {
    AlignmentWork work;
    std::shared_ptr<const TextAligner> aligner;
    AlignSummary summary;
};
Result<AlignedWork> startAlignment(const Model& model, const AlignRequest& request,
                                   const std::filesystem::path& file, const std::string& modelName,
                                   JobContext& job);

// What corrections of a saved alignment need: embeds its sentences again. Returns Stopped.
Result<std::shared_ptr<const TextAligner>> alignerOf(const Model& model, const AlignedTexts& texts,
                                                     const AlignSettings& settings, JobContext& job);

// The change that an edit makes: links that become certain, and the links around them, aligned again. A link
// of sentences far apart is taken for one of a part that moved, and changes nothing around it. Error if the
// edit is not possible. Returns Stopped.
Result<AlignmentChange> correctAlignment(const TextAligner& aligner, const Alignment& links,
                                         const Alignment& known, const LinkEdit& edit, JobContext& job);

}  // namespace paragram
